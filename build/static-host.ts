import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Notes for our server and nginx, and the copies that only they send: a static host compresses by itself. */
const notForStaticHosts = /^(headers\.json|settings\.json|project\.json|nginx-headers\.conf)$|\.(br|gz)$/;

/** Copies a build to `target`, without what would only be published by mistake there. */
export async function copyForStaticHost(dist: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(dist, target, { recursive: true, filter: (source) => !notForStaticHosts.test(path.relative(dist, source)) });
}
