import site from 'virtual:content/site';
import { CallButton } from '#app/blocks/call-button.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { LatestCasesSection } from '#app/blocks/latest-cases-section.tsx';
import { PointsSection } from '#app/blocks/points.tsx';
import { consultationId } from '#app/lib/element-ids.ts';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { StandaloneLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages, termsPath } from '#contract/page-paths.ts';
import { ApproachSection } from './approach-section.tsx';
import { BannerSection } from './banner-section.tsx';
import { CostSection } from './cost-section.island.tsx';
import { FeaturedSection } from './featured-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ServiceGridSection } from './service-grid-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export function HomePage(home: View<'home'>) {
  return (
    <>
      <HeroSection {...home.hero}>
        <QuoteTrigger size="lg" />
        <ButtonLink href={fixedPages.services.path} variant="outline" size="lg">
          Explore Services
        </ButtonLink>
      </HeroSection>
      <Island of={CostSection} props={home.cost} />
      <ServiceGridSection {...home.serviceCards} />
      <BannerSection {...home.banner}>
        <ButtonLink href={`${fixedPages.contact.path}#${consultationId}`} size="lg">
          Schedule Free Consultation
        </ButtonLink>
        <ButtonLink href={fixedPages.gallery.path} variant="outline" size="lg">
          View Our Portfolio
        </ButtonLink>
      </BannerSection>
      <FeaturedSection {...home.featured} />
      <LatestCasesSection cases={home.cases} className="pt-(--section)" />
      <ApproachSection {...home.approach} />
      <PointsSection id="reasons" {...home.reasons} items={home.reasons.items.map(asPoint)} variant="leftRule" columns={4} sunken />
      <TestimonialsSection {...home.testimonials} />
      <ClosingSection {...home.closing}>
        <QuoteTrigger />
        <CallButton />
        <ButtonLink variant="link" href={site.studio.map} newTab>
          Find us on the map <Icon name="arrow-up-right" size={18} />
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

/** A claim that has conditions says so and leads to them. */
function asPoint({ title, text, claim, terms: hasTerms }: View<'home'>['reasons']['items'][number]) {
  return { title, text, belowTitle: hasTerms && <StandaloneLink href={termsPath(claim)}>*T&C Apply</StandaloneLink> };
}
