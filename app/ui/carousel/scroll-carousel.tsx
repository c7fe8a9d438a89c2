import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type ScrollCarouselProps = { label: string; heading: ReactNode; slides: { key: string; content: ReactNode }[] };

/** A row that ends: native scrolling and snapping, with buttons that stop at the ends and arrow keys that scroll (scrolling.ts). */
export function ScrollCarousel({ label, heading, slides }: ScrollCarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} data-carousel="scrolling">
      <div className="page flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="needs-script hidden gap-2 md:flex">
          <Button variant="outline" size="icon" data-carousel-step="-1" disabled aria-label="Previous review">
            <Icon name="arrow-left" />
          </Button>
          <Button variant="outline" size="icon" data-carousel-step="1" aria-label="Next review">
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
      {/* Focusable, so that the keyboard can scroll it where the buttons are hidden. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        data-carousel-row
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className="carousel-row relative mt-8 flex snap-x snap-mandatory scroll-px-(--gutter) overflow-x-auto overscroll-x-contain scroll-smooth px-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] pb-4"
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className="w-[min(88vw,30rem)] shrink-0 snap-start pr-6 lg:w-[36rem] lg:pr-10"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
