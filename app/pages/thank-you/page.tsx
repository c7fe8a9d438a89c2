import { useEffect } from 'react';
import { TextPage } from '#app/blocks/text-page.tsx';
import { contactDraft } from '#app/enquiry/contact-draft.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextView } from '#content-model/views.ts';

/** Shown after the contact form was posted without script. Its draft is deleted. */
export function Page(page: TextView) {
  useEffect(contactDraft.clear, []);
  return (
    <TextPage {...page}>
      <ButtonLink to="/gallery">Look through the gallery</ButtonLink>
    </TextPage>
  );
}
