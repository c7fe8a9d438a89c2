import site from 'virtual:content/site';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { Figures } from '#app/blocks/figures.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { AboutView } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { TeamSection } from './team-section.tsx';

export function AboutPage(about: AboutView) {
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
            <p key={paragraph} className={index === 0 ? 'font-display text-subheading leading-[1.4]' : 'max-w-[64ch] text-ink-soft'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Purpose mission={about.mission} vision={about.vision} />
      <Values {...about.values} />
      <TimelineSection {...about.timeline} />
      <TeamSection {...about.team} />
      <ClosingSection {...about.closing}>
        <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
        <ButtonLink href={fixedPages.services.path} variant="outline">
          See our services
        </ButtonLink>
        {site.cases.length > 0 && (
          <ButtonLink href={fixedPages.cases.path} variant="link">
            See our finished projects
          </ButtonLink>
        )}
      </ClosingSection>
    </>
  );
}

function Purpose({ mission, vision }: Pick<AboutView, 'mission' | 'vision'>) {
  return (
    <section aria-label="Mission and vision" className="bg-green text-on-green">
      <div className="page grid gap-12 py-(--section) lg:grid-cols-2 lg:gap-20">
        {[mission, vision].map(({ title, text }) => (
          <div key={title} className="border-t border-current/30 pt-6">
            <h2 className="text-small text-on-green-soft">{title}</h2>
            <p className="mt-4 font-display text-heading leading-[1.35]">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Values({ heading, text, items }: AboutView['values']) {
  return (
    <section aria-labelledby="values-heading" className="page py-(--section)">
      <SectionHeading id="values-heading" heading={heading} text={text} />
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="grid gap-2 border-t border-line py-7 sm:max-md:grid-cols-[11rem_1fr] lg:grid-cols-[11rem_1fr]">
            <h3 className="font-display text-subheading">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The studio's years, along one line. */
function TimelineSection({ heading, text, items }: AboutView['timeline']) {
  return (
    <section aria-labelledby="timeline-heading" className="bg-sunken">
      <div className="page py-(--section)">
        <SectionHeading id="timeline-heading" heading={heading} text={text} />
        <ol className="mt-12 grid md:grid-cols-2 lg:grid-cols-4">
          {items.map(({ year, title, text }) => (
            <li key={year} className="relative border-brass pt-1 pb-8 pl-7 max-md:border-l md:border-t md:pt-7 md:pr-8 md:pl-0">
              <span aria-hidden="true" className="absolute top-2.5 -left-[5px] size-[9px] bg-brass md:-top-[5px] md:left-0" />
              <p className="font-display text-figure">{year}</p>
              <h3 className="mt-3 font-display text-subheading">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
