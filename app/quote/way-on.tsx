import { MessageActions } from '#app/forms/message-actions.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { QuoteMail } from './quote-mail.ts';

export type WayOnProps = { mail: QuoteMail | null; onDismiss: () => void };

/** What to do with a request that the mail program has, or has not, taken. Its live region is there before the request. */
export function WayOn({ mail, onDismiss }: WayOnProps) {
  return (
    <div className={mail ? 'flex items-start gap-2' : 'contents'}>
      <div className={mail ? 'flex flex-1 flex-wrap items-center gap-x-8 gap-y-3' : 'contents'}>
        <div role="status" className="min-w-56 flex-1 text-small">
          {mail && (
            <>
              <p className="font-[560]">Your quote request is not sent until you press Send in your mail app.</p>
              <p className="text-ink-soft">{hint(mail)}</p>
            </>
          )}
        </div>
        {mail && <MessageActions text={mail.text} mailto={mail.mailto} mailLabel="Open the e-mail again" whatsapp={mail.whatsapp} />}
      </div>
      {mail && (
        <Button variant="ghost" size="icon" aria-label="Dismiss" className="-mt-2 -mr-2 shrink-0" onClick={onDismiss}>
          <Icon name="close" size={18} />
        </Button>
      )}
    </div>
  );
}

function hint({ shortened }: QuoteMail): string {
  return shortened
    ? 'The e-mail holds only the beginning of your description: copy the whole text into it, or send it by WhatsApp.'
    : 'No mail app came up? Send the same text another way.';
}
