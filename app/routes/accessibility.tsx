import accessibility from 'virtual:content/accessibility';
import { PageHeading } from '#app/sections/page-heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const handle = { meta: accessibility.meta };

export function Component() {
  return (
    <>
      <PageHeading heading={accessibility.heading} text={accessibility.intro} />
      <div className="page pb-(--section)">
        <div className="max-w-[66ch]">
          <RichText blocks={accessibility.article} />
        </div>
      </div>
    </>
  );
}
