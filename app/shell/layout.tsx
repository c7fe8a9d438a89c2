import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { QuoteDialog } from '#app/quote/quote-dialog.tsx';
import { BottomBar } from '#app/ui/bottom-bar.tsx';
import { ContactBar } from './contact-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotices } from './offline-notices.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Header, footer and dialogs around every page but the 404. */
export function Layout() {
  return (
    <>
      <RouteAnnouncer />
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <BottomBar>
        <ContactBar />
        <OfflineNotices />
      </BottomBar>
      <QuoteDialog />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The router calls every page that was loaded as a document 'default'; each keeps a scroll position of its own. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
