import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Connect } from 'vite';

const types: Record<string, string> = { '.avif': 'image/avif', '.jpg': 'image/jpeg' };

/** Serves the files of one folder in the development server. */
export function serveFolder(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const file = path.basename(request.url ?? '');
    createReadStream(path.join(folder, file))
      .on('error', () => next())
      .on('open', () => response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream'))
      .pipe(response);
  };
}
