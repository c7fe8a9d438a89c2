import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** A page outside the layout: the mark above, a few words below it. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <main className="page py-6">
      <div>
        <Brand />
      </div>
      <div className="grid gap-6 py-12">{children}</div>
    </main>
  );
}
