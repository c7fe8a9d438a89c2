import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { CaseFacts } from '#app/blocks/facts.tsx';
import { ReviewLink } from '#app/blocks/links.tsx';
import { ServicePictures } from '#app/blocks/service-pictures.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { CaseView } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { Comparison } from './comparison.tsx';

/** One finished project: what it was, what it came to, before and after, and what the client says. */
export function CasePage(project: CaseView) {
  const { title, kind, locality, handover, summary, picture, article, services, pairs, pictures, client, closing } = project;
  const { finished } = fixedPages;
  return (
    <>
      <Photo picture={picture} sizes="max(100vw, 120svh)" priority className="aspect-3/2 max-h-[66svh] w-full" />
      <div className="page grid gap-x-10 gap-y-8 pt-7 pb-(--section) md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7">
          <p className="no-print -my-2 text-small">
            <TextLink className={standing} href={finished.path}>
              {finished.name}
            </TextLink>
          </p>
          <h1 className="mt-3 font-display text-title">{title}</h1>
          <p className="mt-3 text-accent">
            {kind} in {locality}, {handover}
          </p>
          <p className="mt-5 max-w-[60ch] text-lead text-ink-soft">{summary}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:pt-12">
          <CaseFacts {...project} />
          <h2 className="mt-10 font-display text-subheading">What we did</h2>
          <ul className="mt-3">
            {services.map(({ name, path }) => (
              <li key={path} className="border-t border-line last:border-b">
                <TextLink className={standing} href={path}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        {article.length > 0 && (
          <div className="max-w-[60ch] lg:col-span-7">
            <RichText blocks={article} />
          </div>
        )}
      </div>
      {pairs.length > 0 && (
        <section aria-labelledby="before-after-heading" className="bg-sunken">
          <div className="page grid gap-y-14 py-(--section)">
            <h2 id="before-after-heading" className="-mb-4 font-display text-heading">
              Before and after
            </h2>
            {pairs.map((pair) => (
              <Comparison key={pair.title} {...pair} />
            ))}
          </div>
        </section>
      )}
      {pictures.length > 0 && (
        <div className="[.bg-sunken+&]:pt-(--section)">
          <ServicePictures pictures={pictures} />
        </div>
      )}
      {client && <ClientWords {...client} />}
      <ClosingSection {...closing}>
        <ButtonLink href="/contact">Contact us</ButtonLink>
        <ButtonLink href={finished.path} variant="outline">
          See all finished projects
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

/** By itself, as large as a finger. */
const standing = 'inline-flex min-h-11 items-center hover:text-accent';

function ClientWords({ words, name, review }: NonNullable<CaseView['client']>) {
  return (
    <figure className="page [.bg-sunken+&]:pt-(--section)">
      <blockquote className="max-w-[36ch] border-t border-brass pt-6 font-display text-heading leading-[1.35]">
        <p>{words}</p>
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-center gap-x-4">
        {name}
        {review && <ReviewLink href={review} name={name} />}
      </figcaption>
    </figure>
  );
}
