import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

type DialogProps = ComponentProps<'dialog'> & {
  id: string;
  /** Id of the heading that names the dialog, from when the heading is there. */
  labelledBy: string | undefined;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A native modal dialog: the browser gives the top layer, the inert page behind, Escape and the return of focus. Whatever
 * has data-opens with its id opens it, by app/entry/early.js.
 */
export function Dialog({ id, labelledBy, onOpenChange, children, className = '', ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenChange(dialog, onOpenChange);
  useCloseOutside(dialog);
  useIgnoreSecondClick(dialog);
  return (
    <dialog ref={dialog} id={id} aria-labelledby={labelledBy} className={className} {...props}>
      {children}
    </dialog>
  );
}

export function closeDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}

// React does not attach onToggle to a dialog that it hydrates, and one opened before hydration fired its event already.
function useOpenChange(dialog: RefObject<HTMLDialogElement | null>, onOpenChange?: (open: boolean) => void) {
  const latest = useRef(onOpenChange);
  useEffect(() => {
    latest.current = onOpenChange;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const report = () => latest.current?.(element.open);
    if (element.open) report();
    element.addEventListener('toggle', report);
    return () => element.removeEventListener('toggle', report);
  }, [dialog]);
}

// `closedby="any"` is not in every browser yet; this closes on a press that starts and ends on the backdrop.
function useCloseOutside(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedOutside = false;
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === element;
    };
    const release = (event: MouseEvent) => {
      // Ignores the second click of the double click that opened the dialog.
      if (pressedOutside && event.target === element && event.detail < 2) element.close();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', release);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', release);
    };
  }, [dialog]);
}

// The second click of a double click on a closing button would hit what is below the dialog.
function useIgnoreSecondClick(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedHere = false;
    const judge = (event: MouseEvent) => {
      if (event.detail < 2) pressedHere = element.contains(event.target as Node);
      else if (pressedHere && !element.open) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    addEventListener('mousedown', judge, true);
    addEventListener('click', judge, true);
    return () => {
      removeEventListener('mousedown', judge, true);
      removeEventListener('click', judge, true);
    };
  }, [dialog]);
}
