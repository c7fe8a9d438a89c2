import { useEffect, useState } from 'react';
import { prepareToasts, showToast } from '#app/ui/toast/show-toast.tsx';
import { BottomBarNextSteps } from './bottom-bar-next-steps.tsx';
import { pendingQuote } from './pending-quote.ts';
import { composeQuoteMail, type QuoteMail, type QuoteStudio } from './quote-mail.ts';
import { QuoteNextSteps } from './quote-next-steps.tsx';
import { type QuoteRequest, quoteSchema } from './quote-schema.ts';
import { fromDraft } from './quote-values.ts';
import { RequestForm } from './request-form.tsx';

export type QuoteFormProps = { studio: QuoteStudio; close: () => void };

/**
 * What the quote dialog holds below its heading. Stays mounted while the dialog is closed: it keeps what was typed, and
 * shows the way on from a request at the foot of the page.
 */
export function QuoteForm({ studio, close }: QuoteFormProps) {
  const [mail, setMail] = useState<QuoteMail | null>(() => pendingMail(studio));

  useEffect(() => void prepareToasts(), []);

  function finish(request: QuoteRequest) {
    setMail(composeQuoteMail(request, studio));
    close();
    showToast({
      title: 'Quote Request Submitted!',
      description: 'Your email client will open with the quote details. Please send the email to complete your request.',
      tone: 'success',
    });
  }

  function dismiss() {
    pendingQuote.clear();
    setMail(null);
  }

  return (
    <>
      {mail && (
        <div className="mb-8 border border-brass bg-sunken p-4">
          <QuoteNextSteps mail={mail} onDismiss={dismiss} />
        </div>
      )}
      <RequestForm studio={studio} onHandedOver={finish} />
      <BottomBarNextSteps mail={mail} onDismiss={dismiss} />
    </>
  );
}

function pendingMail(studio: QuoteStudio): QuoteMail | null {
  const kept = pendingQuote.load();
  const request = kept && quoteSchema.safeParse(fromDraft(kept)).data;
  return request ? composeQuoteMail(request, studio) : null;
}
