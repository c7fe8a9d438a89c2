import type { ComponentProps } from 'react';
import { quoteDialogId } from '#app/lib/element-ids.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { fixedPages } from '#contract/page-paths.ts';

/**
 * Opens the quote dialog from anywhere. It is a link to the contact page, for visitors without script; the early
 * script opens the dialog at once, before any other runs.
 */
export function QuoteTrigger(props: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink href={fixedPages.contact.path} aria-haspopup="dialog" data-opens={quoteDialogId} {...props}>
      Get Free Quote
    </ButtonLink>
  );
}
