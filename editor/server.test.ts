import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '#content-model/load.ts';
import { repositoryRoot } from '#content-model/roots.ts';
import { photoNames } from '#content-model/source-files.ts';
import { copyOfContent } from '#content-model/test/test-content.ts';
import { editFacts } from '#content-model/test/test-edit-facts.ts';
import { finishedFlat } from '#content-model/test/test-optional-content.ts';
import { maxPhotoBytes, personHeader } from '#contract/desk.ts';
import { deleteFile, deletePhoto, saveFile } from './actions.ts';
import { problemsOfContent } from './check.ts';
import { revisionOf } from './file-text.ts';
import { runGit } from './history.ts';
import { overviewOf } from './known-files.ts';
import { createEditor } from './server.ts';

// The real preview builds the whole site. This one has the text of each page's file at the page's address.
vi.mock('./preview.ts', () => ({
  createPreview: (root: string) => {
    const server = createServer(({ url }, response) => response.end(readFileSync(path.join(root, `content${url}.md`))));
    const show = async () => {
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    return { show, stop: () => server.close() };
  },
}));

const token = 'the-token';
const pageFolder = path.join(repositoryRoot, 'editor/client');

type ApiResponse = { status: number; json: Record<string, unknown>; headers: NodeJS.Dict<string | string[]> };

/** A page of text that is not there. */
const letters = 'content/pages/letters-from-owners.md';

const pageOfText = (heading: string) => {
  const description = 'How the studio plans and builds for owners who live abroad, and what they see of the work.';
  return { meta: { title: heading, description }, heading, intro: 'What you see.' };
};

/** The editor on a copy of the content. `call` sends a request of its own page, with the token, unless `headers` differ. */
async function startEditor(root = copyOfContent().root, releases?: string) {
  const app = createEditor({ root, token, releasesFolder: releases, pageFolder });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const own = { host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin', 'x-editor-token': token };
  const call = (path: string, body?: object, headers: Record<string, string | undefined> = {}) =>
    send(port, path, body, { ...own, ...headers });
  const open = async (file: string) => (await call(`/api/file?file=${file}`)).json;
  return {
    root,
    port,
    call,
    open,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** Opens a YAML file, changes its data in place and saves it. */
    async changeFile<T>(file: string, change: (data: T) => unknown) {
      const { revision, data } = await open(file);
      change(data as T);
      return call('/api/save', { file, revision, data, body: null });
    },
    saveLetters: (heading: string, revision: unknown) =>
      call('/api/save', { file: letters, revision, data: pageOfText(heading), body: 'Photographs.' }),
  };
}

function send(port: number, path: string, body: object | undefined, headers: Record<string, string | undefined>): Promise<ApiResponse> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>;
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path: path,
      method: body ? 'POST' : 'GET',
      headers: { ...given, 'content-type': 'application/json' },
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
        resolve({ status: response.statusCode ?? 0, json, headers: response.headers });
      });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

