import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Use } from '#content-model/photographs.ts';
import type { Problem } from '#content-model/problems.ts';
import { newProblems, problemsOfContent } from './check.ts';
import { type ContentFile, contentFile, fileOf, textOf, titleOf } from './content-files.ts';
import { changesBetween } from './field-changes.ts';
import { formOf } from './form.ts';
import { goBackTo, keepRest, keepState, textAt } from './history.ts';
import { notDone } from './not-done.ts';
import { addPhotograph } from './photo-upload.ts';
import type { Publication, Publisher } from './publication.ts';
import { type FileParts, readPartsOrNull, revisionOf, withParts } from './source.ts';

/** `revision`: of the text that was opened. `from`: the earlier state that was brought back into the form. */
export type Save = FileParts & { file: string; revision: string; from?: string | undefined };
export type Deletion = { file: string; revision: string };
/** `history`: why git did not keep what is saved; empty where it did. */
type Kept = { history: string };

const mostNamed = 3;

/** @throws {NotDone} where somebody else was faster, and where the change would break the site */
export async function save(root: string, { file, revision, from, ...parts }: Save, person: string): Promise<Kept & { revision: string }> {
  const known = fileOf(file);
  const there = textOf(root, file);
  refuseOutdated(there, revision);
  const base = from ? await textAt(root, `content/${file}`, from) : there;
  const text = withParts(file, base, parts);
  // The last save of it may not have been kept.
  if (text === there) return { revision, ...(await keep(root, `content/${file}`, `${titleOf(root, known)}: saved`, person)) };
  refuseProblems(await newProblems(root, file, text));
  // An update may have merged another text meanwhile.
  refuseOutdated(textOf(root, file), revision);
  // In one step: a stopped editor leaves the old file or the new one.
  const place = path.join(root, 'content', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(`${place}.new`, text);
  renameSync(`${place}.new`, place);
  const what = there ? changeText(root, known, there, text) : `${titleOf(root, known)}: added`;
  return { revision: revisionOf(text), ...(await keep(root, `content/${file}`, what, person)) };
}

/** @throws {NotDone} for a file that is not of a folder, and as `save` does */
export async function deleteFile(root: string, { file, revision }: Deletion, person: string): Promise<Kept> {
  const known = contentFile(file);
  if (!known?.folder) throw notDone(404, 'There is no such file');
  refuseOutdated(textOf(root, file), revision);
  refuseProblems(await newProblems(root, file, null));
  refuseOutdated(textOf(root, file), revision);
  const what = `${titleOf(root, known)}: deleted`;
  rmSync(path.join(root, 'content', file));
  return keep(root, `content/${file}`, what, person);
}

/** @throws {NotDone} for a picture that does not fit the place where it is used */
export async function addPicture(root: string, use: Use, data: Buffer, person: string): Promise<Kept & { photo: string }> {
  const { photo, problems } = await addPhotograph(root, use, data);
  if (problems.length > 0) throw notDone(422, problems.join('. '));
  return { photo, ...(await keep(root, `photos/${photo}.jpg`, `Picture added: ${photo}`, person)) };
}

/** Asks for an update of the server, which publishes what is saved. @throws {NotDone} where the build would fail */
export async function publish(root: string, publisher: Publisher): Promise<Publication> {
  refuseProblems(await problemsOfContent(root));
  await keepRest(root);
  return publisher.ask();
}

/** Publishes the content of an earlier release. @throws {NotDone} during an update, and where it would not build */
export async function goBack(root: string, publisher: Publisher, release: string, person: string): Promise<Publication> {
  if (publisher.isBusy()) throw notDone(409, 'The website is being published: go back once that has ended');
  const problems = await goBackTo(root, publisher.commitOf(release), person, problemsOfContent);
  refuseProblems(problems, 'The website of that day does not fit any more');
  return publisher.ask();
}

function refuseOutdated(text: string, revision: string): void {
  if (revisionOf(text) !== revision) throw notDone(409, 'It was changed elsewhere since you opened it');
}

function refuseProblems(problems: Problem[], message = ''): void {
  if (problems.length > 0) throw notDone(422, message, problems);
}

/** A change in the words of the form, for the list of earlier states: 'Price: ₹1,50,000 → ₹1,60,000'. */
function changeText(root: string, known: ContentFile, before: string, after: string): string {
  const changes = changesBetween(formOf(known.schema), readPartsOrNull(known.file, before), readPartsOrNull(known.file, after));
  const texts = changes.slice(0, mostNamed).map(({ name, before: old, after: now }) => {
    return old.length + now.length > 60 ? name : `${name}: ${[old, now].filter(Boolean).join(' → ')}`;
  });
  const more = changes.length > mostNamed ? `, and ${changes.length - mostNamed} more` : '';
  return `${titleOf(root, known)}: ${texts.join('; ')}${more}`.replace(/\s+/g, ' ');
}

/** Keeps a state for later; what is saved stays saved where git refuses. */
async function keep(root: string, file: string, what: string, who: string): Promise<Kept> {
  return keepState(root, [file], what, who).then(
    () => ({ history: '' }),
    (error: Error) => ({ history: `Saved, but not kept as a state that can be brought back: ${error.message.split('\n')[0]}` }),
  );
}
