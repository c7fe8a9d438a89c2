import { mutate } from 'swr';
import type { Problem } from '#content-model/problems.ts';
import type {
  CommitResult,
  DeleteRequest,
  FileContent,
  OpenedFile,
  Overview,
  PhotoRequest,
  PhotoResult,
  PublicationStatus,
  SaveRequest,
  SaveResult,
  Version,
} from '#editor/shared/api-types.ts';

/** The server's refusal, with the build's messages if there are some. */
export type ApiError = Error & { status: number | undefined; problems: Problem[] };

const key = 'editor-token';

/** Takes the token out of the address that `npm run edit` opens. */
export function takeToken(): void {
  const token = /^#token=([\w-]+)$/.exec(location.hash)?.[1];
  if (!token) return;
  localStorage.setItem(key, token);
  history.replaceState(null, '', location.pathname);
}

export const api = {
  files: () => call<Overview>('files'),
  open: (file: string) => call<OpenedFile>(`file?${new URLSearchParams({ file })}`),
  save: (body: SaveRequest) => call<SaveResult>('save', body),
  delete: (body: DeleteRequest) => call<CommitResult>('delete', body),
  versions: (file: string) => call<Version[]>(`versions?${new URLSearchParams({ file })}`),
  version: (file: string, id: string) => call<FileContent>(`version?${new URLSearchParams({ file, id })}`),
  addPhoto: (request: PhotoRequest, data: Blob) => call<PhotoResult>(`photo?${new URLSearchParams(request)}`, data),
  deletePhoto: (photo: string) => call<CommitResult>('delete-photo', { photo }),
  publication: () => call<PublicationStatus>('publication'),
  publish: () => call<PublicationStatus>('publish', {}),
  goBack: (release: string) => call<PublicationStatus>('go-back', { release }),
  preview: () => call<{ url: string }>('preview', {}),
};

/** Fetches everything shown again, after a file was saved, deleted or added. */
export function revalidateAll(): void {
  void mutate(() => true);
}

const noResponse = 'No answer. What you typed is kept on this device: try again in a minute.';
const photoNotSent = 'No answer, so the photograph was not sent: choose it again in a minute.';

/** Throws an ApiError, also if the editor is not running any more. */
async function call<T>(path: string, body?: object): Promise<T> {
  const isFile = body instanceof Blob;
  const type = body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' };
  const response = await fetch(`api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Editor-Token': localStorage.getItem(key) ?? '', ...type },
    body: isFile ? body : body ? JSON.stringify(body) : null,
    // What is asked again and again must not hang. A build and a photograph may take longer.
    signal: !body || path === 'save' ? AbortSignal.timeout(60_000) : null,
  }).catch(() => undefined);
  const result = (await response?.json().catch(() => undefined)) as (T & { message?: string; problems?: Problem[] }) | undefined;
  if (response?.ok && result) return result;
  const { message = '', problems = [] } = result ?? { message: isFile ? photoNotSent : noResponse };
  throw Object.assign(new Error(message), { status: response?.status, problems });
}
