import site from 'virtual:content/site';
import type { ReactNode } from 'react';
import { UnsentNotices } from '#app/enquiry/unsent-notices.island.tsx';
import { bottomBarId, mainId } from '#app/lib/element-ids.ts';
import { QuoteDialog } from '#app/quote/quote-dialog.tsx';
import { Island } from '#app/ui/island/island.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadFailure } from './load-failure.tsx';

/** Header, footer and dialogs around every page but the 404 and the offline page. `path` is the page's own. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const { form, email, whatsapp } = site.studio;
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
      <div id={bottomBarId} data-height-variable="--bottom-bar-height" className="bottom-bar no-print">
        <ContactBar path={path} />
        {/* start-offline-line.ts shows the line. The live region is there before its text. */}
        <div role="status" aria-atomic={false}>
          <div data-offline hidden className="border-t border-line bg-sunken">
            <p className="page py-2 text-small">
              You are offline. <span data-offline-pages>Pages you have already opened still work.</span>
            </p>
          </div>
          <Island of={UnsentNotices} props={{ target: form, studio: { email, whatsapp } }} />
        </div>
      </div>
      <QuoteDialog />
      <LoadFailure />
    </>
  );
}
