import { useEffect } from 'react';
import { TextPage } from '#app/blocks/text-page.tsx';
import { contactDraft } from '#app/enquiry/contact-fields.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextView } from '#content-model/views.ts';

/** Where the contact form ends that was posted as a plain form. What was sent is not offered to be sent again. */
export function Page(page: TextView) {
  useEffect(contactDraft.clear, []);
  return (
    <TextPage {...page}>
      <ButtonLink to="/gallery">Look through the gallery</ButtonLink>
    </TextPage>
  );
}
