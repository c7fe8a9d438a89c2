import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

/**
 * Disabled while busy, when the fields are inert: whatever had the focus loses it. It waits on the place of the button,
 * where a screen reader hears what goes on, and returns to the button unless something else takes it.
 */
export function SubmitButton({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: string }) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // In the same frame: in the next one browsers put the focus on the body.
  useLayoutEffect(() => {
    if (busy) place.current?.focus();
    else if (document.activeElement === place.current) button.current?.focus();
  }, [busy]);

  return (
    <div ref={place} tabIndex={-1} className="grid">
      <Button ref={button} type="submit" size="lg" disabled={busy}>
        {busy ? busyLabel : children}
      </Button>
    </div>
  );
}