test('the interface needs the token, the page’s own origin and the machine’s own name', async () => {
  const { call, port } = await startEditor();
  const status = async (headers: Record<string, string | undefined>, path = '/api/files') => (await call(path, undefined, headers)).status;
  expect(await status({})).toBe(200);
  expect(await status({ host: `localhost:${port}`, origin: undefined })).toBe(200);
  expect(await status({ 'x-editor-token': undefined })).toBe(403);
  expect(await status({ 'x-editor-token': 'the-taken' })).toBe(403);
  expect(await status({ host: `evil.example:${port}`, origin: undefined })).toBe(403);
  expect(await status({ host: '127.0.0.1:80' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({ origin: undefined, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(403);
  // The page itself has no content, and is opened from a terminal or a link.
  expect(await status({ origin: undefined, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, '/')).toBe(200);
  expect(await status({ origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, '/')).toBe(403);
});

test('an address that is written in another way needs the token too', async () => {
  const { call, open, port, read } = await startEditor();
  const before = read('content/gallery.yaml');
  const { revision, data } = (await open('content/gallery.yaml')) as { revision: string; data: { pictures: unknown[] } };
  data.pictures.reverse();
  for (const path of ['/%61pi/save', '/api%2fsave', '/./api/save', '//api/save', `http://127.0.0.1:${port}/api/save`]) {
    const { status } = await call(path, { file: 'content/gallery.yaml', revision, data, body: null }, { 'x-editor-token': undefined });
    expect([403, 404], path).toContain(status);
  }
  expect((await call('/%61pi/files', undefined, { 'x-editor-token': undefined })).status).toBe(403);
  expect((await call(`http://127.0.0.1:${port}/api/files`, undefined, { 'x-editor-token': undefined })).status).toBe(403);
  // It is the same address: only the token was missing.
  expect((await call('/%61pi/files')).status).toBe(200);
  expect(read('content/gallery.yaml')).toBe(before);
});

test('refusals have the security headers too', async () => {
  const { call } = await startEditor();
  for (const path of ['/', '/api/files', '/nowhere']) {
    const { headers } = await call(path, undefined, { 'x-editor-token': undefined });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'.*frame-ancestors 'none'/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('a change is written alone; one with a new problem is not written', async () => {
  const { call, open, read, root } = await startEditor();
  const file = 'content/testimonials.yaml';
  // With the name first.
  editFacts<object[]>(root, file, (reviews) => {
    for (const [index, facts] of reviews.entries()) reviews[index] = { name: '', ...facts };
  });
  const before = read(file);
  const { revision, data } = (await open(file)) as { revision: string; data: { name: string }[] };
  expect((await call('/api/save', { file, revision, data, body: null })).json).toMatchObject({ revision });

  const refused = await call('/api/save', { file, revision, data: data.slice(1), body: null });
  expect(refused).toMatchObject({ status: 422, json: { problems: [{ file, keyPath: '' }] } });
  expect(read(file)).toBe(before);

  Object.assign(data[0] as object, { name: 'Farhana Begum' });
  expect((await call('/api/save', { file, revision, data, body: null })).status).toBe(200);
  const [gone, added] = [before.split('\n'), read(file).split('\n')].map((lines, _, both) =>
    lines.filter((line) => !both.every((each) => each.includes(line))),
  );
  expect([gone, added]).toEqual([[expect.stringContaining('name: ')], ['- name: Farhana Begum']]);

  Object.assign(data[0] as object, { name: 'Somebody else' });
  expect((await call('/api/save', { file, revision, data, body: null })).status).toBe(409);
});

test('at the desk messages cannot be sent elsewhere; on one’s own machine they can', async () => {
  const { call, open } = await startEditor();
  const file = 'content/studio.yaml';
  const { revision, data } = (await open(file)) as { revision: string; data: { form: { endpoint: string; id: string } } };
  const moved = { ...data, form: { ...data.form, endpoint: 'https://elsewhere.example/f/form', id: `${data.form.id}2` } };
  const refused = await call('/api/save', { file, revision, data: moved, body: null }, { [personHeader]: 'Asha' });
  expect(refused).toMatchObject({ status: 422, json: { problems: [{ keyPath: 'form.endpoint' }, { keyPath: 'form.id' }] } });
  expect((await call('/api/save', { file, revision, data: moved, body: null })).status).toBe(200);
});

test('a save whose response was lost is sent again, and is no conflict', async () => {
  const { open, saveLetters, read } = await startEditor();
  const { revision } = await open(letters);
  expect((await saveLetters('Owners abroad', revision)).status).toBe(200);
  const again = await saveLetters('Owners abroad', revision);
  expect(again).toMatchObject({ status: 200, json: { revision: revisionOf(read(letters)) } });
  expect((await saveLetters('Letters', again.json.revision)).status).toBe(200);
});

test('a photograph that was broken before stops no move of its entry; another broken one is refused', async () => {
  const { root, changeFile } = await startEditor();
  const file = 'content/gallery.yaml';
  type Gallery = { pictures: [{ photo: string }, { photo: string }] };
  const breakPhoto = (photo: string) => {
    rmSync(path.join(root, `photos/${photo}.jpg`), { force: true });
    writeFileSync(path.join(root, `photos/${photo}.jpg`), 'no photograph');
  };
  breakPhoto(String(loadContent(root).gallery.pictures[1]?.photo));
  breakPhoto('broken-too');
  const moved = await changeFile(file, ({ pictures }: Gallery) => pictures.splice(0, 2, pictures[1], pictures[0]));
  expect(moved.status).toBe(200);
  const { status, json } = await changeFile(file, ({ pictures }: Gallery) => Object.assign(pictures[1], { photo: 'broken-too' }));
  expect([status, json.problems]).toEqual([422, [expect.objectContaining({ message: expect.stringContaining('broken-too') })]]);
});

test('the broken photograph of another file stops no correction, and hides no new problem', async () => {
  const { root, changeFile, read } = await startEditor();
  const photo = path.join(root, `photos/${loadContent(root).gallery.pictures[1]?.photo}.jpg`);
  rmSync(photo);
  writeFileSync(photo, 'no photograph');
  const problemsAfter = async <T>(file: string, change: (data: T) => unknown) => {
    const { status, json } = await changeFile(file, change);
    return [status, (json.problems as { file: string }[] | undefined)?.map((problem) => problem.file)];
  };
  const about = path.join(root, 'content/about.yaml');
  writeFileSync(about, read('content/about.yaml').replace(/^story:/m, 'unknown: x\nstory:'));
  type About = { unknown?: string; hero: { picture: { photo: string } } };
  const wrong = await problemsAfter('content/about.yaml', (data: About) => {
    delete data.unknown;
    data.hero.picture.photo = 'no-such-photograph';
  });
  expect(wrong).toEqual([422, ['content/about.yaml']]);
  const corrected = await problemsAfter('content/about.yaml', (data: About) => {
    delete data.unknown;
  });
  expect(corrected).toEqual([200, undefined]);
  const { claim } = loadContent(root).home.reasons.items[0] as { claim: string };
  const [status, files] = await problemsAfter('content/claims.yaml', (data: { name: string }[]) => {
    data.splice(
      data.findIndex(({ name }) => name === claim),
      1,
    );
  });
  expect(status).toBe(422);
  expect(files).toContain('content/home.yaml');
});

test('a problem that another page had before refuses no change, also when its words name the changed page', async () => {
  const { root, call, open } = await startEditor();
  const [one, two] = loadContent(root).services;
  editFacts(root, `content/services/${two?.slug}.md`, (facts) => Object.assign(facts as object, { title: one?.title }));
  const file = `content/services/${one?.slug}.md`;
  const { revision, data, body } = await open(file);
  const renamed = { file, revision, data: { ...(data as object), name: 'Oak kitchens' }, body };
  expect(await call('/api/save', renamed)).toMatchObject({ status: 200 });
});

test('of two changes at once the second is refused, whether it saves or deletes', async () => {
  const { call, root, open, saveLetters } = await startEditor();
  const statuses = async (...responses: Promise<ApiResponse>[]) => (await Promise.all(responses)).map(({ status }) => status);
  const { revision } = await open(letters);
  expect((await statuses(saveLetters('Owners abroad', revision), saveLetters('Letters', revision))).toSorted()).toEqual([200, 409]);

  const { revision: saved } = await open(letters);
  const outcome = await statuses(saveLetters('Every week', saved), call('/api/delete', { file: letters, revision: saved }));
  expect(outcome.toSorted()).toEqual([200, 409]);
  expect(existsSync(path.join(root, letters))).toBe(outcome[0] === 200);
});

test.each(['deleted', 'written over'])('a file that an update has merged meanwhile is not %s', async (what) => {
  const { root } = copyOfContent();
  const file = path.join(root, letters);
  const text = '---\nheading: Letters\n---\n';
  writeFileSync(file, text);
  const opened = { file: letters, revision: revisionOf(text) };
  const content = { data: pageOfText('Every week'), body: 'Photographs.' };
  const acting = what === 'deleted' ? deleteFile(root, opened, '') : saveFile(root, { ...opened, ...content }, '');
  writeFileSync(file, text.replace('Letters', 'Owners abroad'));
  await expect(acting).rejects.toMatchObject({ statusCode: 409 });
  expect(readFileSync(file, 'utf8')).toContain('Owners abroad');
});

test('two photographs sent at once under one name are two', async () => {
  const { root } = copyOfContent();
  const app = createEditor({ root, pageFolder });
  const create = { width: 1800, height: 1200, channels: 3, background: 'white' } as const;
  const data = await sharp({ create }).jpeg().toBuffer();
  const path = new URLSearchParams({ name: 'one-name', use: 'ordinary' });
  const headers = { 'content-type': 'application/octet-stream' };
  const send = () => app.inject({ method: 'POST', url: `/api/photo?${path}`, headers, payload: data });
  const responses = await Promise.all([send(), send()]);
  expect(responses.map((response) => response.json().photo).toSorted()).toEqual(['one-name', 'one-name-2']);
});

test('a photograph is deleted only if nothing names it, nor did in an earlier version', async () => {
  const { root, git, release } = await checkout();
  const remove = (photo = '') => deletePhoto(root, photo, '');
  await expect(remove(photoNames(root)[0])).rejects.toMatchObject({ statusCode: 422 });
  for (const photo of ['room', 'room-2']) writeFileSync(path.join(root, `photos/${photo}.jpg`), '');
  writeFileSync(path.join(root, letters), "photo: 'room-2'\n");
  await release('20261122T101500Z');
  rmSync(path.join(root, letters));
  await expect(remove('room-2')).rejects.toMatchObject({ statusCode: 422 });
  // The form offers what the server would do.
  const { unusedPhotos } = await overviewOf(root, true);
  expect([unusedPhotos.includes('room'), unusedPhotos.includes('room-2')]).toEqual([true, false]);
  expect(await remove('room')).toEqual({ commitProblem: '' });
  expect(photoNames(root)).not.toContain('room');
  expect(await git('status', '--porcelain', '--', 'photos')).toBe('');
});

test.each(['', 'no-such-use', 'constructor'])('a photograph for the use "%s" is refused', async (use) => {
  const app = createEditor({ root: copyOfContent().root, pageFolder });
  const headers = { 'content-type': 'application/octet-stream' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: `/api/photo?name=a&use=${use}`, headers, payload: 'x' });
  expect(statusCode).toBe(422);
  expect(json().message).toContain('load it again');
});

test.each([
  ['that is empty', 0, 422, /is empty/],
  ['over 40 MB', maxPhotoBytes + 1, 413, /larger than 40 MB: export/],
])('a photograph %s is refused in a sentence', async (_name, bytes, status, message) => {
  const app = createEditor({ root: copyOfContent().root, pageFolder });
  const headers = { 'content-type': 'application/octet-stream' };
  const payload = Buffer.alloc(bytes);
  const response = await app.inject({ method: 'POST', url: '/api/photo?name=a&use=ordinary', headers, payload });
  expect([response.statusCode, response.json().message]).toEqual([status, expect.stringMatching(message)]);
});

/** A checkout of the content with its publisher; `release` makes the present state the served one. */
async function checkout() {
  const { root } = copyOfContent();
  const git = (...words: string[]) => runGit(root, ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...words]);
  const notKept = () => git('status', '--porcelain', '--', 'content');
  const release = async (time: string) => {
    await git('add', '--all', '--', 'content', 'photos');
    await git('commit', '--quiet', '-m', time);
    const name = `${time}-${(await git('rev-parse', '--short', 'HEAD')).trim()}`;
    mkdirSync(path.join(root, 'releases', name), { recursive: true });
    appendFileSync(path.join(root, 'publications'), `${name}\n`);
    rmSync(path.join(root, 'current'), { force: true });
    symlinkSync(path.join(root, 'releases', name), path.join(root, 'current'));
    return name;
  };
  await git('init', '--quiet');
  await git('config', 'core.hooksPath', path.join(root, '.git/hooks'));
  mkdirSync(path.join(root, '.git/hooks'), { recursive: true });
  mkdirSync(path.join(root, 'publish'));
  return { root, git, notKept, release };
}

test.each([
  ['whose content does not fit any more', /^url:.*/m, '', 'url'],
  ['that sent messages to another form', /^( +id: ).*/m, '$1another', 'form.id'],
  ['that sent messages elsewhere', /^( +endpoint: ).*/m, '$1https://elsewhere.example/f/form', 'form.endpoint'],
])('nobody goes back to a publication %s, or while one is under way', async (_name, line, written, keyPath) => {
  const { root, notKept, release } = await checkout();
  const file = path.join(root, 'content/studio.yaml');
  const studio = readFileSync(file, 'utf8');
  writeFileSync(file, studio.replace(line, written));
  const earlier = await release('20261122T101500Z');
  writeFileSync(file, studio);
  await release('20261123T101500Z');
  const { call, read } = await startEditor(root, root);

  const problems = [{ file: 'content/studio.yaml', keyPath }];
  expect(await call('/api/go-back', { release: earlier })).toMatchObject({ status: 422, json: { problems } });
  expect([await notKept(), read('content/studio.yaml')]).toEqual(['', studio]);

  writeFileSync(path.join(root, 'publish/request'), '');
  expect((await call('/api/go-back', { release: earlier })).status).toBe(409);
});

test('a way back that git refuses leaves the content as it was', async () => {
  const { root, git, notKept, release } = await checkout();
  const earlier = await release('20261122T101500Z');
  const file = path.join(root, 'content/studio.yaml');
  const studio = readFileSync(file, 'utf8').replace(/^brand:.*/m, 'brand: Another studio');
  writeFileSync(file, studio);
  await release('20261123T101500Z');
  const { call, read } = await startEditor(root, root);

  writeFileSync(path.join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  expect((await call('/api/go-back', { release: earlier })).status).toBe(500);
  expect([await notKept(), read('content/studio.yaml')]).toEqual(['', studio]);
  expect(await git('for-each-ref', 'refs/editor')).toBe('');
});

test('what git refused to commit is committed when it is saved again, or published', async () => {
  const { root, git, notKept, release } = await checkout();
  await release('20261122T101500Z');
  const hook = path.join(root, '.git/hooks/pre-commit');
  const { call, open, read, saveLetters } = await startEditor(root, root);
  const save = async (heading: string) => (await saveLetters(heading, (await open(letters)).revision)).json.commitProblem;
  const refuse = () => writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });

  refuse();
  expect(await save('Owners abroad')).toMatch(/^Saved, but not kept/);
  rmSync(hook);
  expect(await save('Owners abroad')).toBe('');
  expect([await notKept(), await git('show', `HEAD:${letters}`)]).toEqual(['', read(letters)]);

  refuse();
  await save('Letters');
  rmSync(hook);
  expect(await call('/api/publish', {})).toMatchObject({ status: 200, json: { changes: [{ file: letters }] } });
  expect([await notKept(), await git('show', `HEAD:${letters}`)]).toEqual(['', read(letters)]);

  writeFileSync(path.join(root, letters), 'What the build cannot read');
  expect(await call('/api/publish', {})).toMatchObject({ status: 422 });
});

test('the trial on Debian changes a price, looks at it and publishes it', async () => {
  const { root, release } = await checkout();
  await release('20261122T101500Z');
  const app = createEditor({ root, releasesFolder: root, pageFolder });
  const socket = path.join(root, 'edit.sock');
  await app.listen({ path: socket });
  onTestFinished(() => app.close());
  // A price per sq ft needs further facts.
  const file = `content/services/${loadContent(root).services.find(({ plan }) => !plan.area)?.slug}.md`;
  const env = { ...process.env, EDIT_SOCKET: socket };
  const trial = spawn(process.execPath, ['deploy/debian/trial/try-desk.ts', file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(trial, 'exit');
  const isAsked = () => trial.exitCode !== null || existsSync(path.join(root, 'publish/request'));
  await vi.waitFor(() => expect(isAsked()).toBe(true), 120_000);
  writeFileSync(path.join(root, 'publish.state'), 'published\n');
  const output = await trial.stdout.toArray();
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(output.join('').trim().split('\n').at(-1));
});

test('a photograph is sent again only where its file changed', async () => {
  const { root } = copyOfContent();
  const app = createEditor({ root, pageFolder });
  const [name] = photoNames(root);
  const look = (etag = '') => app.inject({ url: `/photos/${name}?width=40`, headers: { 'if-none-match': etag } });
  const first = await look();
  const { etag } = first.headers;
  expect([first.statusCode, (await look(etag)).statusCode]).toEqual([200, 304]);
  const file = path.join(root, `photos/${name}.jpg`);
  const data = readFileSync(file);
  rmSync(file);
  writeFileSync(file, data);
  expect((await look(etag)).statusCode).toBe(200);
});

test('a page of text is made and deleted; one that the site needs stays', async () => {
  const { call, open, root } = await startEditor();
  const { revision, isNew } = await open(letters);
  expect(isNew).toBe(true);
  const data = pageOfText('Owners abroad');
  const saved = await call('/api/save', { file: letters, revision, data, body: '## Every week\n\nPhotographs.' });
  expect(saved.status).toBe(200);
  expect(existsSync(path.join(root, letters))).toBe(true);
  expect((await call('/api/delete', { file: letters, revision: saved.json.revision })).status).toBe(200);
  expect(existsSync(path.join(root, letters))).toBe(false);

  const terms = await open('content/pages/terms.md');
  expect(await call('/api/delete', { file: 'content/pages/terms.md', revision: terms.revision })).toMatchObject({
    status: 422,
    json: { message: expect.stringMatching(/^This page is needed/), problems: [] },
  });
  expect(existsSync(path.join(root, 'content/pages/terms.md'))).toBe(true);
});

test('a file whose name is no address stops no other form', async () => {
  const { call, root } = await startEditor();
  writeFileSync(path.join(root, 'content/services/Pooja_Rooms.md'), '---\nname: Pooja rooms\n---\n');
  expect((await call('/api/file?file=content/studio.yaml')).status).toBe(200);
});

test('a service that other files name is not deleted, and they are named', async () => {
  const { call, open, root } = await startEditor();
  const [service] = loadContent(root).services;
  const slug = service?.slug as string;
  editFacts<{ flats: { items: object[] } }>(root, 'content/project.yaml', ({ flats }) =>
    flats.items.push({ name: '9BHK', services: [{ service: slug, area: 80 }] }),
  );
  const file = `content/services/${slug}.md`;
  const { revision } = await open(file);
  const { status, json } = await call('/api/delete', { file, revision });
  expect([status, json.message]).toEqual([422, 'Other pages name it: take it out there first']);
  expect(json.problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining(`: Take out ${service?.name}`) }));
  const named = new Set((json.problems as { file: string }[]).map((problem) => problem.file));
  expect(named.size).toBeGreaterThan(0);
  expect(named).not.toContain(file);
  expect(existsSync(path.join(root, file))).toBe(true);
});

test('who deletes a page takes it out where it is named; another problem that comes to light is told as it is', async () => {
  const { call, open, root, read } = await startEditor();
  const file = 'content/services/oak-stairs.md';
  writeFileSync(path.join(root, file), '---\nname: [\n---\n');
  writeFileSync(path.join(root, 'content/about.yaml'), read('content/about.yaml').replace(/^story:/m, 'unknown: x\nstory:'));
  const { status, json } = await call('/api/delete', { file, revision: (await open(file)).revision });
  expect([status, json.problems]).toEqual([
    422,
    [{ file: 'content/about.yaml', keyPath: '', message: expect.stringContaining('unknown') }],
  ]);
});

test('the first finished project is made, and taken away again', async () => {
  const { call, open, root } = await startEditor();
  rmSync(path.join(root, 'content/cases'), { recursive: true, force: true });
  const file = 'content/cases/teak-and-cane.md';
  const { revision, isNew, defaults, options } = await open(file);
  expect(isNew).toBe(true);
  const [service] = loadContent(root).services;
  expect((options as { services: object[] }).services).toContainEqual({ value: service?.slug, label: service?.name });
  const save = (data: object) => call('/api/save', { file, revision, data, body: '' });
  expect(await save({ ...finishedFlat, days: { promised: 60 } })).toMatchObject({
    status: 422,
    json: { problems: [{ file, keyPath: 'days.taken' }] },
  });
  const saved = await save({ ...(defaults as object), ...finishedFlat });
  expect(saved.status).toBe(200);
  expect(loadContent(root).cases.map(({ title }) => title)).toEqual([finishedFlat.title]);
  expect((await call('/api/files')).json).toMatchObject({
    files: expect.arrayContaining([expect.objectContaining({ file, title: finishedFlat.title })]),
  });
  expect((await call('/api/delete', { file, revision: saved.json.revision })).status).toBe(200);
  expect(loadContent(root).cases).toEqual([]);
});

test('a problem with another page names that page, not its file', async () => {
  const { root } = copyOfContent();
  const [one, two] = loadContent(root).services;
  editFacts(root, `content/services/${two?.slug}.md`, (facts) => Object.assign(facts as object, { title: one?.title }));
  const [problem] = await problemsOfContent(root);
  expect(problem?.message).toContain(`used twice, also in ${one?.name}:`);
});

test('a name is listed as it is read, however it is written', async () => {
  const { call, root } = await startEditor();
  writeFileSync(path.join(root, 'content/pages/letters.md'), '---\nheading: >-\n  What we\n  promise\n---\n');
  const { files } = (await call('/api/files')).json;
  expect(files).toContainEqual(expect.objectContaining({ file: 'content/pages/letters.md', title: 'What we promise' }));
});

test('no other file can be named', async () => {
  const { call } = await startEditor();
  for (const file of ['package.json', 'content/../package.json', 'content/README.md', 'content/services/../../x.md', '/etc/passwd']) {
    expect((await call(`/api/file?file=${encodeURIComponent(file)}`)).status).toBe(404);
    expect((await call('/api/save', { file, revision: '', data: {}, body: null })).status).toBe(404);
    expect((await call('/api/delete', { file, revision: '' })).status).toBe(404);
    expect((await call('/api/delete-photo', { photo: `../${file}` })).status).toBe(404);
  }
  expect((await call('/photos/..%2Fpackage')).status).toBe(404);
});

// /dev/full is a Linux device that is always full.
test.runIf(existsSync('/dev/full'))('a full disk changes nothing, and is said in plain words', async () => {
  const { root, changeFile, read } = await startEditor();
  const before = read('content/about.yaml');
  symlinkSync('/dev/full', path.join(root, 'content/about.yaml.new'));
  type About = { hero: { heading: string } };
  const { status, json } = await changeFile('content/about.yaml', ({ hero }: About) => Object.assign(hero, { heading: 'More than fits' }));
  expect([status, json.message]).toEqual([500, expect.stringMatching(/^The disk is full/)]);
  expect(read('content/about.yaml')).toBe(before);
});
