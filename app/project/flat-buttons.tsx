import type { ComponentProps } from 'react';
import { Button } from '#app/ui/button.tsx';

/** Chooses what a flat usually has; `aria-pressed` says whether the project has it. */
export function FlatButton({ name, ...props }: { name: string } & ComponentProps<typeof Button>) {
  return (
    <Button
      variant="outline"
      className="min-w-20 border-control! bg-surface aria-pressed:border-choice! aria-pressed:bg-choice-ground aria-pressed:text-choice"
      {...props}
    >
      {name}
    </Button>
  );
}
