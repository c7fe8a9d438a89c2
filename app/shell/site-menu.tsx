import site from 'virtual:content/site';
import { siteMenuId } from '#app/lib/element-ids.ts';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fixedPages } from '#contract/page-paths.ts';
import { contactLinks, IconLinks } from './icon-links.tsx';
import { allServices, isWithinServices, pagesAfterServices, pagesBeforeServices } from './menu-pages.ts';
import { PageItems, PageLink } from './page-link.tsx';
import { ProjectLabel, SavedCount } from './project-nav-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Invoker commands open and close a dialog without script; React passes the attributes through. */
const opens = { commandfor: siteMenuId, command: 'show-modal' };
const closes = { commandfor: siteMenuId, command: 'close' };

export function SiteMenuButton() {
  return (
    <Button variant="ghost" size="icon" aria-haspopup="dialog" className="relative lg:hidden" data-opens={siteMenuId} {...opens}>
      <span className="sr-only">
        Menu <span data-saved-words />
      </span>
      <Icon name="menu" size={24} />
      <SavedCount />
    </Button>
  );
}

/** Navigation on small screens: a dialog over the whole page. */
export function SiteMenu({ path }: { path: string }) {
  return (
    <dialog id={siteMenuId} aria-labelledby="site-menu-heading" className="site-menu">
      <div>
        <div className="sticky top-0 z-10 flex h-(--header-height) shrink-0 items-center justify-between bg-ground">
          <h2 id="site-menu-heading" className="font-display text-subheading">
            Menu
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close menu" data-closes={siteMenuId} {...closes}>
            <Icon name="close" size={24} />
          </Button>
        </div>
        <nav aria-label="Menu" className="mt-2">
          <ul>
            <PageItems pages={pagesBeforeServices} path={path} className={rowClass} />
            <li>
              <ServicesGroup path={path} />
            </li>
            <PageItems pages={[...site.casesLinks, ...pagesAfterServices]} path={path} className={rowClass} />
            <li>
              <PageLink href={fixedPages.planner.path} path={path} className={`${rowClass} gap-2`}>
                <ProjectLabel />
              </PageLink>
            </li>
          </ul>
        </nav>
        <QuoteTrigger className="mt-6" data-closes={siteMenuId} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-8">
          <IconLinks links={contactLinks(site.studio)} label="Reach the studio" />
          <ThemeSwitch where="menu" />
        </div>
      </div>
    </dialog>
  );
}

const rowClass = 'menu-link min-h-14 w-full border-b border-line font-display text-subheading';

function ServicesGroup({ path }: { path: string }) {
  return (
    <details open={isWithinServices(path)} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between font-display text-subheading">
        Services
        <Icon name="chevron-down" size={22} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        <PageItems pages={[allServices, ...site.services]} path={path} className="menu-link" />
      </ul>
    </details>
  );
}
