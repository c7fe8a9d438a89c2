import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Policy } from './prerender.ts';
import { securityHeaders } from './security-headers.ts';

/** Writes the headers for whoever serves dist/: headers.json for this project's server, _headers for static hosts. */
export async function writeHostFiles(policy: Policy, dist: string): Promise<void> {
  const headers = securityHeaders(policy);
  await writeFile(path.join(dist, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const hashed = ['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'];
  await writeFile(path.join(dist, '_headers'), `${['/*', ...lines, '', ...hashed].join('\n')}\n`);
}
