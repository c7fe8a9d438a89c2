import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { photoNames, photoPath } from '#content-model/load.ts';
import { oneAfterAnother } from '#contract/one-after-another.ts';
import type { Asset } from './bundle.ts';
import { newProblems, problemsOfContent } from './check.ts';
import { type ContentFile, contentFile, contentFiles, factsOf, optionsIn, textOf, titleOf } from './content-files.ts';
import type { Folder } from './content-folders.ts';
import { changesBetween } from './field-changes.ts';
import { formOf } from './form.ts';
import { goBackTo, keepRest, keepState, statesOf, textAt } from './history.ts';
import { addPhotograph, thumbnail } from './photo-upload.ts';
import { previewOf } from './preview.ts';
import { type Publisher, publisherOf } from './publication.ts';
import { type Parts, partsOf, partsOrNull, revisionOf, withParts } from './source.ts';
import { guardByToken } from './token-guard.ts';

type Settings = {
  /** The folder that holds content/ and photos/. */
  root: string;
  /** Without one, whoever can connect may use it: the desk, which has signed somebody in. */
  token?: string;
  /** The folder of the releases, where what is saved can be published. */
  releases?: string | undefined;
  /** The page's own files by their address. */
  assets: Map<string, Asset>;
};

export type Save = Parts & { file: string; revision: string; from?: string | undefined };

const diskFull =
  'The disk is full, so nothing was changed. What you typed is kept on this device: ask whoever looks after the server for space.';
const mostBytes = 40 * 1024 * 1024;

/** The editor's server: the page, and the interface by which it reads, checks and writes the files of `root`. */
export function buildEditor({ root, token, releases, assets }: Settings): FastifyInstance {
  const app = Fastify({ bodyLimit: mostBytes });
  const preview = previewOf(root);
  if (token) guardByToken(app, token);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onClose', () => preview.stop());
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode === undefined) console.error(error);
    const message = error.code === 'ENOSPC' ? diskFull : error.message;
    return reply.code(error.statusCode ?? 500).send({ message });
  });

  app.get('/*', async (request, reply) => {
    const asset = assets.get(request.url.split('?')[0] ?? '');
    return asset ? reply.type(asset.type).send(asset.data) : reply.code(404).send({ message: 'There is nothing here' });
  });

  app.post('/api/preview', async ({ headers }, reply) => {
    try {
      const address = await preview.show();
      return { address: headers['x-preview-origin'] ?? address };
    } catch (error) {
      return reply.code(422).send({ message: (error as Error).message });
    }
  });

  addReading(app, root, releases !== undefined);
  // Each change is compared with what the one before it wrote.
  const inTurn = oneAfterAnother();
  app.addHook('onRoute', (route) => {
    const { method, handler } = route;
    if (method === 'POST') route.handler = (request, reply) => inTurn(async () => handler.call(app, request, reply));
  });
  if (releases) addPublishing(app, root, publisherOf(root, releases));
  addChanges(app, root);
  addPhotographs(app, root);
  return app;
}

type Query = { Querystring: { file: string; id?: string } };

/** Throws an error that is answered with 404. */
function fileOf(name: string): ContentFile {
  const found = contentFile(name);
  if (!found) throw Object.assign(new Error('There is no such file'), { statusCode: 404 });
  return found;
}

function addReading(app: FastifyInstance, root: string, publishes: boolean): void {
  app.get('/api/files', async () => {
    const files = contentFiles(root).map(({ schema: _, ...file }) => ({ ...file, title: titleOf(root, file) }));
    return { files, photos: photoNames(root), publishes, site: String(factsOf(root, 'studio.yaml').url ?? '') };
  });

  app.get<Query>('/api/file', async ({ query }) => opened(root, fileOf(query.file)));

  app.get<Query>('/api/states', async ({ query }) => statesOf(root, `content/${fileOf(query.file).file}`));

  app.get<Query>('/api/state', async ({ query: { file, id } }) =>
    partsOf(file, await textAt(root, `content/${fileOf(file).file}`, String(id))),
  );
}

const changedElsewhere = 'It was changed elsewhere since you opened it';

