import site from 'virtual:content/site';
import { AgreementLink } from '#app/blocks/links.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { StandaloneLink, TextLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages, termsPath } from '#contract/page-paths.ts';

/** What people ask before they call, and what holds for every service beside it. */
export function QuestionsSection({ questions, process, guarantees }: View<'service'>) {
  return (
    <section aria-labelledby="questions-heading" className="bg-sunken">
      <div className="page grid gap-x-10 gap-y-8 py-(--section) lg:grid-cols-12">
        <h2 id="questions-heading" className="font-display text-heading lg:col-span-4">
          Before you call
        </h2>
        <div className="lg:col-span-8">
          {questions.map(({ question, answer, claims }, index) => (
            <Disclosure key={question} title={question} size="heading" open={index === 0}>
              <div className="max-w-[54ch] pb-6 text-ink-soft">
                <p>{answer}</p>
                {claims.map((claim) => (
                  <p key={claim} className="mt-2">
                    <TextLink href={termsPath(claim)}>Terms: {site.claims[claim]?.title}</TextLink>
                  </p>
                ))}
              </div>
            </Disclosure>
          ))}
        </div>
        <div className="mt-4 grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:col-start-5">
          <ForEveryService {...process} to={`${fixedPages.services.path}#process`} link="See the five steps" />
          <ForEveryService {...guarantees} to={`${fixedPages.services.path}#guarantees`} link="See the guarantees" />
          <AgreementLink />
        </div>
      </div>
    </section>
  );
}

function ForEveryService({ heading, text, to, link }: { heading: string; text: string; to: string; link: string }) {
  return (
    <section className="border-t border-brass pt-4 text-small">
      <h3 className="font-display text-subheading">{heading}</h3>
      <p className="my-2 text-ink-soft">{text}</p>
      <StandaloneLink href={to}>{link}</StandaloneLink>
    </section>
  );
}
