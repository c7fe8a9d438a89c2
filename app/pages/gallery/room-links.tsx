import { fixedPages } from '#contract/fixed-pages.ts';

type RoomLinksProps = { rooms: { name: string; path: string }[]; current: string | undefined };

/** Narrows the gallery to one kind of room: each is a document of its own, with its own title and link picture. */
export function RoomLinks({ rooms, current }: RoomLinksProps) {
  const all = { name: 'All rooms', path: fixedPages.gallery.path };
  return (
    <nav aria-label="Rooms" className="no-print page mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto scroll-px-[40%] px-(--gutter) py-2 md:flex-wrap">
        {[all, ...rooms].map(({ name, path }) => (
          <li key={path} className="shrink-0">
            <a
              href={path}
              aria-current={name === (current ?? all.name) ? 'page' : undefined}
              className="inline-flex min-h-11 shrink-0 items-center rounded-control border border-control px-4 text-small whitespace-nowrap hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground aria-[current]:[scroll-initial-target:nearest]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
