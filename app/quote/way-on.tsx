import { MessageActions } from '#app/forms/message-actions.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { QuoteMail } from './quote-mail.ts';

type WayOnProps = { mail: QuoteMail; onDismiss: () => void };

export const notSentYet = 'Your quote request is not sent until you press Send in your mail app.';

/** What to do with a request that the mail program has, or has not, taken. */
export function WayOn({ mail, onDismiss }: WayOnProps) {
  return (
    <div className="flex items-start gap-4">
      <div className="flex flex-1 flex-wrap items-center gap-x-8 gap-y-3">
        <div className="min-w-56 flex-1 text-small">
          <p className="font-[560]">{notSentYet}</p>
          <p className="text-ink-soft">
            {mail.shortened
              ? 'The e-mail holds only the beginning of your description: copy the whole text into it, or send it by WhatsApp.'
              : 'No mail app came up? Send the same text another way.'}
          </p>
        </div>
        <MessageActions text={mail.text} mailto={mail.mailto} mailLabel="Open the e-mail again" whatsapp={mail.whatsapp} />
      </div>
      <Button variant="ghost" size="icon" aria-label="Dismiss" className="-mt-2 -mr-2 shrink-0" onClick={onDismiss}>
        <Icon name="close" size={18} />
      </Button>
    </div>
  );
}
