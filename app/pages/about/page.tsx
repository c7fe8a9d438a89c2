import site from 'virtual:content/site';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { Figures } from '#app/blocks/figures.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { PointsSection } from '#app/blocks/points.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { TeamSection } from './team-section.tsx';

export function AboutPage(about: View<'about'>) {
  return (
    <>
      <PageHeading heading={about.hero.heading} text={about.hero.text}>
        <ButtonLink href={fixedPages.contact.path}>Start Your Project</ButtonLink>
      </PageHeading>
      <Photo picture={about.hero.picture} sizes="(min-width: 48rem) 100vw, 88vw" priority className="md:aspect-21/9" />
      <div className="page grid gap-x-10 gap-y-12 py-(--section) lg:grid-cols-12">
        <Figures figures={about.figures} className="gap-y-8 self-start lg:col-span-4 lg:grid-cols-2" />
        <div className="grid gap-5 lg:col-span-7 lg:col-start-6">
          {about.story.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'font-display text-subheading leading-[1.35]' : 'max-w-[64ch] text-ink-soft'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <section aria-label="Mission and vision" className="bg-green text-on-green">
        <div className="page grid gap-x-10 gap-y-12 py-(--section) lg:grid-cols-2">
          {[about.mission, about.vision].map(({ title, text }) => (
            <div key={title} className="border-t border-current/25 pt-6">
              <h2 className="text-small text-on-green-soft">{title}</h2>
              <p className="mt-4 font-display text-heading leading-[1.35]">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <PointsSection id="values" {...about.values} variant="rows" columns={2} />
      <PointsSection id="years" {...about.history} items={about.history.items.map(inYear)} variant="line" columns={4} sunken />
      <TeamSection {...about.team} />
      <ClosingSection {...about.closing}>
        <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
        <ButtonLink href={fixedPages.services.path} variant="outline">
          See our services
        </ButtonLink>
        {site.casesLinks.length > 0 && (
          <ButtonLink href={fixedPages.cases.path} variant="link">
            See our finished projects
          </ButtonLink>
        )}
      </ClosingSection>
    </>
  );
}

function inYear({ year, ...point }: View<'about'>['history']['items'][number]) {
  return { ...point, mark: <p className="mb-3 font-display text-figure">{year}</p> };
}
