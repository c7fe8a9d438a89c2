import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { RoomsToTry } from '#content-model/views.ts';

/** Links to the rooms that one can look round in or see in other finishes; nothing where there are none. */
export function RoomsToTrySection({ tries }: { tries: RoomsToTry }) {
  if (!tries) return null;
  return (
    <section aria-labelledby="try-heading" className="no-print page pb-(--section)">
      <h2 id="try-heading" className="mb-8 font-display text-title">
        {tries.heading}
      </h2>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        {tries.items.map(({ link, path, picture }) => (
          <li key={path} className="group relative">
            <Photo picture={picture} slot sizes="(min-width: 40rem) 46vw, 88vw" />
            <p className="mt-2 flex min-h-11 items-center gap-2">
              <a
                href={path}
                className="underline decoration-brass decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:text-accent"
              >
                {link}
              </a>
              <Icon name="arrow-right" size={18} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
