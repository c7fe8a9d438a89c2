import { Link } from 'react-router';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { LoopingCarousel } from '#app/ui/carousel/looping-carousel.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { HomeView } from '#content-model/views.ts';

/** The specification's pace of the featured projects. */
const delayMs = 1500;

type Featured = HomeView['featured'];

/** Featured projects; each slide leads to its picture in the gallery. */
export function FeaturedSection({ heading, text, items }: Featured) {
  return (
    <div className="overflow-hidden pt-(--section)">
      <div className="page mb-8">
        <SectionHeading id="featured-heading" heading={heading} text={text} />
      </div>
      <LoopingCarousel
        label={heading}
        delayMs={delayMs}
        slides={items.map((item) => ({ key: item.slug, content: <Slide item={item} /> }))}
      />
    </div>
  );
}

function Slide({ item }: { item: Featured['items'][number] }) {
  return (
    <Link to={`/gallery?picture=${item.slug}`} viewTransition className="block">
      <Photo picture={item} slot sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 88vw" />
      <span className="block pt-3 text-small text-ink-soft">{item.title}</span>
    </Link>
  );
}
