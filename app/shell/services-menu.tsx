import site from 'virtual:content/site';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { isServicesPath, servicesPath } from '#app/lib/navigation.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useOnNavigation } from './use-on-navigation.ts';

const panelId = 'services-panel';

/**
 * The Services disclosure. The panel is a native popover, so it opens without script and before hydration; script adds
 * `aria-expanded`, closing when focus leaves, and opening under a resting pointer.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = useOpenState(panel);
  const hydrated = useHydrated();
  const hover = useHover(panel);
  useOnNavigation(() => panel.current?.hidePopover());

  function closeWhenFocusLeaves(event: React.FocusEvent) {
    const next = event.relatedTarget;
    if (!next || panel.current?.contains(next) || next === button.current) return;
    panel.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is an extra beside the button
    <div {...hover.region} onBlur={closeWhenFocusLeaves}>
      <button
        ref={button}
        type="button"
        onClick={hover.keepOpen}
        popoverTarget={panelId}
        // Before hydration the browser reports the popover's state itself.
        aria-expanded={hydrated ? open : undefined}
        aria-controls={panelId}
        data-current={isServicesPath(pathname) || undefined}
        className="nav-link"
      >
        Services
        {isServicesPath(pathname) && <span className="sr-only"> (current section)</span>}
        <Icon name="chevron-down" size={16} className={`transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div ref={panel} id={panelId} popover="auto" className="services-panel">
        <div className="page grid grid-cols-[minmax(14rem,1fr)_3fr] gap-10 py-10">
          <div>
            <p className="font-display text-heading">Services</p>
            <p className="mt-3">
              <NavLink
                to={servicesPath}
                end
                viewTransition
                className="inline-flex min-h-11 items-center gap-2 underline decoration-brass underline-offset-6"
              >
                All services and prices <Icon name="arrow-right" size={18} />
              </NavLink>
            </p>
          </div>
          <ul className="grid grid-cols-3 gap-x-8">
            {site.services.map(({ name, path }) => (
              <li key={path} className="border-t border-line">
                <NavLink
                  to={path}
                  viewTransition
                  className="flex min-h-12 items-center hover:text-accent aria-[current=page]:underline underline-offset-4 aria-[current=page]:text-accent"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function useOpenState(panel: React.RefObject<HTMLDivElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const report = () => setOpen(element.matches(':popover-open'));
    report();
    element.addEventListener('toggle', report);
    return () => element.removeEventListener('toggle', report);
  }, [panel]);
  return open;
}

/** Opens under a resting mouse and closes some time after it has left; touch and pen press the button instead. */
function useHover(panel: React.RefObject<HTMLDivElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  function later(event: React.PointerEvent, action: () => void, milliseconds: number) {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  }
  function open() {
    if (panel.current?.matches(':popover-open')) return;
    panel.current?.showPopover();
    openedByHover.current = true;
  }
  function close() {
    panel.current?.hidePopover();
  }
  return {
    region: {
      onPointerEnter: (event: React.PointerEvent) => later(event, open, 150),
      onPointerLeave: (event: React.PointerEvent) => later(event, close, 350),
    },
    /** A press on the button after hovering must not close the panel that the hover has opened. */
    keepOpen(event: React.MouseEvent) {
      if (openedByHover.current && panel.current?.matches(':popover-open')) event.preventDefault();
      openedByHover.current = false;
    },
  };
}
