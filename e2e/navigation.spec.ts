import { expect, type Locator, type Page, test } from '@playwright/test';
import { phoneLink, whatsappLink } from '#contract/message-links.ts';
import { titleOf } from './support/built.ts';
import { content } from './support/site.ts';
import { holdRequests, untilAwake, visit } from './support/visitor.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 375, height: 740 };
const [firstService, secondService] = content.services;
if (!firstService || !secondService) throw new Error('These journeys need two services');

test.describe('With the keyboard on a desktop', () => {
  test.use({ viewport: desktop });

  test('the first stop is the skip link, which takes me past the navigation', async ({ page }) => {
    await visit(page, '/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  });

  test('Enter and Space open Services, Escape closes it and I am where I was', async ({ page }) => {
    await visit(page, '/about');
    const { button, panel } = servicesMenu(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) as string);
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(panel, key).toBeVisible();
      await expect(button, key).toHaveAttribute('aria-expanded', 'true');
      await expect(button.locator('svg'), key).toHaveCSS('rotate', '180deg');
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first(), key).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel, key).toBeHidden();
      await expect(button, key).toBeFocused();
      await expect(button, key).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('Services lists every service and the page of all of them, and closes when I move on', async ({ page }) => {
    await visit(page, '/');
    const { button, panel } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const links = panel.getByRole('link');
    expect(await hrefs(links)).toEqual(['/services', ...content.services.map(({ path }) => path)]);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' })).toBeFocused();
    await expect(panel).toBeHidden();
  });

  test('focus is never hidden under the fixed header', async ({ page }) => {
    await visit(page, '/services');
    const links = page.locator('main a');
    await links.last().focus();
    for (let count = await links.count(); count > 1; count--) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const { top } = (document.activeElement as Element).getBoundingClientRect();
        return top < (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
      });
      expect(covered).toBe(false);
    }
  });
});

test.describe('With the mouse on a desktop', () => {
  test.use({ viewport: desktop });

  test('Services opens under the pointer, stays when pressed, closes when I leave; presses alone open and close it', async ({ page }) => {
    await visit(page, '/terms');
    const { button, panel } = servicesMenu(page);
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.move(640, 790);
    await expect(panel).toBeHidden();
    await button.dispatchEvent('click');
    await expect(panel).toBeVisible();
    await button.dispatchEvent('click');
    await expect(panel).toBeHidden();
  });

  test('choosing a service takes me there, also from its own page', async ({ page }) => {
    await visit(page, '/terms');
    const { button, panel } = servicesMenu(page);
    for (let time = 1; time <= 2; time++) {
      await button.hover();
      await panel.getByRole('link', { name: firstService.name, exact: true }).click();
      await expect(page).toHaveURL(firstService.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstService.title);
      await page.mouse.move(640, 790);
    }
  });
});

test('The navigation marks where I am, and Services on its pages too', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/about');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const { button, panel } = servicesMenu(page);
  const marked = nav.locator('[aria-current=page]');
  await expect(marked).toHaveText('About Us');
  await expect(button).not.toHaveAccessibleName(/current/);
  await visit(page, firstService.path);
  await expect(button).toHaveAccessibleName(/current/);
  await button.click();
  await expect(panel.locator('[aria-current=page]')).toHaveText(firstService.name);
  await visit(page, '/services');
  await expect(button).toHaveAccessibleName(/current/);
});

