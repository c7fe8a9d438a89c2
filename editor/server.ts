import { statSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { photoNames, photoPath } from '#content-model/source-files.ts';
import { goBackPath, maxPhotoBytes, personHeader, previewOriginHeader, publishPath } from '#contract/desk.ts';
import { createTaskQueue } from '#contract/lib/task-queue.ts';
import * as actions from './actions.ts';
import { parseContent } from './file-text.ts';
import { textAtVersion, versionsOf } from './history.ts';
import { overviewOf, requireKnownFile } from './known-files.ts';
import { openFile } from './opened-file.ts';
import { thumbnail } from './photo-upload.ts';
import { createPreview } from './preview.ts';
import { createPublisher } from './publication.ts';
import { RequestRefusedError } from './request-refused-error.ts';
import type { DeleteRequest, PhotoRequest, SaveRequest } from './shared/api-types.ts';
import { photoTooLarge } from './shared/photo-limits.ts';
import { guardByToken } from './token-guard.ts';

type EditorOptions = {
  /** The folder that holds content/ and photos/. */
  root: string;
  /** Without one, whoever can connect may use it: that is the desk, which has signed somebody in. */
  token?: string;
  /** The folder of the releases; undefined if nothing is published from here. */
  releasesFolder?: string | undefined;
  /** The folder of the page's own files. */
  pageFolder: string;
};

/** By the code of an error that the owner can do something about. */
const messagesByCode: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full, so nothing was changed. What you typed is kept on this device: ask whoever looks after the server for space.',
  FST_ERR_CTP_BODY_TOO_LARGE: photoTooLarge,
};

/** The editor's server: the page, and the interface by which it reads, checks and writes the files of `root`. */
export function createEditor({ root, token, releasesFolder, pageFolder }: EditorOptions): FastifyInstance {
  const app = fastify({ bodyLimit: maxPhotoBytes });
  const preview = createPreview(root);
  if (token) guardByToken(app, token);
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onClose', () => preview.stop());
  app.setErrorHandler(({ code, message, statusCode, problems, stack }: FastifyError & Partial<RequestRefusedError>, _request, reply) => {
    if (statusCode === undefined) console.error(stack);
    return reply.code(statusCode ?? 500).send({ message: messagesByCode[code] ?? message, problems });
  });

  app.register(fastifyStatic, { root: pageFolder });

  app.post('/api/preview', async ({ headers }) => {
    await actions.refuseBroken(root);
    const url = await preview.show();
    return { url: headers[previewOriginHeader] ?? url };
  });

  registerReadRoutes(app, root, releasesFolder !== undefined);
  // One at a time: each change is compared with what the one before it wrote.
  const inTurn = createTaskQueue();
  const onChange = <Body>(path: string, act: (body: Body, person: string) => Promise<unknown>) =>
    app.post<{ Body: Body }>(path, (request) => inTurn(() => act(request.body as Body, personOf(request))));
  onChange('/api/save', (body: SaveRequest, person) => actions.saveFile(root, body, person));
  onChange('/api/delete', (body: DeleteRequest, person) => actions.deleteFile(root, body, person));
  onChange('/api/delete-photo', ({ photo }: { photo: string }, person) => actions.deletePhoto(root, photo, person));
  app.post<{ Body: Buffer; Querystring: PhotoRequest }>('/api/photo', (request) =>
    inTurn(() => actions.addPhoto(root, request.query, request.body, personOf(request))),
  );
  if (releasesFolder) {
    const publisher = createPublisher(root, releasesFolder);
    app.get('/api/publication', () => publisher.read());
    onChange(publishPath, () => actions.publish(root, publisher));
    onChange(goBackPath, ({ release }: { release: string }, person) => actions.goBack(root, publisher, release, person));
  }
  return app;
}

type Query = { Querystring: { file: string; id?: string } };

function registerReadRoutes(app: FastifyInstance, root: string, atDesk: boolean): void {
  app.get('/api/files', async () => overviewOf(root, atDesk));

  app.get<Query>('/api/file', ({ query }) => openFile(root, requireKnownFile(query.file)));

  app.get<Query>('/api/versions', ({ query }) => versionsOf(root, requireKnownFile(query.file).file));

  app.get<Query>('/api/version', async ({ query: { file, id } }) =>
    parseContent(file, await textAtVersion(root, requireKnownFile(file).file, String(id))),
  );

  app.get<{ Params: { name: string }; Querystring: { width?: string } }>('/photos/:name', async ({ params, query, headers }, reply) => {
    if (!photoNames(root).includes(params.name)) throw new RequestRefusedError(404, 'There is no such photograph');
    // A form shows many each time: one is made again only if its file has changed.
    const etag = `"${statSync(photoPath(root, params.name)).mtimeMs}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(await thumbnail(root, params.name, Math.min(Number(query.width) || 400, 1600)));
  });
}

/** The desk says who is signed in. */
function personOf({ headers }: FastifyRequest): string {
  return decodeURIComponent(String(headers[personHeader] ?? ''));
}
