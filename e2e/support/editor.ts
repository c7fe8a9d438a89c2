import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { contentRoot } from '#content-model/roots.ts';
import { stop } from '#deploy/test/test-host-program.ts';
import { startProgram } from './website.ts';

export type Editor = Awaited<ReturnType<typeof startEditor>>;

/** Starts the editor on a copy of the content, in git like a studio's. */
export async function startEditor() {
  const root = mkdtempSync(path.join(tmpdir(), 'editor-journey-'));
  copyContent(root);
  const first = git(root, 'rev-parse', 'HEAD').trim();
  const { child, said: url } = await startProgram('editor/main.ts', { CONTENT_ROOT: root, EDIT_PORT: '0' }, /http:\S+/);
  return {
    root,
    /** The address with the token. */
    url,
    origin: new URL(url).origin,
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** Puts the content back to what it was at the start. */
    reset() {
      git(root, 'reset', '--quiet', '--hard', first);
      git(root, 'clean', '--force', '--quiet');
    },
    async stop() {
      await stop(child, 'SIGTERM');
      rmSync(root, { recursive: true });
    },
  };
}

function copyContent(root: string): void {
  cpSync(path.join(contentRoot, 'content'), path.join(root, 'content'), { recursive: true });
  const photos = path.join(contentRoot, 'photos');
  mkdirSync(path.join(root, 'photos'));
  for (const file of readdirSync(photos)) symlinkSync(path.join(photos, file), path.join(root, 'photos', file));
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@studio.example', 'commit', '--quiet', '-m', 'First state');
}

export function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
}

/** Opens the form of a file, with every part unfolded. */
export async function openForm(page: Page, { url, origin }: Editor, file: string): Promise<void> {
  if (!page.url().startsWith(origin)) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${origin}/#${file}`);
  await expect(page.getByText(file, { exact: true })).toBeVisible();
  await unfold(page);
}

export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const disclosure of document.querySelectorAll<HTMLDetailsElement>('.disclosure, .entry')) disclosure.open = true;
  });
}

/** Leaves the photographs out: the server would make a small copy of each that a form shows. */
export async function withoutPhotographs(page: Page): Promise<void> {
  await page.route(photographs, (route) => route.abort());
}

export const photographs = '**/photos/*';

/** The control for a key path such as 'pictures.0.alt'. */
export function control(page: Page, keyPath: string) {
  return page.locator(`[id="field-${keyPath}"]`);
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** A photograph like a camera's: `width` pixels wide, a slow gradient with some noise, which is small at first: it takes longest. */
export async function photograph(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const small = { width: Math.round(width / 4), height: Math.round(width / 6) };
  return sharp({ create: { ...small, channels: 3, background: 'white', noise } })
    .resize({ width, height: Math.round((width * 2) / 3), fit: 'fill' })
    .jpeg({ quality: 60 })
    .toBuffer();
}