test.describe('On a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu opens with a tap, leads to a page, and marks where I am in any colours', async ({ page }) => {
    await visit(page, '/terms');
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: 'About Us' }).tap();
    await expect(page).toHaveURL('/about');
    await untilAwake(page);
    await openMenu(page);
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      const bars = await menu
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => Number.parseFloat(getComputedStyle(link, '::before').borderLeftWidth) >= 3)
            .map((link) => link.textContent),
        );
      expect(bars).toEqual(['About Us']);
    }
  });

  test('Call and WhatsApp are at the bottom of the screen, and cover nothing of the end of the page', async ({ page }) => {
    await visit(page, '/about');
    const bar = page.getByRole('navigation', { name: 'Call, chat or plan' });
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', phoneLink(content.studio.phone));
    await expect(bar.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toHaveAttribute(
      'href',
      whatsappLink(content.studio.whatsapp),
    );
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar.boundingBox())?.y as number;
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan(top + 1);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar).toBeHidden();
  });

  test('the menu leads to every service', async ({ page }) => {
    await visit(page, '/terms');
    const menu = await openMenu(page);
    await menu.getByText('Services', { exact: true }).tap();
    const services = menu.getByRole('listitem').filter({ hasText: 'Services' }).getByRole('link');
    expect(await hrefs(services)).toEqual(['/services', ...content.services.map(({ path }) => path)]);
    await services.last().tap();
    await expect(page).toHaveURL(content.services.at(-1)?.path as string);
  });

  test('Escape, the button and a tap beside it close the menu, and I am back at its button', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1000 });
    await visit(page, '/terms');
    const ways = [
      () => page.keyboard.press('Escape'),
      (menu: Locator) => menu.getByRole('button', { name: 'Close menu' }).tap(),
      () => page.touchscreen.tap(60, 600),
    ];
    for (const close of ways) {
      const menu = await openMenu(page);
      await close(menu);
      await expect(menu).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
  });

  test('the page behind the menu does not scroll, and a small screen reaches all of it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await visit(page, '/terms');
    const menu = await openMenu(page);
    await menu.getByText('Services', { exact: true }).tap();
    await page.mouse.move(160, 300);
    await page.mouse.wheel(0, 4000);
    await expect(menu.getByRole('radio').last()).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('When I go from page to page', () => {
  test.use({ viewport: desktop });

  test('the title changes, I start from the top of the page, and Back returns me to the place that I left', async ({ page }) => {
    await visit(page, '/');
    const card = page.getByRole('main').locator(`a[href="${secondService.path}"]`).first();
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await card.click();
    await expect(page).toHaveTitle(titleOf(secondService.path));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', secondService.meta.description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', content.studio.url + secondService.path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('/'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
  });

  test('a link to a place in another page takes me to that place', async ({ page }) => {
    await visit(page, '/services');
    const terms = page.getByRole('main').locator('a[href^="/terms#"]').last();
    const place = new URL((await terms.getAttribute('href')) as string, 'http://site.invalid').hash;
    await terms.click();
    await expect(page).toHaveURL(`/terms${place}`);
    await expect(page.locator(place)).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await page.evaluate((id) => document.querySelector(id)?.compareDocumentPosition(document.activeElement as Element), place)).toBe(
      4,
    );
  });
});

test.describe('Before the page’s script runs', () => {
  test('a theme chosen then is applied once it runs', async ({ page }) => {
    await page.setViewportSize(desktop);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('banner').getByRole('radio', { name: 'Dark' }).click();
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('banner').getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('the menu and Services open, and stay open when it starts', async ({ page }) => {
    for (const { viewport, open } of [
      { viewport: phone, open: () => openMenu(page) },
      { viewport: desktop, open: () => openServices(page) },
    ]) {
      await page.setViewportSize(viewport);
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
      const opened = await open();
      await release();
      await untilAwake(page);
      // By the next frame the script has done what it does at its start.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(opened).toBeVisible();
    }
  });

  test('a link followed then leads to its page', async ({ page }) => {
    await holdRequests(page, '**/assets/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('link', { name: 'Explore Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.servicesPage.hero.heading);
  });
});

function servicesMenu(page: Page) {
  return { button: page.getByRole('button', { name: /^Services/ }), panel: page.locator('#services-panel') };
}

async function openServices(page: Page): Promise<Locator> {
  const { button, panel } = servicesMenu(page);
  await button.click();
  await expect(panel).toBeVisible();
  return panel;
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

async function openMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

function hrefs(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
}
