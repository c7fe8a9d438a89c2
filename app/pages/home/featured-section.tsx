import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { HomeView } from '#content-model/views.ts';

const LoopingCarousel = lazy(() => import('#app/ui/carousel/looping-carousel.tsx').then((module) => ({ default: module.LoopingCarousel })));

/** The specification's pace of the featured projects. */
const delayMs = 1500;
/** How many stand in the page itself, as many as a wide screen shows. With all twenty the page would not fit into its first round trip. */
const stillCount = 3;

type Featured = HomeView['featured'];

/** Featured projects. The carousel's code comes when the section nears the screen; until then the row scrolls by hand. */
export function FeaturedSection({ heading, text, items }: Featured) {
  const section = useRef<HTMLDivElement>(null);
  const near = useNear(section);
  const slides = items.map((item) => ({ key: item.slug, content: <Slide item={item} /> }));
  const row = <StillRow slides={slides.slice(0, stillCount)} />;
  return (
    <div ref={section} className="overflow-hidden pt-(--section)">
      <div className="page mb-8">
        <SectionHeading id="featured-heading" heading={heading} text={text} />
      </div>
      {near ? (
        <Suspense fallback={row}>
          <LoopingCarousel label={heading} delayMs={delayMs} slides={slides} />
        </Suspense>
      ) : (
        row
      )}
    </div>
  );
}

function Slide({ item }: { item: Featured['items'][number] }) {
  return (
    <Link to="/gallery" viewTransition className="block">
      <Photo picture={item} slot sizes="(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 88vw" />
      <span className="block pt-3 text-small text-ink-soft">{item.title}</span>
    </Link>
  );
}

/** The same slides before the carousel runs, in the same place and size, so that nothing moves when it does. */
function StillRow({ slides }: { slides: { key: string; content: React.ReactNode }[] }) {
  return (
    <>
      <div className="needs-script mb-5 h-11" />
      <ul className="carousel-row flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain">
        {slides.map(({ key, content }) => (
          <li key={key} className="min-w-0 shrink-0 grow-0 basis-full snap-start px-2 md:basis-1/2 lg:basis-1/3">
            {content}
          </li>
        ))}
      </ul>
      <noscript>
        <p className="page mt-4">
          <a href="/gallery" className="underline decoration-brass underline-offset-4">
            See all of them in the gallery
          </a>
        </p>
      </noscript>
    </>
  );
}

/** True once the element has come within a screen's height of the view. */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '100% 0%' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
