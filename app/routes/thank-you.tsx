import page from 'virtual:content/thank-you';
import { TextPage } from '#app/sections/text-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export const handle = { meta: page.meta };

/** Where the contact form ends without script. */
export function Component() {
  return (
    <TextPage page={page}>
      <ButtonLink to="/gallery">Look through the gallery</ButtonLink>
    </TextPage>
  );
}
