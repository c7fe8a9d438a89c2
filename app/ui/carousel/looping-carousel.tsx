import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type LoopingCarouselProps = {
  label: string;
  heading: ReactNode;
  /** Milliseconds between two steps. */
  delayMs: number;
  /** On a large screen a wide slide has the width of two others. */
  slides: { key: string; wide?: boolean; content: ReactNode }[];
};

/**
 * Slides in an endless row that moves by itself; one, two or three in view as the screen allows, and the edge of the next. Without script,
 * and until its script (looping.ts) is loaded, the row scrolls by hand.
 */
export function LoopingCarousel({ label, heading, delayMs, slides }: LoopingCarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={label} data-carousel="looping" data-delay={delayMs}>
      <div className="page mb-8 flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="needs-script flex gap-2 max-md:w-full">
          <Button variant="outline" size="icon" data-carousel-play aria-label="Pause the slides" className="group/play">
            <Icon name="pause" className="group-data-paused/play:hidden" />
            <Icon name="play" className="hidden group-data-paused/play:inline" />
          </Button>
          <Button variant="outline" size="icon" data-carousel-step="-1" aria-label="Previous slide" className="max-md:ml-auto">
            <Icon name="arrow-left" />
          </Button>
          <Button variant="outline" size="icon" data-carousel-step="1" aria-label="Next slide">
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
      <div
        data-carousel-view
        className="relative ml-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] snap-x snap-mandatory overflow-x-auto overscroll-x-contain data-running:snap-none data-running:overflow-hidden"
      >
        <div data-carousel-row className="carousel-row flex touch-pan-y touch-pinch-zoom" aria-live="polite">
          {slides.map(({ key, wide, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className={`min-w-0 shrink-0 grow-0 basis-[94%] snap-start pr-4 md:basis-[47%] lg:pr-6 ${wide ? '' : 'lg:basis-[23.5%]'}`}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
