import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Meta } from '#content-model/views.ts';

/** What a route module's `handle` holds. */
export type PageHandle = { meta: Meta };

/**
 * Does on a client-side navigation what the browser does on a page load: the title changes, focus starts from the top
 * (or from the target of the address's #), and the new page is announced. The skip link is the first stop from there.
 */
export function RouteAnnouncer() {
  const top = useRef<HTMLSpanElement>(null);
  const [announced, announce] = useState('');
  const { pathname, hash } = useLocation();
  const handle = useMatches().findLast(({ handle }) => handle)?.handle as PageHandle | undefined;
  const meta = handle?.meta;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !meta) return;
    shown.current = pathname;
    showInHead(meta);
    announce(meta.title);
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    // A page load starts from any element that the address names; script can only focus one that takes focus.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    (target ?? top.current)?.focus({ preventScroll: true });
  }, [pathname, hash, meta]);

  return (
    <>
      <span ref={top} tabIndex={-1} className="sr-only" />
      <p role="status" className="sr-only">
        {announced}
      </p>
      <a href="#main" className="skip-link fixed top-2 left-2 z-50 bg-accent px-5 py-3 text-on-accent">
        Skip to content
      </a>
    </>
  );
}

/** An address may end in anything, also in what is no encoding (/about#%E0). */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function showInHead({ title, description }: Meta): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(window.location.pathname, canonicalOrigin()).href);
}

/** The site's own address, which need not be the one it is served from. */
function canonicalOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
