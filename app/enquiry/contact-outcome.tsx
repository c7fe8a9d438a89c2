import { longestMailto, mailtoLink, whatsappLink } from '#app/lib/message-links.ts';
import { MessageActions } from '#app/ui/message-actions.tsx';
import type { Enquiry } from '#contract/enquiry.ts';
import type { DeliveryOutcome } from './deliver-enquiry.ts';

export type ContactStudio = { email: string; whatsapp: string };

type OutcomeNoteProps = { outcome: DeliveryOutcome; enquiry: Enquiry; studio: ContactStudio };

const words: Record<Exclude<DeliveryOutcome, 'sent'>, string> = {
  limited: 'Too many attempts. Please wait a few minutes before trying again.',
  offline: 'You are offline, so nothing was sent. Send it again once the connection is back.',
  refused: 'Failed to send message. Please try again or contact us directly.',
  unreachable: 'Failed to send message. Please try again or contact us directly.',
};

/** Says how sending went after the toast is gone, and where it failed how the same text reaches the studio all the same. */
export function OutcomeNote({ outcome, enquiry, studio }: OutcomeNoteProps) {
  if (outcome === 'sent') {
    return <p className="border-l-4 border-success pl-4">Message sent successfully! We will get back to you within 24 hours.</p>;
  }
  const text = asText(enquiry);
  const mailto = mailtoLink({ to: studio.email, subject: `Enquiry from ${enquiry.name}`, body: text });
  return (
    <div className="grid gap-3 border-l-4 border-danger pl-4">
      <p className="text-danger">{words[outcome]}</p>
      <p className="text-small">What you wrote is still here. You can also send it another way:</p>
      <MessageActions
        text={text}
        mailto={mailto.length <= longestMailto ? mailto : undefined}
        mailLabel="Send by email"
        whatsapp={whatsappLink(studio.whatsapp, text)}
      />
    </div>
  );
}

function asText({ name, email, phone, message }: Enquiry): string {
  return [message, `${name}\n${phone}\n${email}`].filter(Boolean).join('\n\n');
}
