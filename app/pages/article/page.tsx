import { PageHeading } from '#app/blocks/page-heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { TextPage } from '#content-model/views.ts';

/** A page of text under its heading. */
export function ArticlePage({ heading, intro, article }: TextPage) {
  return (
    <>
      <PageHeading heading={heading} text={intro} />
      <div className="page pb-(--section)">
        <RichText article={article} className="max-w-[54ch]" />
      </div>
    </>
  );
}
