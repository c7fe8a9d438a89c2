import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

/** A page outside the layout: the mark above, a few words in the middle. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <main className="page grid min-h-dvh grid-rows-[auto_1fr] py-6">
      <div>
        <Brand />
      </div>
      <div className="grid content-center gap-6 py-12">{children}</div>
    </main>
  );
}
