import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Keeps each version of the privacy page as it was served, in DATA_DIR/notices: enquiries name the version that they came under. */
export function keepNotice({ siteDir, dataDir, noticeVersion }: Settings): void {
  const [page, kept] = [join(siteDir, 'privacy.html'), join(dataDir, 'notices', `${noticeVersion}.html`)];
  if (!noticeVersion || !existsSync(page) || existsSync(kept)) return;
  mkdirSync(join(dataDir, 'notices'), { recursive: true, mode: 0o700 });
  copyFileSync(page, kept);
}
