import { type Problem, placeIn } from '#content-model/problems.ts';
import { type FormField, fieldWithin, type Mapping } from './form-field.ts';

/** Messages by the place of the field that shows them. */
export type Messages = Record<string, string[]>;

/** The place of the long text below the front matter of a Markdown file, in the build's messages. */
export const bodyPlace = 'text';

/** The messages of a file, each at its field or the nearest one around it; '' is the file. */
export function messagesOf(file: string, form: FormField, data: unknown, problems: Problem[]): Messages {
  const messages: Messages = {};
  for (const problem of problems) {
    for (const place of placesOf(file, form, data, problem)) messages[place] = [...(messages[place] ?? []), problem.fix];
  }
  return messages;
}

function placesOf(file: string, form: FormField, data: unknown, { file: of, place, fix }: Problem): string[] {
  const photo = /^photos\/(.+)\.jpg$/.exec(of)?.[1];
  if (photo) return placesOfPhoto(photo, data, '');
  if (of !== `content/${file}` || !fix) return [];
  return [place === bodyPlace ? bodyPlace : nearest(form, data, place.split('.'))];
}

function nearest(form: FormField, data: unknown, steps: string[]): string {
  const path = fieldsOnTheWay(form, data, steps);
  const end = path.findIndex(({ field, isThere }) => !field || !isThere);
  return (end < 0 ? steps : steps.slice(0, end)).join('.');
}

/** The field at each step of a path; undefined from where there is none. `isThere`: not beyond the end of a list. */
function fieldsOnTheWay(form: FormField, data: unknown, steps: string[]) {
  let [field, value]: [FormField | undefined, unknown] = [form, data];
  return steps.map((step) => {
    const isThere = !Array.isArray(value) || Number(step) < value.length;
    field = field && fieldWithin(field, step);
    value = (value as Mapping | undefined | null)?.[step];
    return { step, field, isThere };
  });
}

function placesOfPhoto(photo: string, data: unknown, place: string): string[] {
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const at = placeIn(place, key);
    return key === 'photo' && value === photo ? [at] : placesOfPhoto(photo, value, at);
  });
}

/** A place in the words of the form: 'Pictures 2: Caption'. */
export function nameOf(form: FormField, data: unknown, place: string): string {
  if (place === bodyPlace) return 'Long text';
  // The list that is the whole file, such as that of the reviews.
  const names = [form.label];
  for (const { step, field } of fieldsOnTheWay(form, data, place.split('.'))) {
    const entry = /^\d+$/.test(step) ? String(Number(step) + 1) : step;
    if (field?.label) names.push(field.label);
    else names.push([names.pop(), entry].filter(Boolean).join(' '));
  }
  return names.filter(Boolean).join(': ');
}
