import priceList from 'virtual:content/price-list';
import { useEffect, useState } from 'react';
import { focusMain } from '#app/lib/focus.ts';
import { Button } from '#app/ui/button.tsx';
import type { Wake } from '#app/ui/island/island.tsx';
import { useOnline } from '#app/ui/use-online.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import { unsentDays } from '#contract/limits.ts';
import type { FormTarget } from './enquiry-url.ts';
import { type SendOutcome, sendEnquiry } from './send-enquiry.ts';
import { type ContactStudio, SendResultMessage } from './send-result-message.tsx';
import { readUnsent, removeUnsent, tidyUnsent, type UnsentEnquiry, unsentKey, unsentText } from './unsent-enquiries.ts';

type UnsentNoticesProps = { target: FormTarget; studio: ContactStudio };

UnsentNotices.wake = [`stored:${unsentKey}`] satisfies Wake[];

/** Enquiries that were written without a connection. Each is sent or deleted only when the visitor says so. */
export function UnsentNotices(props: UnsentNoticesProps) {
  const text = useStoredText(unsentText);
  useEffect(tidyUnsent, []);
  return readUnsent(text).map((unsent) => <UnsentNotice key={unsent.key} unsent={unsent} {...props} />);
}

function UnsentNotice({ unsent, target, studio }: { unsent: UnsentEnquiry } & UnsentNoticesProps) {
  const online = useOnline();
  const [sending, setSending] = useState(false);
  const [shown, setShown] = useState<SendOutcome | null>(null);

  async function send() {
    if (sending) return;
    setSending(true);
    const outcome = await sendEnquiry({ target, enquiry: unsent.enquiry, services: priceList.services }, unsent.key);
    setSending(false);
    setShown(outcome);
    if (outcome.result === 'sent') removeEnquiry(unsent);
  }

  return (
    <section data-notice aria-label="Enquiry not sent yet" className="border-t border-brass bg-surface">
      <div className="page grid gap-3 py-3">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <p className="min-w-56 flex-1 text-small">
            Not sent yet: your enquiry of {time.format(unsent.at)}. It is kept on this device only, for {unsentDays} days at most.
            {!online && <span> You can send it once the connection is back.</span>}
          </p>
          <div className="flex gap-2">
            {online && (
              <Button size="sm" aria-disabled={sending} onClick={send}>
                {sending ? 'Sending...' : 'Send now'}
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              disabled={sending}
              onClick={() => confirm('Delete this enquiry from this device?') && removeEnquiry(unsent)}
            >
              Discard
            </Button>
          </div>
        </div>
        {shown && <SendResultMessage {...shown} enquiry={unsent.enquiry} studio={studio} />}
      </div>
    </section>
  );
}

const time = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' });

/** Removes an enquiry and its notice. The focus moves first: the pressed button is in the notice. */
function removeEnquiry({ key }: UnsentEnquiry): void {
  focusMain();
  removeUnsent(key);
}
