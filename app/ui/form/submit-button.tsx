import { Button } from '#app/ui/button.tsx';

/** While busy it keeps the focus, which a disabled button would lose: useForm ignores its presses. */
export function SubmitButton({ busy, busyLabel, children }: { busy: boolean; busyLabel: string; children: string }) {
  return (
    <Button type="submit" size="lg" aria-disabled={busy} className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55">
      {busy ? busyLabel : children}
    </Button>
  );
}
