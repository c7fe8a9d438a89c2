import type { ReactNode } from 'react';
import { RichText } from '#app/ui/rich-text.tsx';
import type { Block } from '#content-model/views.ts';
import { PageHeading } from './page-heading.tsx';

type TextPageProps = { page: { heading: string; intro: string; article: Block[] }; children?: ReactNode };

/** A whole page of words under their heading: privacy, accessibility, thanks. The children are the way on from the heading. */
export function TextPage({ page, children }: TextPageProps) {
  return (
    <>
      <PageHeading heading={page.heading} text={page.intro}>
        {children}
      </PageHeading>
      <div className="page pb-(--section)">
        <div className="max-w-[66ch]">
          <RichText blocks={page.article} />
        </div>
      </div>
    </>
  );
}
