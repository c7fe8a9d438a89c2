import { servicesPanelId } from '#app/lib/element-ids.ts';

const [openAfterMs, closeAfterMs] = [150, 350];

/** Adds to the native popover: `aria-expanded`, closing when focus leaves, opening under a resting mouse. */
export function startServicesPanel(): void {
  const panel = document.getElementById(servicesPanelId);
  const button = document.querySelector<HTMLButtonElement>(`[popovertarget=${servicesPanelId}]`);
  const region = panel?.parentElement;
  if (!panel || !button || !region) return;

  const showState = () => button.setAttribute('aria-expanded', String(panel.matches(':popover-open')));
  showState();
  panel.addEventListener('toggle', showState);
  region.addEventListener('focusout', ({ relatedTarget: next }) => {
    if (next && !region.contains(next as Node)) panel.hidePopover();
  });
  openUnderMouse(region, panel, button);
}

/** Opens under a resting mouse and closes some time after it has left. Touch and pen press the button instead. */
function openUnderMouse(region: HTMLElement, panel: HTMLElement, button: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  let openedByHover = false;
  const later = (milliseconds: number, act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const open = () => {
    if (panel.matches(':popover-open')) return;
    panel.showPopover();
    openedByHover = true;
  };
  const close = () => panel.hidePopover();
  region.addEventListener('pointerenter', later(openAfterMs, open));
  region.addEventListener('pointerleave', later(closeAfterMs, close));
  // A press on the button after hovering must not close the panel that the hover has opened.
  button.addEventListener('click', (event) => {
    if (openedByHover && panel.matches(':popover-open')) event.preventDefault();
    openedByHover = false;
  });
}
