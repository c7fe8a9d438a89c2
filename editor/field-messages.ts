import { childPath, type Problem } from '#content-model/problems.ts';
import { type FormField, fieldWithin } from './form-field.ts';

/** Messages by the path of the field that shows them. */
export type Messages = Record<string, string[]>;

/** The path of the long text below the front matter of a Markdown file, in the build's messages. */
export const bodyPath = 'text';

/** The messages of a file by their fields; '' is the file. One on a photograph is at each field that names it. */
export function messagesOf(file: string, data: unknown, problems: Problem[]): Messages {
  const messages: Messages = {};
  for (const { file: of, path, fix } of problems) {
    const photo = /^photos\/(.+)\.jpg$/.exec(of)?.[1];
    const paths = photo ? pathsOfPhoto(photo, data, '') : of === `content/${file}` ? [path] : [];
    for (const each of paths) messages[each] = [...(messages[each] ?? []), fix];
  }
  return messages;
}

function pathsOfPhoto(photo: string, data: unknown, path: string): string[] {
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = childPath(path, key);
    return key === 'photo' && value === photo ? [at] : pathsOfPhoto(photo, value, at);
  });
}

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
