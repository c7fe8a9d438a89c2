import { LatestCasesSection } from '#app/blocks/latest-cases-section.tsx';
import { PicturePairsSection } from '#app/blocks/picture-pairs-section.tsx';
import { RoomsToTrySection } from '#app/blocks/rooms-to-try-section.tsx';
import { StandaloneLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { ArticleSection } from './article-section.tsx';
import { CapabilitiesSection } from './capabilities-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ServiceClosingSection } from './service-closing-section.tsx';
import { ServiceHeroSection } from './service-hero-section.tsx';
import { StagesSection } from './stages-section.tsx';

/** One service: the same page for each, with the parts that its content has. */
export function ServicePage(service: View<'service'>) {
  return (
    <>
      <ServiceHeroSection {...service} />
      {service.article.length > 0 ? <ArticleSection {...service} /> : <FeaturesSection {...service} />}
      {service.capabilities && <CapabilitiesSection {...service.capabilities} />}
      <PicturePairsSection pictures={service.pictures}>
        {service.rooms.length > 0 && (
          <p className="flex flex-wrap gap-x-6 sm:col-span-full">
            {service.rooms.map(({ name, path }) => (
              <StandaloneLink key={path} size="lg" href={path}>
                {`More pictures in the gallery: ${name}`}
              </StandaloneLink>
            ))}
          </p>
        )}
      </PicturePairsSection>
      {service.stages && <StagesSection {...service.stages} />}
      <RoomsToTrySection roomsToTry={service.roomsToTry} />
      <LatestCasesSection cases={service.cases} className="pb-(--section)" />
      <QuestionsSection {...service} />
      <ServiceClosingSection {...service} />
    </>
  );
}
