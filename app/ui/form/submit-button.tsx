import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

type SubmitButtonProps = ComponentProps<typeof Button> & { busy: boolean; busyLabel: string };

/** Disabled while busy, which takes the focus from it in most browsers: it takes it back if nothing else has. */
export function SubmitButton({ busy, busyLabel, children, ...props }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);

  return (
    <Button ref={button} type="submit" size="lg" disabled={busy} {...props}>
      {busy ? busyLabel : children}
    </Button>
  );
}
