import { PageHeading } from '#app/blocks/page-heading.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import type { View } from '#content-model/views.ts';

/** A page of text under its heading. */
export function TextPage({ heading, intro, article }: View<'text'>) {
  return (
    <>
      <PageHeading heading={heading} text={intro} />
      <div className="page pb-(--section)">
        <RichText
          article={article}
          className="max-lg:max-w-[54ch] lg:grid lg:grid-cols-12 lg:items-baseline lg:gap-x-10 lg:*:col-span-5 lg:*:col-start-8 lg:[&>h2]:col-span-6 lg:[&>h2]:col-start-1"
        />
      </div>
    </>
  );
}
