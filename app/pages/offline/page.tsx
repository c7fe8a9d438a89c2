import site from 'virtual:content/site';
import { BarePage } from '#app/blocks/bare-page.tsx';
import { CallButton } from '#app/blocks/call-button.tsx';
import { footerPages } from '#app/blocks/footer-pages.ts';
import { LinkList } from '#app/blocks/link-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { fixedPages } from '#contract/page-paths.ts';

const pages = [...footerPages, ...site.services, ...site.smallPrint];

/** The service worker's response for a page without a copy, at that page's address. */
export function OfflinePage() {
  return (
    <BarePage>
      <h1 className="font-display text-title">{fixedPages.offline.name}</h1>
      <p className="max-w-[52ch] text-lead text-ink-soft">
        There is no connection, or it is too weak, and this page was not opened on this device before. It opens by itself once the
        connection is back.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="">Try again</ButtonLink>
        <CallButton />
      </div>
      <nav aria-labelledby="cached-heading" data-cached-pages hidden className="mt-6 border-t border-brass pt-6">
        <h2 id="cached-heading" className="mb-3 font-display text-subheading">
          Pages that you can open now
        </h2>
        <LinkList links={pages} hidden className="columns-[9.5rem] gap-x-4" />
        <p className="mt-4 max-w-[60ch] text-small text-ink-soft">
          What you write on the contact page is kept on this device, and sent when you say so.
        </p>
      </nav>
    </BarePage>
  );
}
