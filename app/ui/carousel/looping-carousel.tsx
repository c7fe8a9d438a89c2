import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useAutoplay } from './use-autoplay.ts';

type LoopingCarouselProps = {
  label: string;
  heading: ReactNode;
  /** Milliseconds between two steps. */
  delayMs: number;
  /** On a large screen a wide slide has the width of two others. */
  slides: { key: string; wide?: boolean; content: ReactNode }[];
};

const options: EmblaOptionsType = {
  loop: true,
  align: 'start',
  // The next one is cut by the edge of the screen and not in view.
  inViewThreshold: 0.5,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/**
 * Slides in an endless row that moves by itself; one, two or three in view as the screen allows, and the edge of the next. Without script, and until
 * Embla is loaded, the row scrolls by hand.
 */
export function LoopingCarousel({ label, heading, delayMs, slides }: LoopingCarouselProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useEmblaWhenNear(viewport);
  const inView = useSlidesInView(embla);
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const { moving, playing, toggle } = useAutoplay(region, delayMs, next);

  return (
    <section ref={region} aria-roledescription="carousel" aria-label={label} data-moving={moving || undefined}>
      <div className="page mb-8 flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="needs-script flex gap-2 max-md:w-full">
          <Button variant="outline" size="icon" onClick={toggle} aria-label={playing ? 'Pause the slides' : 'Play the slides'}>
            <Icon name={playing ? 'pause' : 'play'} />
          </Button>
          <Button variant="outline" size="icon" onClick={() => embla?.scrollPrev()} aria-label="Previous slide" className="max-md:ml-auto">
            <Icon name="arrow-left" />
          </Button>
          <Button variant="outline" size="icon" onClick={next} aria-label="Next slide">
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
      <div
        ref={viewport}
        className={`ml-[max(var(--gutter),calc((100vw-90rem)/2+var(--gutter)))] ${embla ? 'overflow-hidden' : 'relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain'}`}
      >
        <div className="carousel-row flex touch-pan-y touch-pinch-zoom" aria-live={moving ? 'off' : 'polite'}>
          {slides.map(({ key, wide, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={inView ? !inView.includes(index) : false}
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

/** Loads and starts Embla once the row is within a screen's height of the view; null until then. */
function useEmblaWhenNear(viewport: RefObject<HTMLElement | null>): EmblaCarouselType | null {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let left = false;
    let started: EmblaCarouselType | undefined;
    async function start() {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (left || !element) return;
      started = EmblaCarousel(element, options);
      setEmbla(started);
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Where it cannot be loaded the row still scrolls by hand.
        start().catch(() => {});
      },
      { rootMargin: '100% 0%' },
    );
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [viewport]);
  return embla;
}

/** Indexes of the slides on show, so that the others leave the tab order; null until the carousel runs. */
function useSlidesInView(embla: EmblaCarouselType | null): number[] | null {
  const [inView, setInView] = useState<number[] | null>(null);
  useEffect(() => {
    if (!embla) return;
    const report = () => setInView(embla.slidesInView());
    report();
    embla.on('slidesInView', report).on('reInit', report);
    return () => {
      embla.off('slidesInView', report).off('reInit', report);
    };
  }, [embla]);
  return inView;
}
