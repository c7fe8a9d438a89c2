import home from 'virtual:content/home';
import site from 'virtual:content/site';
import { QuoteTrigger } from '#app/layout/quote-trigger.tsx';
import { ApproachSection } from '#app/sections/approach-section.tsx';
import { BannerSection } from '#app/sections/banner-section.tsx';
import { CallButton } from '#app/sections/call-button.tsx';
import { ClosingSection } from '#app/sections/closing-section.tsx';
import { FeaturedSection } from '#app/sections/featured-section.tsx';
import { HeroSection } from '#app/sections/hero-section.tsx';
import { ReasonsSection } from '#app/sections/reasons-section.tsx';
import { ServiceGridSection } from '#app/sections/service-grid-section.tsx';
import { TestimonialsSection } from '#app/sections/testimonials-section.tsx';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

export const handle = { meta: home.meta };

export function Component() {
  return (
    <>
      <HeroSection {...home.hero}>
        <QuoteTrigger size="lg" />
        <ButtonLink to="/services" variant="outline" size="lg">
          Explore Services
        </ButtonLink>
      </HeroSection>
      <ServiceGridSection {...home.services} />
      <BannerSection {...home.banner}>
        <QuoteTrigger size="lg">Schedule Free Consultation</QuoteTrigger>
        <ButtonLink to="/gallery" variant="outline" size="lg">
          View Our Portfolio
        </ButtonLink>
      </BannerSection>
      <FeaturedSection {...home.featured} />
      <ApproachSection {...home.approach} />
      <ReasonsSection {...home.reasons} />
      <TestimonialsSection {...home.testimonials} />
      <ClosingSection {...home.closing}>
        <QuoteTrigger />
        <CallButton />
        <ButtonAnchor variant="link" href={site.studio.map} target="_blank" rel="noopener noreferrer">
          Find us on the map <Icon name="arrow-up-right" size={18} />
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonAnchor>
      </ClosingSection>
    </>
  );
}
