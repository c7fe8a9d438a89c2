import site from 'virtual:content/site';
import { NavLink, useLocation } from 'react-router';
import { isServicesPath, mainPages, servicesPath } from '#app/lib/navigation.ts';
import { QuoteTrigger } from '#app/quote/quote-trigger.tsx';
import { Button } from '#app/ui/button.tsx';
import { closeDialog, Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { contactLinks } from './icon-link-lists.ts';
import { IconLinks } from './icon-links.tsx';
import { ProjectLabel, projectPath, SavedCount, useSavedCount } from './project-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useOnNavigation } from './use-on-navigation.ts';

const menuId = 'site-menu';

/** Invoker commands open and close a dialog without script; React passes the attributes through. */
const opens = { commandfor: menuId, command: 'show-modal' };
const closes = { commandfor: menuId, command: 'close' };

export function MobileMenuButton() {
  const count = useSavedCount();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={count > 0 ? `Menu, ${count} saved` : 'Menu'}
      aria-haspopup="dialog"
      className="relative lg:hidden"
      data-opens={menuId}
      {...opens}
    >
      <Icon name="menu" size={24} />
      {count > 0 && <SavedCount className="absolute -top-1 -right-1.5" />}
    </Button>
  );
}

/** Navigation on small screens: a dialog over the whole page, which closes when a link is chosen. */
export function MobileMenu() {
  const { pathname } = useLocation();
  useOnNavigation(() => closeDialog(menuId));
  return (
    <Dialog id={menuId} labelledBy="site-menu-heading" className="m-0 ml-auto h-dvh max-h-none w-full max-w-[26rem] bg-ground">
      <div className="flex min-h-full flex-col px-(--gutter) pb-8">
        <div className="sticky top-0 z-10 flex h-(--header-height) shrink-0 items-center justify-between bg-ground">
          <h2 id="site-menu-heading" className="font-display text-subheading">
            {site.studio.brand}
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close menu" data-closes={menuId} {...closes}>
            <Icon name="close" size={24} />
          </Button>
        </div>
        <nav aria-label="Menu" className="mt-2">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link chosen by key sends a click as well */}
          <ul onClick={(event) => event.target instanceof HTMLAnchorElement && closeDialog(menuId)}>
            {mainPages.slice(0, 2).map((page) => (
              <MenuLink key={page.path} {...page} />
            ))}
            <li>
              <ServicesGroup current={isServicesPath(pathname)} />
            </li>
            {mainPages.slice(2).map((page) => (
              <MenuLink key={page.path} {...page} />
            ))}
            <li>
              <NavLink to={projectPath} end viewTransition className={`${rowClass} gap-2`}>
                <ProjectLabel />
              </NavLink>
            </li>
          </ul>
        </nav>
        <QuoteTrigger className="mt-6" onClick={() => closeDialog(menuId)} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-8">
          <IconLinks links={contactLinks(site.studio)} label="Reach the studio" />
          <ThemeSwitch place="menu" />
        </div>
      </div>
    </Dialog>
  );
}

const rowClass =
  'menu-link flex min-h-14 w-full items-center border-b border-line font-display text-subheading aria-[current=page]:text-accent';

function MenuLink({ name, path }: { name: string; path: string }) {
  return (
    <li>
      <NavLink to={path} end viewTransition className={rowClass}>
        {name}
      </NavLink>
    </li>
  );
}

function ServicesGroup({ current }: { current: boolean }) {
  return (
    <details open={current} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between font-display text-subheading">
        Services
        <Icon name="chevron-down" size={22} className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ name: 'All services and prices', path: servicesPath }, ...site.services].map(({ name, path }) => (
          <li key={path}>
            <NavLink to={path} end viewTransition className="menu-link flex min-h-11 items-center aria-[current=page]:text-accent">
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
