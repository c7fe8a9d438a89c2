import { MessageActions } from '#app/ui/message-actions.tsx';
import type { Enquiry } from '#contract/enquiry.ts';
import { mailtoLink, maxMailtoLength, whatsappLink } from '#contract/message-links.ts';
import { messages } from '#contract/messages.ts';
import type { SendOutcome } from './send-enquiry.ts';

export type ContactStudio = { email: string; whatsapp: string };

type SendResultMessageProps = SendOutcome & {
  enquiry: Enquiry;
  studio: ContactStudio;
  /** Whether files were to go with it. */
  hasFiles?: boolean;
};

/** In other words than the toast beside it. */
const failures = {
  limited: 'Not sent: several messages came in a few minutes. Wait a little, then send it again.',
  offline: 'You are offline, so nothing was sent. Send it again once the connection is back.',
  offlineWithFiles:
    'You are offline, so nothing was sent. Files cannot be kept for later: send again once the connection is back, or remove them and keep your message.',
  failed: 'Sending did not work.',
};
const saidByToast: string[] = Object.values(messages);

/** Says how sending went, after the toast is gone; if it failed, also how else to send the text. */
export function SendResultMessage({ result, reason, enquiry, studio, hasFiles = false }: SendResultMessageProps) {
  if (result === 'sent' || result === 'stored') return null;
  const { name, email, phone, message } = enquiry;
  const text = [message, `${name}\n${phone}\n${email}`].filter(Boolean).join('\n\n');
  const mailto = mailtoLink({ to: studio.email, subject: `Enquiry from ${name}`, body: text });
  return (
    <div className="grid gap-3 border-l-4 border-danger pl-4">
      <p className="text-danger">{failures[result === 'offline' && hasFiles ? 'offlineWithFiles' : result]}</p>
      {reason && !saidByToast.includes(reason) && <p>{reason}</p>}
      <p className="text-small">
        {hasFiles
          ? 'What you wrote and the files you chose are still here: send again, and nothing arrives twice. You can also send the words another way, and add the files there:'
          : 'What you wrote is still here. Try again, or send it another way:'}
      </p>
      <MessageActions
        text={text}
        mailto={mailto.length <= maxMailtoLength ? mailto : undefined}
        mailLabel="Send by email"
        whatsapp={whatsappLink(studio.whatsapp, text)}
      />
    </div>
  );
}
