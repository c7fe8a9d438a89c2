import { ReviewLink } from '#app/blocks/links.tsx';
import { CarouselHeading, Slide, StepButton } from '#app/ui/carousel/carousel.tsx';
import { Stars } from '#app/ui/icon.tsx';
import type { View } from '#content-model/views.ts';

/**
 * What clients wrote, one review a slide, in a row that ends: native scrolling, with buttons that stop at the ends and
 * arrow keys that scroll (ui/carousel/scrolling.ts).
 */
export function TestimonialsSection({ heading, text, items }: View<'home'>['testimonials']) {
  return (
    <section aria-roledescription="carousel" aria-label={heading} data-carousel="scrolling" className="py-(--section)">
      <CarouselHeading heading={heading} text={text}>
        <div className="needs-script hidden gap-2 md:flex">
          <StepButton by={-1} what="review" disabled />
          <StepButton by={1} what="review" />
        </div>
      </CarouselHeading>
      {/* Focusable, so that the keyboard can scroll it even if the buttons are hidden. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of form fields */}
      <div
        data-carousel-row
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={heading}
        className="carousel-row relative mt-8 flex snap-slides scroll-px-(--page-edge) overflow-x-auto overscroll-x-contain scroll-smooth px-(--page-edge) pb-4"
      >
        {items.map((item, index) => (
          <Slide key={item.name} index={index} count={items.length} className="w-[min(88vw,30rem)] pr-6 lg:w-[36rem] lg:pr-10">
            <Review {...item} />
          </Slide>
        ))}
      </div>
    </section>
  );
}

function Review({ name, place, rating, text, url }: View<'home'>['testimonials']['items'][number]) {
  return (
    <figure className="flex h-full flex-col border-t border-brass pt-6">
      <p className="flex text-brass">
        <span className="sr-only">{rating} out of 5 stars</span>
        <Stars count={rating} />
      </p>
      <blockquote className="mt-4 font-display text-entry">
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto pt-6 text-small">
        <span className="text-ink">{name}</span>, {place}
        <span className="block text-ink-soft">
          Review from Google{url && '. '}
          {url && <ReviewLink href={url} name={name} />}
        </span>
      </figcaption>
    </figure>
  );
}
