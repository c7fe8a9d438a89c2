import { ArticlePage } from '#app/blocks/article-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextPage } from '#content-model/views.ts';
import { fixedPages } from '#contract/fixed-pages.ts';

/** Shown after the contact form was posted without script. start-thank-you-page.ts deletes its draft. */
export function ThankYouPage(page: TextPage) {
  return (
    <ArticlePage {...page}>
      <ButtonLink href={fixedPages.gallery.path}>Look through the gallery</ButtonLink>
    </ArticlePage>
  );
}
