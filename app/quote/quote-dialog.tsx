import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { closeDialog, Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { hasPendingQuote } from './pending-quote.ts';
import { loadQuoteForm, QuoteFormLoader } from './quote-form-loader.tsx';
import { quoteDialogId } from './quote-trigger.tsx';

/** Some time after the page has come to rest, the form is fetched so that the first tap finds it there. */
const prefetchAfterMs = 2500;

/**
 * The 'Get Free Quote' dialog. Its shell is in every page's HTML and opens at once; the form inside is fetched when first
 * wanted and stays mounted afterwards, so that closing the dialog loses nothing.
 */
export function QuoteDialog() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // A request that waits for its mail shows its next steps in the bottom bar, also after a reload.
    if (hasPendingQuote()) setWanted(true);
    // Where it fails, the tap tries again.
    const timer = setTimeout(() => void loadQuoteForm().catch(() => {}), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      id={quoteDialogId}
      labelledBy="quote-heading"
      onOpenChange={(open) => open && setWanted(true)}
      className="m-auto min-h-[min(44rem,92dvh)] max-h-[94dvh] w-[min(46rem,100%)] max-w-none scroll-pt-20 bg-surface max-sm:m-0 max-sm:h-dvh max-sm:max-h-none"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-surface px-5 py-2 sm:px-9 sm:pt-6">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog of this length takes first focus on its heading, not on a button */}
        <h2 id="quote-heading" tabIndex={-1} autoFocus className="font-display text-heading outline-none">
          Get Free Quote
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close" data-closes={quoteDialogId} className="-mr-2">
          <Icon name="close" size={24} />
        </Button>
      </div>
      <div className="grid gap-6 px-5 pb-5 sm:px-9 sm:pb-9">
        <p className="text-ink-soft">Tell us about your project and we'll get back to you with a personalized quote</p>
        {wanted && <QuoteFormLoader close={closeAtTop} />}
      </div>
    </Dialog>
  );
}

/** Opened again it shows its beginning, with the next steps of the last request. */
function closeAtTop(): void {
  document.getElementById(quoteDialogId)?.scrollTo(0, 0);
  closeDialog(quoteDialogId);
}
