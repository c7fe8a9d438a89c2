import { Button } from '#app/ui/button.tsx';
import { CarouselHeading, Slide, StepButton } from '#app/ui/carousel/carousel.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages, pictureQuery } from '#contract/page-paths.ts';

/**
 * Featured projects, each a link to its picture in the gallery, in an endless row that moves by itself: one, two or three
 * in view as the screen allows, and the edge of the next. Without script, and until its script (ui/carousel/looping.ts)
 * is loaded, it scrolls by hand.
 */
export function FeaturedSection({ heading, text, items }: View<'home'>['featured']) {
  return (
    <section aria-roledescription="carousel" aria-label={heading} data-carousel="looping" className="overflow-hidden pt-(--section)">
      <CarouselHeading heading={heading} text={text}>
        <div className="needs-script flex gap-2 max-md:w-full">
          <Button variant="outline" size="icon" data-carousel-play aria-label="Pause the slides" className="group/play">
            <Icon name="pause" className="group-data-paused/play:hidden" />
            <Icon name="play" className="hidden group-data-paused/play:inline" />
          </Button>
          <StepButton by={-1} what="slide" className="max-md:ml-auto" />
          <StepButton by={1} what="slide" />
        </div>
      </CarouselHeading>
      <div
        data-carousel-viewport
        className="relative mt-8 ml-(--page-edge) snap-slides overflow-x-auto overscroll-x-contain data-running:snap-none data-running:overflow-hidden"
      >
        <div data-carousel-row className="carousel-row flex swiped-sideways" aria-live="polite">
          {items.map((item, index) => (
            <Slide
              key={item.photo}
              index={index}
              count={items.length}
              className="min-w-0 grow-0 basis-[94%] pr-4 md:basis-[47%] lg:basis-[31.33%] lg:pr-6"
            >
              <a href={fixedPages.gallery.path + pictureQuery(item.photo)} className="block focus-visible:-outline-offset-3">
                <Photo
                  picture={item}
                  fewSizes
                  sizes="(min-width: 48rem) 46vw, 88vw"
                  className="lg:aspect-auto lg:h-[min(29vw,34rem)] print:h-auto print:aspect-3/2"
                />
                <span className="block pt-3 text-small text-ink-soft">{item.title}</span>
              </a>
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}
