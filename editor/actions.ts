import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { yamlFiles } from '#content-model/content.ts';
import { photoUses } from '#content-model/photo-uses.ts';
import type { Problem } from '#content-model/problems.ts';
import { photoNames, photoPath } from '#content-model/source-files.ts';
import { addedProblems, problemsOfContent } from './check.ts';
import { parseContentOrNull, revisionOf, withContent } from './file-text.ts';
import { formOf } from './form.ts';
import { commitFiles, commitRest, goBackTo, textAtVersion } from './history.ts';
import { knownFile, neededPhotos, requireKnownFile, textOf, titleOf } from './known-files.ts';
import { writePhoto } from './photo-upload.ts';
import type { Publisher } from './publication.ts';
import { replaceFile } from './replace-file.ts';
import { RequestRefusedError } from './request-refused-error.ts';
import type {
  CommitResult,
  DeleteRequest,
  PhotoRequest,
  PhotoResult,
  PublicationStatus,
  SaveRequest,
  SaveResult,
} from './shared/api-types.ts';
import { changesBetween, describeChanges } from './shared/field-changes.ts';
import { nameOf } from './shared/field-names.ts';
import type { Mapping } from './shared/form-field.ts';
import { sizeFault } from './shared/photo-limits.ts';

const photoIsNamed = 'A page shows this picture, or did in an earlier version: going back to that would lack it';
const keptAtDesk = 'This is not changed at the desk, since messages would go elsewhere or be refused: ask whoever looks after the server';
const studioFile = yamlFiles.studio.file;

/**
 * `person`: who is signed in at the desk. Throws a RequestRefusedError if somebody else changed the file, or if the change
 * would break the site, or if it is made at the desk and enquiries would no longer come there.
 */
export async function saveFile(
  root: string,
  { file, revision, restoredVersion, ...content }: SaveRequest,
  person: string,
): Promise<SaveResult> {
  const known = requireKnownFile(file);
  const current = textOf(root, file);
  // One that cannot be read cannot be compared.
  if (!parseContentOrNull(file, current)) refuseOutdated(current, revision);
  const base = restoredVersion ? await textAtVersion(root, file, restoredVersion) : current;
  const text = withContent(file, base, content);
  // Commits again, since git may have refused the last save, or its response was lost.
  if (text === current) {
    const saved = await commit(root, file, `${titleOf(root, known)}: saved`, person);
    return { revision: revisionOf(current), ...saved };
  }
  refuseOutdated(current, revision);
  if (person && file === studioFile) refuseProblems(problemsOfMovedEndpoint(current, text));
  refuseProblems(withPlaces(await addedProblems(root, file, text), file));
  // An update may have merged another text meanwhile.
  refuseOutdated(textOf(root, file), revision);
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  replaceFile(target, text);
  const changes = changesBetween(formOf(known.schema), parseContentOrNull(file, current), parseContentOrNull(file, text));
  const what = `${titleOf(root, known)}: ${current ? describeChanges(changes) : 'added'}`;
  return { revision: revisionOf(text), ...(await commit(root, file, what, person)) };
}

/** Throws a RequestRefusedError as `saveFile` does. */
export async function deleteFile(root: string, { file, revision }: DeleteRequest, person: string): Promise<CommitResult> {
  const known = requireKnownFile(file);
  refuseOutdated(textOf(root, file), revision);
  const problems = await addedProblems(root, file, null);
  if (problems.some((problem) => problem.file === file)) {
    throw new RequestRefusedError(422, 'This page is needed: others lead to it. Change its words instead');
  }
  // What the build would say is for whoever named what is not there.
  const slug = path.basename(file, '.md');
  const takeOut = `Take out ${titleOf(root, known)}`;
  const naming = problems.map((problem) => (problem.message.includes(slug) ? { ...problem, message: takeOut } : problem));
  refuseProblems(withPlaces(naming, file), 'Other pages name it: take it out there first');
  refuseOutdated(textOf(root, file), revision);
  const what = `${titleOf(root, known)}: deleted`;
  rmSync(path.join(root, file));
  return commit(root, file, what, person);
}

