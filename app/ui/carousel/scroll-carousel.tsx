import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

type ScrollCarouselProps = { label: string; heading: ReactNode; slides: { key: string; content: ReactNode }[] };

/** A row that ends: native scrolling and snapping, with buttons that stop at the ends and arrow keys that scroll. */
export function ScrollCarousel({ label, heading, slides }: ScrollCarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { atStart, atEnd } = useEnds(row);
  const inView = useInView(row);

  function scroll(direction: 1 | -1) {
    const step = row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    row.current?.scrollBy({ left: direction * step });
  }

  function scrollByKey(event: React.KeyboardEvent) {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (!direction) return;
    event.preventDefault();
    scroll(direction);
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} onKeyDown={scrollByKey}>
      <div className="page flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="needs-script hidden gap-2 md:flex">
          <Button variant="outline" size="icon" disabled={atStart} onClick={() => scroll(-1)} aria-label="Previous review">
            <Icon name="arrow-left" />
          </Button>
          <Button variant="outline" size="icon" disabled={atEnd} onClick={() => scroll(1)} aria-label="Next review">
            <Icon name="arrow-right" />
          </Button>
        </div>
      </div>
      {/* Focusable, so that the keyboard can scroll it where the buttons are hidden. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        ref={row}
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
            inert={inView ? !inView.has(index) : false}
            className="w-[min(88vw,30rem)] shrink-0 snap-start pr-6 lg:w-[36rem] lg:pr-10"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether the row is at its first or last slide. */
function useEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const report = () => {
      const end = element.scrollWidth - element.clientWidth;
      setEnds({ atStart: element.scrollLeft <= 2, atEnd: element.scrollLeft >= end - 2 });
    };
    report();
    element.addEventListener('scroll', report, { passive: true });
    const observer = new ResizeObserver(report);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', report);
      observer.disconnect();
    };
  }, [row]);
  return ends;
}

/** Indexes of the slides that show at all; the others leave the tab order. */
function useInView(row: RefObject<HTMLElement | null>): Set<number> | null {
  const [inView, setInView] = useState<Set<number> | null>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const slides = Array.from(element.children);
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) now.add(slides.indexOf(target));
            else now.delete(slides.indexOf(target));
          }
          return now;
        }),
      { root: element, threshold: 0.1 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row]);
  return inView;
}
