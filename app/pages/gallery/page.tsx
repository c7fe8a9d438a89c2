import { useLocation, useSearchParams } from 'react-router';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { GalleryView } from '#content-model/views.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { Lightbox } from './lightbox.tsx';
import { RoomFilter } from './room-filter.tsx';

/** The address holds what is shown: `?room=` filters, `?picture=` is in the lightbox and is a step of its own for Back. */
export function Page(gallery: GalleryView) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  // The page was prerendered without any address, so the first render must not know it either.
  const hydrated = useHydrated();
  const room = (hydrated && gallery.rooms.find((name) => name === params.get('room'))) || null;
  const shown = room ? gallery.pictures.filter((picture) => picture.room === room) : gallery.pictures;
  const open = hydrated ? shown.find(({ slug }) => slug === params.get('picture')) : undefined;

  function choose(name: 'room' | 'picture', value: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { preventScrollReset: true, replace: true, state },
    );
  }

  return (
    <>
      <PageHeading heading={gallery.hero.heading} text={gallery.hero.text} />
      <div className="page">
        <RoomFilter rooms={gallery.rooms} chosen={room} choose={(value) => choose('room', value)} />
        <p role="status" className="sr-only">
          {shown.length} pictures
        </p>
        <GalleryGrid pictures={shown} room={room} />
      </div>
      <ClosingSection {...gallery.closing}>
        <ButtonLink to="/contact">Start Your Project</ButtonLink>
        <QuoteTrigger variant="outline" />
      </ClosingSection>
      <Lightbox pictures={shown} open={open} show={(slug) => choose('picture', slug)} />
    </>
  );
}
