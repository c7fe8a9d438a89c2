import { quoteNoticeId } from '#app/lib/element-ids.ts';
import { InBottomBar } from '#app/ui/bottom-bar.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MessageActions } from '#app/ui/message-actions.tsx';
import type { QuoteMail } from './quote-mail.ts';

type QuoteNextStepsProps = { mail: QuoteMail | null; onDismiss: () => void; onMove: () => void };

/**
 * The next steps of a request, whether or not an email app has opened. In the bottom bar until dismissed, or moved to
 * the contact form: a desktop has often no email app, and a phone's bar has no room for a fourth way.
 */
export function QuoteNextSteps({ mail, onDismiss, onMove }: QuoteNextStepsProps) {
  return (
    <InBottomBar>
      {mail && (
        <section
          id={quoteNoticeId}
          data-notice
          tabIndex={-1}
          aria-labelledby="quote-not-sent"
          className="border-t border-brass bg-surface -outline-offset-4"
        >
          <div className="page py-4">
            <div className="relative flex flex-wrap items-center gap-x-8 gap-y-3 sm:pr-12">
              <div className="min-w-[min(14rem,100%)] flex-1 text-small max-sm:pr-10">
                <p id="quote-not-sent">Your quote request is not sent until you press Send in your email app.</p>
                <p className={`text-ink-soft ${mail.shortened ? '' : 'max-sm:hidden'}`}>{hint(mail)}</p>
              </div>
              <MessageActions text={mail.text} mailto={mail.mailto} mailLabel="Open the email again" whatsapp={mail.whatsapp}>
                <Button variant="outline" size="sm" className="min-h-11 max-sm:hidden" onClick={onMove}>
                  Send by our form
                </Button>
              </MessageActions>
              <Button variant="ghost" size="icon" aria-label="Close" className="absolute -top-2 -right-2" onClick={onDismiss}>
                <Icon name="close" size={18} />
              </Button>
            </div>
          </div>
        </section>
      )}
    </InBottomBar>
  );
}

function hint({ shortened }: QuoteMail): string {
  return shortened
    ? 'The email holds only a part of your request: copy the whole text into it, or send it by WhatsApp.'
    : 'No email app came up? Send the same text another way.';
}
