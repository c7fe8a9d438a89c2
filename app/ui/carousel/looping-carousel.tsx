import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useAutoplay } from './use-autoplay.ts';

type LoopingCarouselProps = {
  label: string;
  /** Milliseconds between two steps. */
  delayMs: number;
  slides: { key: string; content: ReactNode }[];
};

const options: EmblaOptionsType = {
  loop: true,
  align: 'start',
  // The neighbours touch the edge without being in view.
  inViewThreshold: 0.1,
  breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
};

/**
 * Slides in an endless row that moves by itself; one, two or three in view as the screen allows. Without script, and until
 * Embla is loaded, the row scrolls by hand.
 */
export function LoopingCarousel({ label, delayMs, slides }: LoopingCarouselProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useEmblaWhenNear(viewport);
  const inView = useSlidesInView(embla);
  const next = useCallback(() => embla?.scrollNext(), [embla]);
  const { moving, playing, toggle } = useAutoplay(region, delayMs, next);

  return (
    <section ref={region} aria-roledescription="carousel" aria-label={label} data-moving={moving || undefined}>
      <div className="page needs-script mb-5 flex gap-2">
        <Button variant="outline" size="icon" onClick={toggle} aria-label={playing ? 'Pause the slides' : 'Play the slides'}>
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        <Button variant="outline" size="icon" onClick={() => embla?.scrollPrev()} aria-label="Previous slide" className="ml-auto">
          <Icon name="arrow-left" />
        </Button>
        <Button variant="outline" size="icon" onClick={next} aria-label="Next slide">
          <Icon name="arrow-right" />
        </Button>
      </div>
      <div ref={viewport} className={embla ? 'overflow-hidden' : 'relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain'}>
        <div className="carousel-row flex touch-pan-y touch-pinch-zoom" aria-live={moving ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              inert={inView ? !inView.includes(index) : false}
              className="min-w-0 shrink-0 grow-0 basis-full snap-start px-2 md:basis-1/2 lg:basis-1/3"
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
