import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** The heading of a carousel, with its buttons beside it. */
export function CarouselHeading({ heading, text, children }: { heading: string; text: string | undefined; children: ReactNode }) {
  return (
    <div className="page flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 className="font-display text-heading">{heading}</h2>
        {text && <p className="mt-3 max-w-[52ch] text-ink-soft">{text}</p>}
      </div>
      {children}
    </div>
  );
}

export function StepButton({ by, what, ...props }: ComponentProps<'button'> & { by: 1 | -1; what: string }) {
  return (
    <Button variant="outline" size="icon" data-carousel-step={by} aria-label={`${by < 0 ? 'Previous' : 'Next'} ${what}`} {...props}>
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} />
    </Button>
  );
}

type SlideProps = { index: number; count: number; className: string; children: ReactNode };

export function Slide({ index, count, className, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern of the ARIA Authoring Practices asks for groups
    <div role="group" aria-roledescription="slide" aria-label={`${index + 1} of ${count}`} className={`shrink-0 snap-start ${className}`}>
      {children}
    </div>
  );
}
