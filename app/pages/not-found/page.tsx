import site from 'virtual:content/site';
import { BarePage } from '#app/blocks/bare-page.tsx';
import { footerPages } from '#app/blocks/footer-pages.ts';
import { LinkList } from '#app/blocks/link-list.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { fixedPages } from '#contract/page-paths.ts';

/** Outside the layout. The server responds to every unknown address with it and status 404. */
export function NotFoundPage() {
  return (
    <>
      <nav aria-label="Skip">
        <a href="#pages" className="skip-link">
          Skip to the pages of this website
        </a>
      </nav>
      <BarePage>
        <p aria-hidden="true" className="font-display text-[min(44vw,clamp(7rem,4rem+18vw,20rem))] leading-[0.82] tight text-accent">
          404
        </p>
        <h1 className="font-display text-title">{fixedPages.notFound.name}</h1>
        <p className="max-w-[48ch] text-lead text-ink-soft">The page may have been moved or deleted, or its address mistyped.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">Go to Homepage</ButtonLink>
          <Button variant="outline" className="needs-script" data-back>
            Go Back
          </Button>
        </div>
        <nav
          id="pages"
          tabIndex={-1}
          aria-label="Pages"
          className="no-print mt-6 grid gap-x-10 gap-y-6 border-t border-brass pt-6 outline-none lg:grid-cols-12"
        >
          <LinkList links={footerPages.slice(1)} className="columns-[9.5rem] gap-x-4 lg:col-span-4" />
          <LinkList links={site.services} className="columns-[9.5rem] gap-x-4 lg:col-span-7" />
        </nav>
      </BarePage>
    </>
  );
}
