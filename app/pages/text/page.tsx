import { PageHeading } from '#app/blocks/page-heading.tsx';
import { RichText } from '#app/blocks/rich-text.tsx';
import type { View } from '#content-model/views.ts';

export function TextPage({ heading, intro, article }: View<'text'>) {
  return (
    <>
      <PageHeading heading={heading} text={intro} />
      <div className="page pb-(--section)">
        <RichText article={article} className="max-lg:max-w-[54ch] lg:side-headings" />
      </div>
    </>
  );
}
