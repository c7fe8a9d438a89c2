import page from 'virtual:content/thank-you';
import { PageHeading } from '#app/sections/page-heading.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { RichText } from '#app/ui/rich-text.tsx';

export const handle = { meta: page.meta };

/** Where the contact form ends without script. */
export function Component() {
  return (
    <>
      <PageHeading heading={page.heading} text={page.intro}>
        <ButtonLink to="/gallery">Look through the gallery</ButtonLink>
      </PageHeading>
      <div className="page pb-(--section)">
        <div className="max-w-[66ch]">
          <RichText blocks={page.article} />
        </div>
      </div>
    </>
  );
}
