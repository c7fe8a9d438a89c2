import page from 'virtual:content/thank-you';
import { useEffect } from 'react';
import { TextPage } from '#app/blocks/text-page.tsx';
import { contactDraft } from '#app/enquiry/contact-draft.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const handle = { meta: page.meta };

/** Where the contact form ends that was posted as a plain form. What was sent is not offered to be sent again. */
export function Component() {
  useEffect(contactDraft.clear, []);
  return (
    <TextPage page={page}>
      <ButtonLink to="/gallery">Look through the gallery</ButtonLink>
    </TextPage>
  );
}
