import privacy from 'virtual:content/privacy';
import { PageHeading } from '#app/sections/page-heading.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const handle = { meta: privacy.meta };

export function Component() {
  return (
    <>
      <PageHeading heading={privacy.heading} text={privacy.intro} />
      <div className="page pb-(--section)">
        <div className="max-w-[66ch]">
          <RichText blocks={privacy.article} />
        </div>
      </div>
    </>
  );
}
