import site from 'virtual:content/site';
import { Brand } from '#app/blocks/brand.tsx';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { contactLinks, IconLinks } from './icon-links.tsx';
import { pagesAfterServices, pagesBeforeServices } from './menu-pages.ts';
import { PageItems } from './page-link.tsx';
import { ProjectNavLink } from './project-nav-link.tsx';
import { ServicesMenu } from './services-menu.tsx';
import { SiteMenu, SiteMenuButton } from './site-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Stays at the top of the window, except its top bar (not on phones), which scrolls away. */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header no-print z-40">
      <TopBar />
      <div className="border-b border-line bg-ground">
        <div className="page @container flex h-(--header-height) items-center justify-between gap-4">
          <Brand />
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center gap-[clamp(1rem,2vw,2rem)]">
              <PageItems pages={pagesBeforeServices} path={path} className="nav-link" />
              <li>
                <ServicesMenu path={path} />
              </li>
              <PageItems pages={pagesAfterServices} path={path} className="nav-link" />
            </ul>
          </nav>
          <div className="flex items-center gap-2 md:gap-4 lg:gap-5">
            <ProjectNavLink path={path} />
            {/* With large text on a phone this button is in the menu only. */}
            <QuoteTrigger size="sm" className="max-[20rem]:hidden" />
            <SiteMenuButton />
          </div>
        </div>
      </div>
      <SiteMenu path={path} />
    </header>
  );
}

function TopBar() {
  return (
    <div className="top-bar bg-green text-on-green max-md:hidden">
      <div className="page flex h-(--top-bar-height) items-center justify-between">
        {/* Not a paragraph: a visitor's own paragraph spacing (WCAG 1.4.12) would push it off the line. */}
        <span className="flex items-center gap-2 text-small">
          <Icon name="map" size={16} /> {site.studio.city}
        </span>
        <div className="flex min-w-0 items-center gap-[min(1.5rem,1.5vw)]">
          <IconLinks links={contactLinks(site.studio)} label="Reach the studio" />
          <div className="hidden lg:block">
            <ThemeSwitch where="top bar" />
          </div>
        </div>
      </div>
    </div>
  );
}
