import { LatestCasesSection } from '#app/blocks/latest-cases.tsx';
import { PicturePairs } from '#app/blocks/picture-pairs.tsx';
import { RoomsToTrySection } from '#app/blocks/rooms-to-try.tsx';
import type { ServiceView } from '#content-model/views.ts';
import { ArticleSection } from './article-section.tsx';
import { CapabilitiesSection } from './capabilities-section.tsx';
import { FeaturesAndBenefits } from './features-and-benefits.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ServiceClosing } from './service-closing.tsx';
import { ServiceHero } from './service-hero.tsx';
import { StagesSection } from './stages-section.tsx';

/** One service: the same page for each, with the parts that its content has. */
export function ServicePage(service: ServiceView) {
  return (
    <>
      <ServiceHero service={service} />
      {service.article.length > 0 ? <ArticleSection {...service} /> : <FeaturesAndBenefits {...service} />}
      {service.capabilities && <CapabilitiesSection {...service.capabilities} />}
      <PicturePairs pictures={service.pictures} />
      {service.stages && <StagesSection {...service.stages} />}
      <RoomsToTrySection roomsToTry={service.roomsToTry} />
      <LatestCasesSection cases={service.cases} className="pb-(--section)" />
      <QuestionsSection {...service} />
      <ServiceClosing service={service} />
    </>
  );
}
