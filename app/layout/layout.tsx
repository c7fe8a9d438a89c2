import { Outlet, ScrollRestoration } from 'react-router';
import { Dock } from '#app/ui/dock.tsx';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotices } from './offline-notices.tsx';
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
