import site from 'virtual:content/site';
import { AgreementLink } from '#app/blocks/links.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { RangeText } from '#app/ui/range-text.tsx';
import type { View } from '#content-model/views.ts';

export function TermsPage({ heading, intro, article }: View<'terms'>) {
  return (
    <>
      <PageHeading heading={heading} text={intro} />
      <div className="page grid gap-x-10 gap-y-14 pb-(--section) lg:grid-cols-12">
        <div className="max-w-[64ch] lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <RichText article={article} />
          <AgreementLink />
        </div>
        <section aria-labelledby="claims-heading" className="lg:col-span-7 lg:col-start-6">
          <h2 id="claims-heading" className="mb-6 font-display text-heading">
            Our figures and guarantees
          </h2>
          <dl>
            {Object.entries(site.claims).map(([name, { title, value, terms }]) => (
              <div
                key={name}
                id={name}
                className="group grid gap-x-6 gap-y-2 border-t border-line py-6 target:border-accent sm:grid-cols-[11rem_1fr]"
              >
                <dt>
                  <RangeText text={value} className="block font-display text-subheading group-target:text-accent" />
                  <span className="block text-small text-ink-soft">{title}</span>
                </dt>
                <dd>{terms}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}
