import { TickList } from '#app/blocks/tick-list.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { Block } from '#content-model/views.ts';

/** The long text of a service, with its features and benefits on two cards beside it. */
export function ArticleSection({ article, features, benefits }: { article: Block[]; features: string[]; benefits: string[] }) {
  return (
    <div className="page grid gap-x-10 gap-y-14 py-(--section) lg:grid-cols-12">
      <article className="max-w-[66ch] lg:col-span-7">
        <RichText blocks={article} />
      </article>
      <aside className="grid content-start gap-6 lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:self-start">
        <Card heading="What we do" items={features} />
        <Card heading="What you gain" items={benefits} />
      </aside>
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
