/**
 * Remembers the fields of an island that is not hydrated yet. A browser that translates the page, or an extension, may have
 * changed its HTML: React then renders it anew, with empty fields. The returned function puts into them what was typed,
 * ticked or chosen, and the focus where it was.
 */
export function keepTyped(element: HTMLElement): () => void {
  const before = fieldsIn(element);
  const focused = document.activeElement;
  return () => {
    const now = fieldsIn(element);
    for (const [index, field] of before.entries()) {
      const rendered = now[index];
      if (field.isConnected || rendered?.name !== field.name) continue;
      if (field.type === 'file') rendered.files = field.files;
      else if (field.type === 'radio' || field.type === 'checkbox') {
        // As a press, which React hears.
        if (rendered.checked !== field.checked) rendered.click();
      } else rendered.value = field.value;
      if (field === focused) rendered.focus({ preventScroll: true });
    }
  };
}

function fieldsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea')];
}