/** Throws a RequestRefusedError for a picture that does not fit its use. */
export async function addPhoto(root: string, request: PhotoRequest, data: Buffer | undefined, person: string): Promise<PhotoResult> {
  if (!Object.hasOwn(photoUses, request.use)) throw new RequestRefusedError(422, 'This page is older than the editor: load it again');
  const tooLarge = sizeFault(data?.length ?? 0);
  if (!data || tooLarge) throw new RequestRefusedError(422, tooLarge);
  const { photo, faults } = await writePhoto(root, request, data);
  if (faults.length > 0) throw new RequestRefusedError(422, faults.map((fault) => `The photograph ${fault}`).join('. '));
  return { photo, ...(await commit(root, `photos/${photo}.jpg`, `Picture added: ${photo}`, person)) };
}

/** Throws a RequestRefusedError if something names the photograph, or did: whoever goes back to that would miss it. */
export async function deletePhoto(root: string, photo: string, person: string): Promise<CommitResult> {
  if (!photoNames(root).includes(photo)) throw new RequestRefusedError(404, 'There is no such photograph');
  if ((await neededPhotos(root)).has(photo)) throw new RequestRefusedError(422, photoIsNamed);
  rmSync(photoPath(root, photo));
  return commit(root, `photos/${photo}.jpg`, `Picture deleted: ${photo}`, person);
}

/** Asks for an update of the server, which publishes what is saved. Throws a RequestRefusedError if the build would fail. */
export async function publish(root: string, publisher: Publisher): Promise<PublicationStatus> {
  await refuseBroken(root);
  await commitRest(root);
  return publisher.requestUpdate();
}

/** Publishes the content of an earlier release. Throws a RequestRefusedError during an update, or if it would not build. */
export async function goBack(root: string, publisher: Publisher, release: string, person: string): Promise<PublicationStatus> {
  if ((await publisher.read()).busy) throw new RequestRefusedError(409, 'The website is being published: go back once that has ended');
  await goBackTo(root, publisher.commitOf(release), person, async (copy) => {
    const moved = problemsOfMovedEndpoint(textOf(root, studioFile), textOf(copy, studioFile));
    refuseProblems([...(await problemsOfContent(copy)), ...moved], 'The website of that day does not fit any more');
  });
  return publisher.requestUpdate();
}

function refuseOutdated(text: string, revision: string): void {
  if (revisionOf(text) !== revision) throw new RequestRefusedError(409, 'It was changed elsewhere since you opened it');
}

/** Throws a RequestRefusedError if the saved content cannot be built. */
export async function refuseBroken(root: string): Promise<void> {
  refuseProblems(await problemsOfContent(root));
}

/** One problem for each fact of studio.yaml that would send messages elsewhere, or refuse those of pages that are open already. */
function problemsOfMovedEndpoint(current: string, next: string): Problem[] {
  const endpointIn = (text: string): Mapping => ({ endpoint: '', ...Object(parseContentOrNull(studioFile, text)?.data).form });
  const [before, after] = [endpointIn(current), endpointIn(next)];
  // A file that cannot be read has no id to keep.
  const moved = ['endpoint', 'id'].filter((key) => before[key] !== undefined && before[key] !== after[key]);
  return moved.map((key) => ({ file: studioFile, keyPath: `form.${key}`, message: keptAtDesk }));
}

function refuseProblems(problems: Problem[], message = ''): void {
  if (problems.length > 0) throw new RequestRefusedError(422, message, problems);
}

/** Says in which field of its form each problem of another file is. */
function withPlaces(problems: Problem[], ownFile: string): Problem[] {
  return problems.map(({ file, keyPath, message }) => {
    const schema = file !== ownFile && keyPath && knownFile(file)?.schema;
    return { file, keyPath, message: schema ? `${nameOf(formOf(schema), keyPath)}: ${message}` : message };
  });
}

/** Commits a file. What is saved stays saved if git refuses. */
async function commit(root: string, file: string, what: string, person: string): Promise<CommitResult> {
  return commitFiles(root, [file], what, person).then(
    () => ({ commitProblem: '' }),
    ({ message, stderr }: Error & { stderr?: string }) => ({
      commitProblem: `Saved, but not kept as a version that can be brought back: ${(stderr || message).split('\n')[0]}`,
    }),
  );
}
