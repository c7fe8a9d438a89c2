import { expect, test } from '@playwright/test';
import { emptyProject } from '#app/project/stored-project.ts';
import type { Service } from '#content-model/content.ts';
import { slugify } from '#content-model/slugify.ts';
import { typeset } from '#content-model/typeset.ts';
import { roomPath } from '#contract/page-paths.ts';
import type { Project } from '#contract/project.ts';
import { encodeProject } from '#contract/project-link.ts';
import { expectNoFindings } from './support/axe.ts';
import {
  addedServices,
  estimateRegion,
  fillStorage,
  fullProject,
  openProject,
  perAreaServices,
  projectInStorage,
  projectLink,
  saveButton,
  savedPictures,
  storeProject,
  visitProject,
} from './support/project.ts';
import { content } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { holdRequests, visit } from './support/visitor.ts';

const { gallery, services } = content;
const [picture] = gallery.pictures as [(typeof gallery.pictures)[number]];

test.describe('What I have put together', () => {
  test('is there after a reload, and changes with another tab', async ({ page, context }) => {
    await visitProject(page);
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
    expect(await page.evaluate(() => scrollY), 'the page is not scrolled').toBe(0);
    const other = await context.newPage();
    await openProject(other);
    await expect(other.getByRole('textbox', { name: content.planner.notes.heading })).toHaveValue(fullProject.notes);
    await other.getByRole('textbox', { name: content.planner.notes.heading }).fill('From the other tab');
    await other.getByRole('textbox', { name: `What do you like in it? ${picture.title}` }).fill('A note, రెండు 🪴');
    other.once('dialog', (question) => question.accept());
    await other
      .getByRole('button', { name: /^Remove: / })
      .last()
      .click();
    await expect(page.getByRole('textbox', { name: content.planner.notes.heading })).toHaveValue('From the other tab');
    await expect(page.getByRole('textbox', { name: `What do you like in it? ${picture.title}` })).toHaveValue('A note, రెండు 🪴');
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length - 1);
    await expect(estimateRegion(page)).toContainText(/starting from₹/);
  });

  test('a picture with a note of mine is taken out only when I say so again, and the focus is on the next', async ({ page }) => {
    await visitProject(page);
    const takeOut = page.getByRole('button', { name: /^Remove: / });
    page.once('dialog', (question) => question.dismiss());
    await takeOut.first().click();
    expect(await projectInStorage(page)).toEqual(fullProject);
    await visit(page, '/gallery');
    const asked = page.waitForEvent('dialog');
    await Promise.all([asked.then((question) => question.dismiss()), saveButton(page, picture.title).click()]);
    expect(await projectInStorage(page)).toEqual(fullProject);
    await openProject(page);
    page.once('dialog', (question) => question.accept());
    await takeOut.first().press('Enter');
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length - 1);
    await expect(takeOut.first()).toBeFocused();
    expect(await projectInStorage(page)).toEqual({ ...fullProject, pictures: fullProject.pictures.slice(1) });
  });

  test('keeps what only a newer page of this website has, says that it is not shown, and lets me take it out', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const newer: Project = {
      ...fullProject,
      pictures: [...fullProject.pictures, { photo: 'newer-house', note: 'x' }],
      services: [...fullProject.services, { slug: 'newer-service' }],
    };
    const saved = ({ pictures, services }: Project) => `Your project (${pictures.length + services.length} saved)`;
    await visitProject(page, newer);
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
    await page.getByRole('textbox', { name: content.planner.notes.heading }).fill('Two cats');
    expect(await projectInStorage(page)).toEqual({ ...newer, notes: 'Two cats' });
    await expect(projectLink(page)).toHaveAccessibleName(saved(newer));
    await expect(page.getByText('Not shown here').locator('visible=true')).toContainText('1 picture and 1 service');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(projectLink(page)).toHaveAccessibleName(saved(fullProject));
    expect(await projectInStorage(page)).toEqual({ ...fullProject, notes: 'Two cats' });
  });

  test('stays on the page where the browser keeps nothing, and says so', async ({ page }) => {
    await openProject(page);
    await fillStorage(page);
    await page.getByRole('textbox', { name: content.planner.notes.heading }).fill('Two cats');
    await expect(toasts(page, 'alert')).toContainText('cannot save anything');
    await expect(page.getByRole('textbox', { name: content.planner.notes.heading })).toHaveValue('Two cats');
    await expect(page.getByText('This browser cannot save your project.')).toBeVisible();
  });

  test('what I type before the script runs comes after the notes that I have', async ({ page }) => {
    await page.goto('/robots.txt');
    await storeProject(page, fullProject);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/project', { waitUntil: 'commit' });
    const notes = page.getByRole('textbox', { name: content.planner.notes.heading });
    await notes.pressSequentially('The lift is small');
    await release();
    await expect(notes).toHaveValue(`${fullProject.notes}\n\nThe lift is small`);
    expect(await projectInStorage(page)).toEqual({ ...fullProject, notes: `${fullProject.notes}\n\nThe lift is small` });
  });

  test('my notes may have more emoji than half of the characters, and say where a longer text is cut', async ({ page }) => {
    await openProject(page);
    const notes = page.getByRole('textbox', { name: content.planner.notes.heading });
    await notes.focus();
    await page.keyboard.insertText('🪔'.repeat(400));
    await expect(page.getByText('400 of 1,000 characters')).toBeVisible();
    await page.keyboard.insertText('🪔'.repeat(300));
    await expect(page.getByText('700 of 1,000 characters')).toBeVisible();
    await expect(notes).toHaveValue('🪔'.repeat(700));
    await notes.fill('');
    await page.keyboard.insertText('A long letter. '.repeat(100));
    await expect(page.getByText('1,000 of 1,000 characters. Full: a longer text is cut here')).toBeVisible();
  });
});

