import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { CaseFacts } from '#app/blocks/facts.tsx';
import { ReviewLink } from '#app/blocks/links.tsx';
import { PicturePairsSection } from '#app/blocks/picture-pairs-section.tsx';
import { PictureSlider } from '#app/blocks/picture-slider.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { StandaloneLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';

/** One finished project: what it was, what it came to, before and after, and what the client says. */
export function CasePage(item: View<'case'>) {
  const { title, property, locality, handover, summary, hero, article, services, beforeAfter, pictures, client, closing } = item;
  const { cases } = fixedPages;
  return (
    <>
      <Photo picture={hero} sizes="100vw" priority className="max-h-[58svh] w-full" />
      <div className="page grid gap-x-10 gap-y-8 pt-7 pb-(--section) md:pt-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-7">
          <p className="no-print -my-2 text-small">
            <StandaloneLink size="lg" href={cases.path}>
              {cases.name}
            </StandaloneLink>
          </p>
          <h1 className="mt-3 font-display text-title">{title}</h1>
          <p className="mt-3 text-accent">
            {property} in {locality}, {handover}
          </p>
          <p className="mt-5 max-w-[60ch] text-lead text-ink-soft">{summary}</p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:pt-12">
          <CaseFacts {...item} />
          <h2 className="mt-10 font-display text-subheading">What we did</h2>
          <ul className="mt-3">
            {services.map(({ name, path }) => (
              <li key={path} className="border-t border-line last:border-b">
                <StandaloneLink size="lg" href={path}>
                  {name}
                </StandaloneLink>
              </li>
            ))}
          </ul>
        </div>
        {article.length > 0 && <RichText article={article} className="max-w-[60ch] lg:col-span-7" />}
      </div>
      {beforeAfter.length > 0 && <BeforeAfterSection pairs={beforeAfter} />}
      {pictures.length > 0 && <PicturePairsSection pictures={pictures} className="[.bg-sunken+&]:pt-(--section)" />}
      {client && <ClientWords {...client} />}
      <ClosingSection {...closing}>
        <ButtonLink href={fixedPages.contact.path}>Contact us</ButtonLink>
        <ButtonLink href={cases.path} variant="outline">
          See all finished projects
        </ButtonLink>
      </ClosingSection>
    </>
  );
}

function BeforeAfterSection({ pairs }: { pairs: View<'case'>['beforeAfter'] }) {
  return (
    <section aria-labelledby="before-after-heading" className="bg-sunken">
      <div className="page grid gap-x-10 gap-y-8 py-(--section) lg:grid-cols-12">
        <h2 id="before-after-heading" className="font-display text-heading lg:col-span-3">
          Before and after
        </h2>
        <div className="grid gap-y-14 lg:col-span-9">
          {pairs.map((pair) => (
            <Comparison key={pair.title} {...pair} />
          ))}
        </div>
      </div>
    </section>
  );
}

function ClientWords({ words, name, review }: NonNullable<View<'case'>['client']>) {
  return (
    <figure className="page pb-(--section) [.bg-sunken+&]:pt-(--section)">
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

function Comparison({ title, before, after }: View<'case'>['beforeAfter'][number]) {
  const items = [
    { name: 'Before', picture: before },
    { name: 'After', picture: after },
  ];
  return (
    <figure>
      <PictureSlider label={`The line between before and after: ${title}`} items={items} />
      <figcaption className="mt-3 font-display text-subheading">{title}</figcaption>
    </figure>
  );
}
