import { ButtonAnchor } from '#app/ui/button.tsx';
import { CopyButton } from './copy-button.tsx';

type MessageActionsProps = {
  text: string;
  /** Absent where the text is too long for a mail link. */
  mailto?: string | undefined;
  mailLabel: string;
  whatsapp: string;
};

/** The ways to send a text without this site: by mail, by WhatsApp, or copied into anything else. */
export function MessageActions({ text, mailto, mailLabel, whatsapp }: MessageActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {mailto && (
        <ButtonAnchor variant="outline" size="sm" href={mailto}>
          {mailLabel}
        </ButtonAnchor>
      )}
      <CopyButton text={text} />
      <ButtonAnchor variant="outline" size="sm" href={whatsapp} target="_blank" rel="noopener">
        Send by WhatsApp
      </ButtonAnchor>
    </div>
  );
}
