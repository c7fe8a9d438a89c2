import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { CopyButton } from './copy-button.tsx';

type MessageActionsProps = {
  text: string;
  /** Absent if the text is too long for a mail link. */
  mailto?: string | undefined;
  mailLabel: string;
  whatsapp: string;
  children?: ReactNode;
};

/** Three fit side by side on the narrowest phone, since the bar that contains them must stay low. */
const compactClass = 'min-h-11 max-sm:px-1.5';

/** The ways to send a text without this site: by mail, by WhatsApp, or copied into anything else. */
export function MessageActions({ text, mailto, mailLabel, whatsapp, children }: MessageActionsProps) {
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 sm:flex sm:w-auto sm:flex-wrap">
      {mailto && (
        <ButtonLink variant="outline" size="sm" className={compactClass} href={mailto}>
          {mailLabel}
        </ButtonLink>
      )}
      <CopyButton key={text} text={text} className={compactClass} />
      <ButtonLink variant="outline" size="sm" className={compactClass} href={whatsapp} newTab>
        Send by WhatsApp
      </ButtonLink>
      {children}
    </div>
  );
}
