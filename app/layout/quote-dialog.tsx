import site from 'virtual:content/site';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasPendingQuote } from '#app/quote/pending-quote.ts';
import { Button } from '#app/ui/button.tsx';
import { closeDialog, Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { quoteDialogId } from './quote-trigger.tsx';

const loadForm = () => import('#app/quote/quote-form.tsx');
const QuoteForm = lazy(() => loadForm().then(({ QuoteForm }) => ({ default: QuoteForm })));

/** Some time after the page has come to rest, the form is fetched so that the first tap finds it there. */
const prefetchAfterMs = 2500;

/**
 * The 'Get Free Quote' dialog. Its shell is in every page's HTML and opens at once; the form inside is fetched when first
 * wanted and stays mounted afterwards, so that closing the dialog loses nothing.
 */
export function QuoteDialog() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // A request that waits for its mail shows its way on at the foot of the page, also after a reload.
    if (hasPendingQuote()) setWanted(true);
    const timer = setTimeout(loadForm, prefetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      id={quoteDialogId}
      labelledBy="quote-heading"
      onOpenChange={(open) => open && setWanted(true)}
      className="m-auto min-h-[min(44rem,92dvh)] max-h-[94dvh] w-[min(46rem,100vw)] max-w-none bg-surface max-sm:m-0 max-sm:h-dvh max-sm:max-h-none"
    >
      <div className="grid gap-6 p-5 sm:p-9">
        <div className="flex items-start justify-between gap-4">
          <div>
            {/* biome-ignore lint/a11y/noAutofocus: a dialog of this length takes first focus on its heading, not on a button */}
            <h2 id="quote-heading" tabIndex={-1} autoFocus className="font-display text-heading outline-none">
              Get Free Quote
            </h2>
            <p className="mt-2 text-ink-soft">Tell us about your project and we'll get back to you with a personalized quote</p>
          </div>
          <Button variant="ghost" size="icon" aria-label="Close" data-closes={quoteDialogId} className="-mt-1 -mr-2 shrink-0">
            <Icon name="close" size={24} />
          </Button>
        </div>
        {wanted && (
          <Suspense fallback={<p role="status">Opening the form…</p>}>
            <QuoteForm studio={site.studio} close={() => closeDialog(quoteDialogId)} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
