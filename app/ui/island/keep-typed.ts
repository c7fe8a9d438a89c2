/**
 * Remembers the fields of an island that is not hydrated yet. A browser that translates the page, or an extension, may have
 * changed its HTML: React then renders it anew, with fields as they are stored. The returned function puts into them what
 * was typed, ticked or chosen meanwhile, and the focus where it was.
 */
export function keepTyped(element: HTMLElement): () => void {
  const before = fieldsIn(element);
  const focused = document.activeElement;
  return () => {
    const now = fieldsIn(element);
    for (const field of before) {
      // What is stored may have fields of its own: the place counts among fields of one kind.
      const isAlike = ({ name, type }: HTMLInputElement) => name === field.name && type === field.type;
      const rendered = now.filter(isAlike)[before.filter(isAlike).indexOf(field)];
      if (field.isConnected || !rendered) continue;
      if (field.type === 'file') rendered.files = field.files;
      // As a press, which React hears.
      else if (field.checked !== field.defaultChecked && field.checked !== rendered.checked) rendered.click();
      else if (field.value !== field.defaultValue) rendered.value = field.value;
      if (field === focused) rendered.focus({ preventScroll: true });
    }
  };
}

function fieldsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea')];
}