test('With nothing saved yet I save one of three pictures right there', async ({ page }) => {
  await openProject(page);
  const pictures = page.getByRole('region', { name: content.planner.pictures.heading });
  const buttons = pictures.getByRole('button', { name: /^Save / });
  await expect(buttons).toHaveCount(3);
  const name = (await buttons.first().getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('textbox', { name: `What do you like in it? ${name}` })).toBeVisible();
  // Lines do not move while they are typed.
  await expect(pictures.getByRole('textbox', { name: `What do you like in it? ${name}` })).toHaveCSS('text-wrap-style', 'auto');
  await expect(pictures.getByRole('link', { name, exact: true })).toBeFocused();
});

test('On paper the project is one or two sheets with pictures, lines, notes, date and the studio’s contact', async ({ page }) => {
  const pictures = gallery.pictures.slice(0, 12).map(({ photo }) => ({ photo, note: 'The wood, and the light from one side' }));
  await visitProject(page, {
    ...fullProject,
    pictures,
    services: addedServices.map(({ slug }) => ({ slug, ...(perAreaServices.some((each) => each.slug === slug) && { area: 300 }) })),
  });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const { phone, email } = content.studio;
  for (const way of [phone, email]) await expect(main.getByText(way)).toBeVisible();
  await expect(main.getByText(new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date()))).toBeVisible();
  for (const { name } of addedServices)
    await expect(
      main
        .getByRole('row')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('visible=true'),
    ).toHaveCount(1);
  await expect(main.getByText('The wood, and the light from one side').locator('visible=true')).toHaveCount(pictures.length);
  const images = main.getByRole('img').locator('visible=true');
  await expect(images).toHaveCount(pictures.length);
  for (const image of await images.all())
    expect(await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test.describe('axe finds nothing, in both themes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in a project that was shared, beside one of my own', async ({ page }) => {
    await visitProject(page, { ...emptyProject, notes: 'Mine' });
    await openProject(page, encodeProject(fullProject));
    await expectNoFindings(page, [375]);
  });

  test('where a link is broken', async ({ page }) => {
    await openProject(page, '#p=broken');
    await expectNoFindings(page, [375]);
  });

  test('on a room of the gallery and a service with saved pictures', async ({ page }) => {
    const [service] = services as [Service];
    const shown = [...gallery.pictures.filter(({ room }) => room === picture.room), ...service.pictures];
    await page.goto('/robots.txt');
    await storeProject(page, { ...emptyProject, pictures: shown.slice(0, 30).map(({ photo }) => ({ photo, note: '' })) });
    for (const path of [roomPath(slugify(picture.room)), service.path]) {
      await visit(page, path);
      await expect(page.getByRole('button', { name: /^Save /, pressed: true }).first()).toBeVisible();
      await expectNoFindings(page, [375]);
    }
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is and shows every starting price and timeline, and the header leads there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/gallery');
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await projectLink(page).click();
    await expect(page.getByText(content.planner.withoutScript)).toBeVisible();
    for (const { name, price, timeline, plan } of services) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row).toContainText(price.words);
      await expect(row).toContainText(typeset(timeline));
      if (plan.area) await expect(row).toContainText(plan.area.hint);
    }
  });
});
