import { type FormField, fieldWithin } from './form-field.ts';

/** The path of the long text below the front matter of a Markdown file, in the build's messages. */
export const bodyPath = 'text';

/** A path in the words of the form: 'Pictures 2: Caption'. */
export function nameOf(form: FormField, path: string): string {
  if (path === bodyPath) return 'Long text';
  // The list that is the whole file, such as that of the reviews.
  const names = [form.label];
  let field: FormField | undefined = form;
  for (const step of path.split('.')) {
    field = field && fieldWithin(field, step);
    const entry = /^\d+$/.test(step) ? String(Number(step) + 1) : step;
    if (field?.label) names.push(field.label);
    else names.push([names.pop(), entry].filter(Boolean).join(' '));
  }
  return names.filter(Boolean).join(': ');
}
