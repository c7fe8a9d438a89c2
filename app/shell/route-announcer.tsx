import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHead } from './page-head.tsx';

/**
 * Does on a client-side navigation what the browser does on a page load: focus starts from the top, or from the target of
 * the address's #, and the new page is announced. The skip link is the next tab stop.
 */
export function RouteAnnouncer() {
  const top = useRef<HTMLSpanElement>(null);
  const [announced, announce] = useState('');
  const { pathname, hash } = useLocation();
  const title = useHead()?.title;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !title) return;
    shown.current = pathname;
    removeStructuredData();
    announce(title);
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    // A page load can start from any element; script can only focus one that takes focus.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    (target ?? top.current)?.focus({ preventScroll: true });
  }, [pathname, hash, title]);

  return (
    <>
      <span ref={top} tabIndex={-1} className="sr-only" />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <nav aria-label="Skip">
        <a href="#main" className="skip-link fixed top-2 left-2 z-50 bg-accent px-5 py-3 text-on-accent">
          Skip to content
        </a>
      </nav>
    </>
  );
}

/** The end of an address may be no valid encoding (/about#%E0). */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** It describes the first page only. Search engines load every page as a document. */
function removeStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
