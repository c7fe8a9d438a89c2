import { FigureTermsLink } from '#app/blocks/links.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import { TickList } from '#app/blocks/tick-list.tsx';
import type { View } from '#content-model/views.ts';
import { CloseUp } from './close-up.tsx';

/** A service's long text, with features, benefits and close-up beside it or, on small screens, above it. */
export function ArticleSection({ article, features, benefits, detail }: View<'service'>) {
  return (
    <div className="page grid gap-12 py-(--section) lg:grid-cols-12 lg:gap-x-10">
      <aside
        aria-label="What we do and what you gain"
        className="grid content-start gap-6 sm:max-lg:grid-cols-2 lg:order-last lg:col-span-5 lg:col-start-8 lg:flex lg:flex-col lg:*:last:sticky lg:*:last:top-24"
      >
        <Card heading="What we do" items={features} />
        <div className="grid gap-2">
          <Card heading="What you gain" items={benefits} />
          <FigureTermsLink />
        </div>
        {detail && <CloseUp picture={detail} className="sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1" />}
      </aside>
      <article className="max-w-[54ch] md:text-[1.1875rem] lg:col-span-7">
        <RichText article={article} />
      </article>
    </div>
  );
}

function Card({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section className="border-t border-brass bg-surface p-6">
      <h2 className="mb-4 font-display text-subheading">{heading}</h2>
      <TickList items={items} className="text-small" />
    </section>
  );
}
