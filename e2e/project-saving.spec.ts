import { expect, test } from '@playwright/test';
import { emptyProject } from '#app/project/stored-project.ts';
import type { Service } from '#content-model/content.ts';
import { picturesOf, savablePhotos } from '#content-model/savable-photos.ts';
import { projectLimits } from '#contract/limits.ts';
import {
  checkboxOf,
  fillStorage,
  fixedPriceServices,
  inRupees,
  projectInStorage,
  projectLink,
  saveButton,
  savedPictures,
  storeProject,
} from './support/project.ts';
import { content, onePageOfAKind } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { collectComplaints, holdRequests, untilAwake, visit } from './support/visitor.ts';

const { gallery, services } = content;
const [picture] = gallery.pictures as [(typeof gallery.pictures)[number]];
/** The title of a photograph on every page. */
const titleOf = (photo: string) => savablePhotos(content).get(photo)?.title ?? '';

test.describe('Saving', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('I save a picture from the gallery, one from the lightbox and one from a service page, and find all three', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const service = services.find(({ hero }) => !gallery.pictures.some(({ photo }) => photo === hero.photo)) as Service;
    test.skip(!service, 'The gallery has the picture of each service.');
    const [first, second] = gallery.pictures as [typeof picture, typeof picture];
    await visit(page, '/gallery');
    await expect(projectLink(page)).toHaveAccessibleName('Your project');
    await saveButton(page, first.title).click();
    await expect(saveButton(page, first.title)).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page, 'status')).toContainText('Saved to your project');
    await expect(projectLink(page)).toHaveAccessibleName('Your project (1 saved)');

    await page.getByRole('img', { name: second.alt }).click();
    const lightbox = page.getByRole('dialog', { name: second.title });
    await lightbox.getByRole('button', { name: `Save ${second.title}` }).click();
    await expect(lightbox.getByText('Saved', { exact: true })).toBeVisible();
    // Who speaks to the browser says the word that is shown.
    await expect(lightbox.getByRole('button', { name: `Saved ${second.title}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(saveButton(page, second.title)).toHaveAttribute('aria-pressed', 'true');
    // The step back would end a visit that began before it.
    await expect(page).toHaveURL('/gallery');

    await visit(page, service.path);
    await saveButton(page, titleOf(service.hero.photo)).click();
    await expect(projectLink(page)).toHaveAccessibleName('Your project (3 saved)');
    await projectLink(page).click();
    await expect(savedPictures(page)).toHaveCount(3);
    for (const title of [first.title, second.title, titleOf(service.hero.photo)])
      await expect(savedPictures(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('every photograph of a service page can be saved, each under a name of its own', async ({ page }) => {
    for (const service of services.filter(({ path }) => onePageOfAKind.includes(path))) {
      await visit(page, service.path);
      const shown = picturesOf(service);
      for (const { photo } of shown) await expect(saveButton(page, titleOf(photo)).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(shown.length);
    }
  });

  test('a second press takes the picture out again, and a press before the script runs counts', async ({ page }) => {
    await page.goto('/gallery');
    await saveButton(page, picture.title).click();
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
    await untilAwake(page);
    await saveButton(page, picture.title).click();
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => projectInStorage(page)).toBeNull();
    await expect(projectLink(page)).toHaveAccessibleName('Your project');
  });

  test('what I press is kept though I leave the page at once', async ({ page }) => {
    await visit(page, '/gallery');
    await saveButton(page, picture.title).click();
    await visit(page, '/about');
    await expect(projectLink(page)).toHaveAccessibleName(/1 saved/);
    await visit(page, '/gallery');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
  });

  test('what I tick on the home page is in the project, and shown, though the code of its sum has not come', async ({ page }) => {
    const complaints = await collectComplaints(page);
    const [one, other] = fixedPriceServices as [Service, Service];
    test.skip(!other, 'There are not two services with a fixed price.');
    const release = await holdRequests(page, '**/cost-section.island-*.js');
    await page.goto('/');
    await checkboxOf(page, one).check();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await checkboxOf(page, other).check();
    await page.getByRole('link', { name: content.home.cost.linkText }).click();
    for (const service of [one, other]) await expect(checkboxOf(page, service)).toBeChecked();
    await checkboxOf(page, other).uncheck();
    await page.goto('/');
    await expect(checkboxOf(page, one)).toBeChecked();
    await expect(checkboxOf(page, other)).not.toBeChecked();
    await release();
    const band = page.getByRole('region', { name: content.home.cost.heading });
    await expect(band.getByRole('status').first()).toContainText(inRupees(one.price.amount));
    await checkboxOf(page, one).uncheck();
    await expect(band.getByRole('status').first()).toContainText('Tick what you need');
    await expect.poll(() => projectInStorage(page)).toBeNull();
    expect(complaints.filter((complaint) => !complaint.includes('ERR_ABORTED'))).toEqual([]);
  });

  test('by the keyboard: the button is after its picture, Space saves, the focus stays, and the header does not move', async ({ page }) => {
    const places = () =>
      page
        .getByRole('banner')
        .getByRole('link')
        .locator('visible=true')
        .evaluateAll((all) => all.map((link) => JSON.stringify(link.getBoundingClientRect())));
    await visit(page, '/gallery');
    await page.locator(`a[data-picture=${picture.photo}]`).focus();
    await page.keyboard.press('Tab');
    await expect(saveButton(page, picture.title)).toBeFocused();
    const before = await places();
    await page.keyboard.press('Space');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
    await expect(saveButton(page, picture.title)).toBeFocused();
    await expect(projectLink(page)).toHaveAccessibleName(/1 saved/);
    expect(await places()).toEqual(before);
  });

  test('a full project says so, and so does a browser that keeps nothing', async ({ page }) => {
    const pictures = Array.from({ length: projectLimits.pictures }, (_, index) => ({ photo: `photo-${index}`, note: '' }));
    await page.goto('/robots.txt');
    await storeProject(page, { ...emptyProject, pictures });
    await visit(page, '/gallery');
    await saveButton(page, picture.title).click();
    await expect(toasts(page, 'alert')).toContainText('Your project is full');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');

    await page.evaluate(() => localStorage.clear());
    await fillStorage(page);
    await saveButton(page, picture.title).click();
    await expect(toasts(page, 'alert')).toContainText('cannot save anything');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('On a phone the menu leads to my project and says how much is in it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, '/gallery');
  await saveButton(page, picture.title).click();
  await page.getByRole('button', { name: 'Menu (1 saved)' }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Your project.+1 saved\)$/ })
    .click();
  await expect(savedPictures(page)).toHaveCount(1);
});
