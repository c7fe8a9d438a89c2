import { GalleryClosing } from '#app/blocks/closing-section.tsx';
import { PlannerLink } from '#app/blocks/links.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { PicturePairsSection } from '#app/blocks/picture-pairs-section.tsx';
import { RoomsToTrySection } from '#app/blocks/rooms-to-try-section.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Island } from '#app/ui/island/island.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { Lightbox } from './lightbox.island.tsx';

/** The gallery, or one room of it. */
export function GalleryPage({ hero, heading, room, rooms, pictures, services, roomsToTry, closing }: View<'gallery'>) {
  return (
    <>
      <PageHeading heading={heading} text={hero.text}>
        {/* On most phones the contact bar has this link. */}
        <span className="contents min-[22rem]:max-md:hidden">
          <PlannerLink />
        </span>
        {roomsToTry && (
          <ButtonLink variant="link" href="#try-heading">
            {roomsToTry.heading}
          </ButtonLink>
        )}
      </PageHeading>
      <RoomLinks rooms={rooms} room={room} />
      <GalleryGrid pictures={pictures} leads className="page pb-(--section)" />
      <Island of={Lightbox} props={{ pictures }} />
      {services.map((service) => (
        <section key={service.path} aria-label={service.name}>
          <div className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-8">
            <h2 className="font-display text-heading">{service.name}</h2>
            <ButtonLink href={service.path} variant="link">
              {`See ${service.name}`}
            </ButtonLink>
          </div>
          <PicturePairsSection pictures={service.pictures} label={`${service.name}: pictures`} />
        </section>
      ))}
      <RoomsToTrySection roomsToTry={roomsToTry} />
      <GalleryClosing {...closing} />
    </>
  );
}

/** Narrows the gallery to one kind of room: each is a document of its own, with its own title and link picture. */
function RoomLinks({ rooms, room }: Pick<View<'gallery'>, 'rooms' | 'room'>) {
  const all = { name: 'All rooms', path: fixedPages.gallery.path };
  return (
    <nav aria-label="Rooms" data-rooms className="no-print page mb-5">
      <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto scroll-px-[40%] px-(--gutter) py-2 md:flex-wrap">
        {[all, ...rooms].map(({ name, path }) => (
          <li key={path} className="shrink-0">
            <a
              href={path}
              aria-current={name === (room ?? all.name) ? 'page' : undefined}
              className="room-link inline-flex min-h-11 items-center rounded-control border border-control px-4 text-small whitespace-nowrap hover:border-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
