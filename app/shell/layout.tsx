import type { ReactNode } from 'react';
import { mainId } from '#app/lib/element-ids.ts';
import { QuoteDialog } from '#app/quote/quote-dialog.tsx';
import { BottomBar } from '#app/ui/bottom-bar.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateCode } from './late-code.tsx';
import { OfflineNotices } from './offline-notices.tsx';

/** Header, footer and dialogs around every page but the 404 and the offline page. `path` is the page's own. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <nav aria-label="Skip">
        <a href={`#${mainId}`} className="skip-link">
          Skip to content
        </a>
      </nav>
      <Header path={path} />
      <main id={mainId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar>
        <ContactBar path={path} />
        <OfflineNotices />
      </BottomBar>
      <QuoteDialog />
      <LateCode />
    </>
  );
}
