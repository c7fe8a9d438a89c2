import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';

/** Links to the rooms to look round in or to see in other finishes; nothing if there are none. */
export function RoomsToTrySection({ roomsToTry }: { roomsToTry: View<'service'>['roomsToTry'] }) {
  if (!roomsToTry) return null;
  const count = roomsToTry.items.length;
  const layout = count < 3 ? layouts.few : layouts.many;
  // Of up to twelve pictures none is alone in the last row.
  const columnsClass = count % 3 === 0 || count % 4 === 1 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <section aria-labelledby="try-heading" className={`no-print page grid gap-x-10 gap-y-8 pb-(--section) ${layout.section}`}>
      <h2 id="try-heading" className="font-display text-heading">
        {roomsToTry.heading}
      </h2>
      <ul data-shows-focused className={`grid min-w-0 gap-8 ${layout.list} ${count < 3 ? '' : columnsClass}`}>
        {roomsToTry.items.map(({ linkText, path, picture }) => (
          <li key={path} className="group relative">
            <Photo picture={picture} fewSizes sizes="(min-width: 48rem) 46vw, 88vw" />
            <p className="mt-3">
              <a className="card-link" href={path}>
                {linkText}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Few are beside the heading; many are a row to swipe on phones. */
const layouts = {
  few: {
    section: 'lg:grid-cols-12 lg:[&>h2]:col-span-4 lg:[&>ul]:col-span-8',
    list: 'grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]',
  },
  many: { section: '', list: 'swipe-row md:grid-cols-2' },
};