/** A change is refused where somebody else was faster, and where it would break the site. */
function addChanges(app: FastifyInstance, root: string): void {
  app.post<{ Body: Save }>('/api/save', async (request, reply) => {
    const { body } = request;
    const { file, revision, from } = body;
    const person = personOf(request);
    const known = fileOf(file);
    const there = textOf(root, file);
    if (revisionOf(there) !== revision) return reply.code(409).send({ message: changedElsewhere });
    const base = from ? await textAt(root, `content/${file}`, from) : there;
    const text = withParts(file, base, body);
    // The last save of it may not have been kept.
    if (text === there) return { revision, history: await commitState(root, `content/${file}`, `${titleOf(root, known)}: saved`, person) };
    const problems = await newProblems(root, file, text);
    if (problems.length > 0) return reply.code(422).send({ problems });
    // An update may have merged another text meanwhile.
    if (textOf(root, file) !== there) return reply.code(409).send({ message: changedElsewhere });
    // In one step: a stopped editor leaves the old file or the new one.
    const place = path.join(root, 'content', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(`${place}.new`, text);
    renameSync(`${place}.new`, place);
    const what = there ? changeText(root, known, there, text) : `${titleOf(root, known)}: added`;
    return { revision: revisionOf(text), history: await commitState(root, `content/${file}`, what, person) };
  });

  app.post<{ Body: { file: string; revision: string } }>('/api/delete', async (request, reply) => {
    const { file, revision } = request.body;
    const known = contentFile(file);
    if (!known?.folder) return reply.code(404).send({ message: 'There is no such file' });
    if (revisionOf(textOf(root, file)) !== revision) return reply.code(409).send({ message: 'The file was changed elsewhere' });
    const problems = await newProblems(root, file, null);
    if (problems.length > 0) return reply.code(422).send({ problems });
    const what = `${titleOf(root, known)}: deleted`;
    rmSync(path.join(root, 'content', file));
    return { history: await commitState(root, `content/${file}`, what, personOf(request)) };
  });
}

function addPhotographs(app: FastifyInstance, root: string): void {
  app.get<{ Params: { name: string }; Querystring: { width?: string } }>('/photos/:name', async ({ params, query, headers }, reply) => {
    const known = photoNames(root).includes(params.name);
    if (!known) return reply.code(404).send({ message: 'There is no such photograph' });
    // A form shows many, at each look: one is made again only where its file changed.
    const etag = `"${statSync(photoPath(root, params.name)).mtimeMs}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await thumbnail(root, params.name, Math.min(Number(query.width) || 400, 1600)));
  });

  app.post<{ Body: Buffer; Querystring: { name: string; file: string; place: string } }>('/api/photo', async (request, reply) => {
    const { name, file, place } = request.query;
    const { photo, problems } = await addPhotograph(root, { photo: name, file: `content/${file}`, place }, request.body);
    if (problems.length > 0) return reply.code(422).send({ message: problems.join('. ') });
    return { photo, history: await commitState(root, `photos/${photo}.jpg`, `Picture added: ${photo}`, personOf(request)) };
  });
}

/** What was saved is published by an update of the server, which is asked for and watched here. */
function addPublishing(app: FastifyInstance, root: string, publisher: Publisher): void {
  app.get('/api/publication', () => publisher.look());

  app.post('/api/publish', async (_request, reply) => {
    const problems = await problemsOfContent(root);
    if (problems.length > 0) return reply.code(422).send({ problems });
    await keepRest(root);
    return publisher.ask();
  });

  app.post<{ Body: { release: string } }>('/api/go-back', async (request, reply) => {
    if (publisher.isBusy()) return reply.code(409).send({ message: 'The website is being published: go back once that has ended' });
    const commit = publisher.commitOf(request.body.release);
    const problems = await goBackTo(root, commit, personOf(request), problemsOfContent);
    if (problems.length > 0) return reply.code(422).send({ message: 'The website of that day does not fit any more', problems });
    return publisher.ask();
  });
}

const mostNamed = 3;

/** A change in the words of the form, for the list of earlier states: 'Price: ₹1,50,000 → ₹1,60,000'. */
function changeText(root: string, known: ContentFile, before: string, after: string): string {
  const changes = changesBetween(formOf(known.schema), partsOrNull(known.file, before), partsOrNull(known.file, after));
  const texts = changes.slice(0, mostNamed).map(({ name, before: old, after: now }) => {
    return old.length + now.length > 60 ? name : `${name}: ${[old, now].filter(Boolean).join(' → ')}`;
  });
  const more = changes.length > mostNamed ? `, and ${changes.length - mostNamed} more` : '';
  return `${titleOf(root, known)}: ${texts.join('; ')}${more}`.replace(/\s+/g, ' ');
}

/** The desk says who is signed in. */
function personOf({ headers }: FastifyRequest): string {
  return decodeURIComponent(String(headers['x-person'] ?? ''));
}

export type OpenedFile = Awaited<ReturnType<typeof opened>>;

/** All that a file's form needs; no data, but a message, where it cannot be read. A new file begins with `given`. */
async function opened(root: string, { schema, file, page, folder }: ContentFile) {
  const text = textOf(root, file);
  const common = {
    file,
    page,
    folder,
    form: formOf(schema),
    revision: revisionOf(text),
    options: optionsIn(root),
    isNew: text === '',
    given: folder === 'cases' ? {} : { order: nextOrder(root, folder) },
  };
  const problems = (await problemsOfContent(root)).filter((problem) => problem.file === `content/${file}`);
  try {
    const parts: Parts = text ? partsOf(file, text) : { data: null, body: folder ? '' : null };
    return { ...common, ...parts, problems, message: '' };
  } catch (error) {
    return { ...common, data: null, body: null, problems, message: (error as Error).message };
  }
}

/** The number after those that the files of a folder have. */
function nextOrder(root: string, folder: Folder | undefined): number {
  const files = contentFiles(root).filter((each) => each.folder === folder);
  return Math.max(0, ...files.map(({ file }) => Number(factsOf(root, file).order) || 0)) + 1;
}

/** Keeps a state for later; what is saved stays saved where git refuses. */
async function commitState(root: string, file: string, what: string, who: string): Promise<string> {
  return keepState(root, [file], what, who).then(
    () => '',
    (error: Error) => `Saved, but not kept as a state that can be brought back: ${error.message.split('\n')[0]}`,
  );
}
