import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptyProject } from '#app/project/stored-project.ts';
import { projectLimits } from '#contract/limits.ts';
import type { Project } from '#contract/project.ts';
import { encodeProject } from '#contract/project-link.ts';
import {
  addedServices,
  alternativeServices,
  fullProject,
  openProject,
  projectInStorage,
  savedPictures,
  visitProject,
} from './support/project.ts';
import { content } from './support/site.ts';
import { toasts } from './support/toasts.ts';

test.describe('The link', () => {
  const shared = (page: Page) => page.getByRole('region', { name: 'A project that was shared with you' });

  async function chatTextOf(page: Page): Promise<string> {
    const href = await page
      .getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' })
      .locator('visible=true')
      .last()
      .getAttribute('href');
    return new URL(href ?? '').searchParams.get('text') ?? '';
  }

  /** The link in the WhatsApp button's message, as its receiver opens it. */
  async function linkOf(page: Page): Promise<string> {
    const url = /https?:\S+$/.exec(await chatTextOf(page))?.[0];
    return new URL(url ?? '').hash;
  }

  async function onAnotherDevice(context: BrowserContext, fragment: string, project?: Project): Promise<Page> {
    const browser = context.browser();
    const device = await browser?.newContext({ baseURL: test.info().project.use.baseURL ?? '', serviceWorkers: 'block' });
    const page = (await device?.newPage()) as Page;
    if (project) await visitProject(page, project);
    await openProject(page, fragment);
    return page;
  }

  test('takes the whole project to another device, where it is shown first and kept on request', async ({ page, context }) => {
    await visitProject(page);
    const other = await onAnotherDevice(context, await linkOf(page));
    await expect(shared(other)).toContainText(fullProject.notes.split('\n')[0] as string);
    for (const { photo } of fullProject.pictures) {
      const alt = content.gallery.pictures.find((each) => each.photo === photo)?.alt as string;
      await expect(shared(other).getByRole('img', { name: alt })).toBeVisible();
    }
    expect(await projectInStorage(other)).toBeNull();
    await other.reload();
    await shared(other).getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(savedPictures(other)).toHaveCount(fullProject.pictures.length);
    await expect(toasts(other, 'status')).toHaveText('Kept on this device');
    await expect(other).toHaveURL('/project');
    expect(await projectInStorage(other)).toEqual(fullProject);
    await other.context().close();
  });

  test('comes with what the work starts at in a chat, and without it where nothing has a price', async ({ page }) => {
    const { slug, price } = alternativeServices[0] as (typeof alternativeServices)[number];
    await visitProject(page, { ...emptyProject, services: [{ slug }] });
    expect(await chatTextOf(page)).toContain(`starting from ${price.words}`);
    await visitProject(page, { ...emptyProject, notes: 'Keys in March' });
    expect(await chatTextOf(page)).toMatch(/^Our plans: http/);
  });

  test('keeps what only a newer page of this website knows', async ({ page }) => {
    const newer = { ...fullProject, pictures: [...fullProject.pictures, { photo: 'newer-house', note: 'x' }] };
    await openProject(page, encodeProject(newer));
    await shared(page).getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(toasts(page, 'status')).toHaveText('Kept on this device');
    expect(await projectInStorage(page)).toEqual(newer);
  });

  test('adds to a project that is there, or takes its place, or leaves it alone, as I say', async ({ page, context }) => {
    const own: Project = { ...emptyProject, services: [{ slug: addedServices.at(-1)?.slug as string }], notes: 'Mine' };
    const fragment = encodeProject(fullProject);
    const outcomes: Record<string, Project> = {
      'Do not keep it': own,
      'Add it to mine': {
        ...fullProject,
        services: [...own.services, ...fullProject.services.filter(({ slug }) => slug !== own.services[0]?.slug)],
        notes: `Mine\n\n${fullProject.notes}`,
      },
      'Replace mine with it': fullProject,
    };
    await page.close();
    for (const [name, project] of Object.entries(outcomes)) {
      const other = await onAnotherDevice(context, fragment, own);
      expect(await projectInStorage(other)).toEqual(own);
      await shared(other).getByRole('button', { name }).click();
      await expect(shared(other)).toHaveCount(0);
      expect(await projectInStorage(other), name).toEqual(project);
      await other.context().close();
    }
  });

  test('is what I see and change once it is kept, also after a change of mine that could not be stored', async ({ page }) => {
    const own = {
      ...emptyProject,
      pictures: Array.from({ length: projectLimits.pictures }, (_, index) => ({ photo: `photo-${index}`, note: 'n'.repeat(150) })),
    };
    await visitProject(page, own);
    const notes = page.getByRole('textbox', { name: content.planner.notes.heading });
    await notes.fill('🪔'.repeat(500));
    await expect(toasts(page, 'alert')).toContainText('Your project is full');
    await page.evaluate((fragment) => Object.assign(location, { hash: fragment }), encodeProject(fullProject));
    await shared(page).getByRole('button', { name: 'Replace mine with it' }).click();
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
    await notes.fill('Two cats');
    expect(await projectInStorage(page)).toEqual({ ...fullProject, notes: 'Two cats' });
  });

  test('asks me to choose where both together would be too much', async ({ page }) => {
    const own = { ...emptyProject, notes: 'a'.repeat(600) };
    await visitProject(page, own);
    await openProject(page, encodeProject({ ...emptyProject, notes: 'b'.repeat(600) }));
    await shared(page).getByRole('button', { name: 'Add it to mine' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'too much for one project' })).toBeVisible();
    expect(await projectInStorage(page)).toEqual(own);
  });

  test('that is broken, or too long, is refused, and my project is as it was', async ({ page }) => {
    const link = encodeProject(fullProject);
    await visitProject(page);
    for (const [fragment, words] of [
      [link.slice(0, -4), 'incomplete or was changed'],
      [link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'incomplete or was changed'],
      ['#p=', 'incomplete or was changed'],
      [encodeProject({ ...emptyProject, services: [{ slug: 'of-long-ago' }] }), 'Nothing in this link is on this website any more'],
      [`#p=${'a'.repeat(20_000)}`, 'incomplete or was changed'],
    ] as const) {
      await openProject(page, fragment);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      expect(await projectInStorage(page)).toEqual(fullProject);
    }
    await page.getByRole('button', { name: 'Go to my own project' }).click();
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
  });

  test('is handed to the share sheet of the device where it has one, and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: object) => void Object.assign(window, { handedOver: data }) });
    });
    await visitProject(page);
    await page.getByRole('button', { name: 'Share the link' }).click();
    const url = await page.evaluate(() => (window as unknown as { handedOver: { url: string } }).handedOver.url);
    expect(new URL(url).hash).toBe(encodeProject(fullProject));
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});
