import { LoopingCarousel } from '#app/ui/carousel/carousels.tsx';
import { isUpright, Photo } from '#app/ui/photo.tsx';
import type { HomeView } from '#content-model/views.ts';

/** The specification's pace of the featured projects. */
const delayMs = 1500;

type Featured = HomeView['featured'];

/** Featured projects, each a link to its picture in the gallery. One in three is wide, except an upright one. */
export function FeaturedSection({ heading, text, items }: Featured) {
  return (
    <div className="overflow-hidden pt-(--section)">
      <LoopingCarousel
        heading={heading}
        text={text}
        delayMs={delayMs}
        slides={items.map((item, index) => ({
          key: item.photo,
          wide: index % 3 === 0 && index + 2 < items.length && !isUpright(item),
          content: <Slide item={item} />,
        }))}
      />
    </div>
  );
}

function Slide({ item }: { item: Featured['items'][number] }) {
  return (
    <a href={`/gallery?picture=${item.photo}`} className="block focus-visible:-outline-offset-3">
      <Photo
        picture={item}
        slot
        sizes="(min-width: 48rem) 46vw, 88vw"
        className="lg:aspect-auto lg:h-[min(29vw,34rem)] print:h-auto print:aspect-3/2"
      />
      <span className="block pt-3 text-small text-ink-soft">{item.title}</span>
    </a>
  );
}
