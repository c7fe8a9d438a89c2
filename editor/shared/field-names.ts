import { bodyKeyPath } from '#content-model/problems.ts';
import { type FormField, fieldWithin } from './form-field.ts';

/** The label of the Markdown below the front matter. */
export const bodyLabel = 'Long text';

/** A key path in the words of the form: 'Pictures 2: Caption'. */
export function nameOf(form: FormField, keyPath: string): string {
  if (keyPath === bodyKeyPath) return bodyLabel;
  // A file that is one list, such as that of the reviews, has a label of its own.
  const names = [form.label];
  let field: FormField | undefined = form;
  for (const step of keyPath.split('.')) {
    field = field && fieldWithin(field, step);
    const entry = /^\d+$/.test(step) ? String(Number(step) + 1) : step;
    if (field?.label) names.push(field.label);
    else names.push([names.pop(), entry].filter(Boolean).join(' '));
  }
  return names.filter(Boolean).join(': ');
}
