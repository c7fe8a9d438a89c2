import type { ReactNode } from 'react';
import { RichText } from '#app/ui/rich-text.tsx';
import type { TextPage } from '#content-model/views.ts';
import { PageHeading } from './page-heading.tsx';

/** A page of text under its heading. The children are the next steps, beside the heading. */
export function ArticlePage({ heading, intro, article, children }: TextPage & { children?: ReactNode }) {
  return (
    <>
      <PageHeading heading={heading} text={intro}>
        {children}
      </PageHeading>
      <div className="page pb-(--section)">
        <RichText article={article} className="max-w-[54ch]" />
      </div>
    </>
  );
}
