/** Whether a key or a click is the browser's own: Alt and Left lead back. Shift is not asked: it is part of typing a plus. */
export function hasModifier(event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
