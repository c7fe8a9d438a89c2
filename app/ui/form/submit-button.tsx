import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

/** Disabled while busy, which takes the focus from it in most browsers: it takes it back if nothing else has. */
export function SubmitButton({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);

  return (
    <Button ref={button} type="submit" size="lg" disabled={busy}>
      {busy ? busyLabel : children}
    </Button>
  );
}
