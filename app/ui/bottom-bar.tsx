import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { bottomBarId } from '#app/lib/element-ids.ts';

/** Puts a bar of an island's own into the bottom bar. */
export function InBottomBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(bottomBarId)), []);
  return bar && createPortal(children, bar);
}
