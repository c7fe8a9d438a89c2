import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** On a large screen a wide slide has the width of two others. */
type Slide = { key: string; content: ReactNode; wide?: boolean };
type CarouselProps = { heading: string; text?: string | undefined; slides: Slide[] };

/**
 * Slides in an endless row that moves by itself, every `delayMs` milliseconds; one, two or three in view as the screen
 * allows, and the edge of the next. Without script, and until its script (looping.ts) is loaded, the row scrolls by
 * hand.
 */
export function LoopingCarousel({ heading, text, delayMs, slides }: CarouselProps & { delayMs: number }) {
  return (
    <section aria-roledescription="carousel" aria-label={heading} data-carousel="looping" data-delay={delayMs}>
      <div className="page mb-8 flex flex-wrap items-end justify-between gap-4">
        <Heading heading={heading} text={text} />
        <div className="needs-script flex gap-2 max-md:w-full">
          <Button variant="outline" size="icon" data-carousel-play aria-label="Pause the slides" className="group/play">
            <Icon name="pause" className="group-data-paused/play:hidden" />
            <Icon name="play" className="hidden group-data-paused/play:inline" />
          </Button>
          <StepButton by={-1} what="slide" className="max-md:ml-auto" />
          <StepButton by={1} what="slide" />
        </div>
      </div>
      <div
        data-carousel-view
        className="relative ml-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] snap-x snap-mandatory overflow-x-auto overscroll-x-contain data-running:snap-none data-running:overflow-hidden"
      >
        <div data-carousel-row className="carousel-row flex touch-pan-y touch-pinch-zoom" aria-live="polite">
          <Slides
            slides={slides}
            className={({ wide }) => `min-w-0 grow-0 basis-[94%] pr-4 md:basis-[47%] lg:pr-6 ${wide ? '' : 'lg:basis-[23.5%]'}`}
          />
        </div>
      </div>
    </section>
  );
}

/** A row that ends: native scrolling, with buttons that stop at the ends and arrow keys that scroll (scrolling.ts). */
export function ScrollCarousel({ heading, text, slides }: CarouselProps) {
  return (
    <section aria-roledescription="carousel" aria-label={heading} data-carousel="scrolling">
      <div className="page flex flex-wrap items-end justify-between gap-4">
        <Heading heading={heading} text={text} />
        <div className="needs-script hidden gap-2 md:flex">
          <StepButton by={-1} what="review" disabled />
          <StepButton by={1} what="review" />
        </div>
      </div>
      {/* Focusable, so that the keyboard can scroll it where the buttons are hidden. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        data-carousel-row
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={heading}
        className="carousel-row relative mt-8 flex snap-x snap-mandatory scroll-px-(--gutter) overflow-x-auto overscroll-x-contain scroll-smooth px-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] pb-4"
      >
        <Slides slides={slides} className={() => 'w-[min(88vw,30rem)] pr-6 lg:w-[36rem] lg:pr-10'} />
      </div>
    </section>
  );
}

function Heading({ heading, text }: Pick<CarouselProps, 'heading' | 'text'>) {
  return (
    <div>
      <h2 className="font-display text-heading">{heading}</h2>
      {text && <p className="mt-3 max-w-[52ch] text-ink-soft">{text}</p>}
    </div>
  );
}

function StepButton({ by, what, ...props }: { by: 1 | -1; what: string; disabled?: boolean; className?: string }) {
  return (
    <Button variant="outline" size="icon" data-carousel-step={by} aria-label={`${by < 0 ? 'Previous' : 'Next'} ${what}`} {...props}>
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} />
    </Button>
  );
}

function Slides({ slides, className }: { slides: Slide[]; className: (slide: Slide) => string }) {
  return slides.map((slide, index) => (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
    <div
      key={slide.key}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
      className={`shrink-0 snap-start ${className(slide)}`}
    >
      {slide.content}
    </div>
  ));
}
