import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

/**
 * A submit button that is disabled while busy. A disabled button cannot have the focus, so the element around it has the
 * focus meanwhile; a screen reader then reads the busy label. Afterwards the focus returns to the button.
 */
export function SubmitButton({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: string }) {
  const slot = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // A layout effect, because browsers move the focus to the body in the next frame.
  useLayoutEffect(() => {
    if (busy) slot.current?.focus();
    else if (document.activeElement === slot.current) button.current?.focus();
  }, [busy]);

  return (
    <div ref={slot} tabIndex={-1} className="grid">
      <Button ref={button} type="submit" size="lg" disabled={busy}>
        {busy ? busyLabel : children}
      </Button>
    </div>
  );
}
