import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Keeps each version of the privacy page in DATA_DIR/notices: enquiries name the version that they came under. */
export function keepNotice({ siteDir, dataDir, noticeVersion }: Settings): void {
  const [page, kept] = [join(siteDir, 'privacy.html'), join(dataDir, 'notices', `${noticeVersion}.html`)];
  if (!noticeVersion || !existsSync(page) || existsSync(kept)) return;
  try {
    mkdirSync(join(dataDir, 'notices'), { recursive: true, mode: 0o700 });
    // In two steps, so that half a copy is never taken for the whole.
    copyFileSync(page, `${kept}.new`);
    renameSync(`${kept}.new`, kept);
  } catch (error) {
    // Pages are served all the same; the next start tries again.
    console.error(`The privacy page could not be kept: ${(error as Error).message}`);
  }
}
