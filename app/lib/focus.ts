import { mainId } from './element-ids.ts';

/** Moves the focus to the content, after a press on a button that is then gone. */
export function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

/**
 * Moves the focus from a button that is gone to the one now at its place in the list, or to the last. Returns whether
 * there is one.
 */
export function focusButtonAt(index: number, list: Element | null): boolean {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const button = buttons[index] ?? buttons.at(-1);
  button?.focus({ preventScroll: true });
  return button !== undefined;
}
