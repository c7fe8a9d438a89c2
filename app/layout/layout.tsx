import { Outlet, ScrollRestoration } from 'react-router';
import { OfflineNotices } from '#app/offline/offline-notices.tsx';
import { Arrival } from './arrival.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { QuoteDialog } from './quote-dialog.tsx';

/** The frame of every page but the 404. */
export function Layout() {
  return (
    <>
      <Arrival />
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
      <Dock>
        <OfflineNotices />
      </Dock>
      <QuoteDialog />
      <ScrollRestoration />
    </>
  );
}
