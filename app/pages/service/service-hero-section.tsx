import { PriceAndTimeline } from '#app/blocks/facts.tsx';
import { AddButton } from '#app/project/add-button.tsx';
import { SaveButton } from '#app/project/save-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { isUpright, Photo } from '#app/ui/photo.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { contactPath, fixedPages } from '#contract/page-paths.ts';

/** The opening of a service page: text, price and timeline on the left, its own picture on the right. */
export function ServiceHeroSection(service: View<'service'>) {
  const { hero, article, capabilities } = service;
  return (
    <section className="relative grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col justify-center px-(--gutter) pt-5 pb-10 md:pt-10 lg:py-10 lg:pr-10 xl:pl-(--page-edge)">
        {/* By the specification, only services without capabilities and without a long text have this link. */}
        {!capabilities && article.length === 0 && (
          <p className="no-print back-link mb-6">
            <TextLink href={fixedPages.services.path} className="inline-flex min-h-11 items-center gap-2 text-small">
              <Icon name="arrow-left" size={18} /> Back to Services
            </TextLink>
          </p>
        )}
        <p className="flex items-center gap-3 text-small text-accent">
          <Icon name={service.icon} size={26} /> {service.label}
        </p>
        <h1 className="mt-2 font-display text-title max-md:text-[min(9.5vw,1.75rem)] md:mt-4">{service.title}</h1>
        <p className="mt-5 max-w-[52ch] text-lead text-ink-soft max-md:order-last max-md:mt-6">{service.intro}</p>
        <PriceAndTimeline price={service.price.words} timeline={service.timeline} hint={service.priceNote} className="mt-4 md:mt-8" />
        <p className="mt-4 flex flex-wrap gap-x-3 gap-y-2 md:mt-9">
          <ButtonLink href={contactPath(service.slug)} size="lg">
            {`Contact for ${service.name} Now!`}
          </ButtonLink>
          <AddButton slug={service.slug} />
          <ButtonLink href="#questions-heading" variant="link">
            Questions and answers
          </ButtonLink>
        </p>
      </div>
      <figure className="relative flex flex-col max-md:contents md:max-lg:order-first">
        <Photo
          picture={hero}
          sizes="(min-width: 64rem) max(60vw, 62rem), 88vw"
          priority
          // The text gives the height: with `flex-1`, whose basis is 0 %, an upright photograph would.
          className={`max-md:order-first md:max-lg:aspect-2/1 lg:aspect-auto lg:min-h-[40rem] lg:grow lg:basis-0 ${isUpright(hero) ? 'max-md:aspect-5/3' : ''}`}
        />
        <SaveButton picture={hero} />
        {hero.caption && (
          // On a phone the caption is below the price and the button, away from its picture.
          <figcaption className="max-w-[60ch] px-(--gutter) pt-3 text-small text-ink-soft max-md:-mt-8 lg:pr-4 lg:pl-0">
            <span className="md:hidden">In the picture: </span>
            {hero.caption}
          </figcaption>
        )}
      </figure>
    </section>
  );
}
