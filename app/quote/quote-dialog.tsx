import site from 'virtual:content/site';
import { quoteDialogId } from '#app/lib/element-ids.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { QuoteForm } from './quote-form.island.tsx';

/** The dialog 'Get Free Quote', opened by any QuoteTrigger. Its form is in the page and wakes when it is shown. */
export function QuoteDialog() {
  const { brand, email, whatsapp } = site.studio;
  return (
    <dialog id={quoteDialogId} aria-labelledby="quote-heading" className="quote-dialog">
      <div className="quote-head">
        {/* biome-ignore lint/a11y/noAutofocus: a dialog of this length takes first focus on its heading, not on a button */}
        <h2 id="quote-heading" tabIndex={-1} autoFocus className="font-display text-heading outline-none">
          Get Free Quote
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close" data-closes={quoteDialogId} className="-mr-2">
          <Icon name="close" size={24} />
        </Button>
      </div>
      <div className="grid gap-6 px-5 pt-4 pb-5 sm:px-9 sm:pb-9">
        <p className="text-ink-soft">Tell us about your project and we'll get back to you with a personalized quote</p>
        <Island of={QuoteForm} props={{ studio: { brand, email, whatsapp } }} />
      </div>
    </dialog>
  );
}
