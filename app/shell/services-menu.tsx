import site from 'virtual:content/site';
import { servicesPanelId } from '#app/lib/element-ids.ts';
import { Icon } from '#app/ui/icon.tsx';
import { allServices, isWithinServices } from './menu-pages.ts';
import { PageItems, PageLink } from './page-link.tsx';

/** The Services disclosure: a native popover, so it opens without script; start-services-panel.ts adds the rest. */
export function ServicesMenu({ path }: { path: string }) {
  const current = isWithinServices(path);
  return (
    <div>
      <button
        type="button"
        popoverTarget={servicesPanelId}
        aria-controls={servicesPanelId}
        data-current={current || undefined}
        className="nav-link aria-expanded:[&_svg]:rotate-180"
      >
        Services
        {current && <span className="sr-only"> (current section)</span>}
        <Icon name="chevron-down" size={16} className="transition-transform" />
      </button>
      <div id={servicesPanelId} popover="auto" className="services-panel">
        <div className="page grid grid-cols-[minmax(14rem,1fr)_3fr] gap-10 py-10">
          <div>
            <p className="font-display text-heading">Services</p>
            <PageLink href={allServices.path} path={path} className="mt-3 inline-flex min-h-11 items-center gap-2 text-link">
              {allServices.name} <Icon name="arrow-right" size={18} />
            </PageLink>
          </div>
          <ul className="grid grid-cols-3 gap-x-8 [&>li]:border-t [&>li]:border-line">
            <PageItems pages={site.services} path={path} className="panel-link" />
          </ul>
        </div>
      </div>
    </div>
  );
}
