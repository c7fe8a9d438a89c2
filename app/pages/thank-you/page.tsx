import { ArticlePage } from '#app/blocks/article-page.tsx';
import { contactDraftKey } from '#app/enquiry/contact-draft.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextPage } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';

/** Shown after the contact form was posted without script. Its draft is deleted. */
export function ThankYouPage(page: TextPage) {
  return (
    <ArticlePage {...page}>
      <ButtonLink href={fixedPages.gallery.path} data-forgets={contactDraftKey}>
        Look through the gallery
      </ButtonLink>
    </ArticlePage>
  );
}
