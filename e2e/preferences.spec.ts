import { expect, type Locator, type Page, test } from '@playwright/test';
import { finishPath } from '#content-model/finish-path.ts';
import { walkPath } from '#contract/page-paths.ts';
import { lookAt } from './support/pixels.ts';
import { openQuote, radio, submitButton } from './support/quote-page.ts';
import { content } from './support/site.ts';
import { pretendSaveData, startCarousel, untilAwake, visit } from './support/visitor.ts';

// High enough for the whole of the quote dialog.
test.use({ viewport: { width: 1280, height: 1300 } });

type Ratios = Record<string, number>;

/**
 * Opens a page as a visitor uses it. Returns the function that measures it in each theme; `forced`: the system sets
 * the colours.
 */
const pages: Record<string, (page: Page) => Promise<(forced: boolean) => Promise<Ratios>>> = {
  'the gallery': openGallery,
  'the forms': openForms,
  'the carousel': openCarousel,
  'a walk': openWalk,
  'the finishes': openFinishes,
};

for (const [name, open] of Object.entries(pages)) {
  test(`In both themes, and where the system forces its colours, I see in ${name} where each control begins, which is chosen, and where I am`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ratiosOf = await open(page);
    for (const forcedColors of ['none', 'active'] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors });
        // The page may not have been drawn again yet.
        const tooFaint = async () => Object.entries(await ratiosOf(forcedColors === 'active')).filter(([, ratio]) => ratio < 3);
        await expect.poll(tooFaint, `${colorScheme}, forced: ${forcedColors}`).toEqual([]);
      }
    }
  });
}

test('Where I ask for more contrast, soft words are as strong as the others', async ({ page }) => {
  await page.goto('/contact');
  const colour = (of: Locator) => of.evaluate((element) => getComputedStyle(element).color);
  const hint = page.locator('#contact-phone-hint');
  const ink = await colour(page.locator('body'));
  expect(await colour(hint)).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colour(hint)).toBe(ink);
});

async function openGallery(page: Page) {
  await visit(page, '/gallery');
  const quote = page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' });
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  const room = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link').nth(1);
  await page.keyboard.press('Tab');
  return async () => {
    await contact.focus();
    const { edge, underline, drawing, grounds } = await lookAt(page);
    await contact.blur();
    const { underline: usualUnderline } = await lookAt(page);
    expect.soft(await usualUnderline(contact), 'a page that is not the current one').toBe(1);
    expect.soft(await usualUnderline(choice(page, 'Dark').first()), 'a theme that is not chosen').toBe(1);
    return {
      'the current page': await underline(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' })),
      'the focus': await edge(contact),
      'an icon': await drawing(page.getByRole('link', { name: /^Call/ }).first()),
      'the quote button': await edge(quote),
      'the chosen theme': await edge(choice(page, 'System').first()),
      'a room': await edge(room),
      'the chosen room': await grounds(page.getByRole('link', { name: 'All rooms' }), room),
    };
  };
}

/** In our themes the backdrop separates the dialog from the page, so its edge need not. */
async function openForms(page: Page) {
  await visit(page, '/contact');
  const dialog = await openQuote(page);
  await radio(dialog, '2 BHK').check();
  await page.keyboard.press('Escape');
  return async (forced: boolean) => {
    const form = await lookAt(page);
    const fields = {
      'a field': await form.edge(page.getByRole('textbox', { name: 'Name' })),
      'a large field': await form.edge(page.getByRole('textbox', { name: 'Message' })),
    };
    await openQuote(page);
    await page.mouse.move(0, 0);
    const { edge, drawing } = await lookAt(page);
    const ratios = {
      ...fields,
      ...(forced ? { 'the dialog': await edge(dialog) } : {}),
      'a plan': await edge(card(dialog, '1 BHK')),
      'the chosen plan': await edge(card(dialog, '2 BHK')),
      'the circle of a plan': await drawing(radio(dialog, '1 BHK')),
      'the dot of the chosen plan': await drawing(radio(dialog, '2 BHK')),
      'the slider': await drawing(dialog.getByRole('slider')),
      'the button of the form': await edge(submitButton(dialog)),
    };
    await page.keyboard.press('Escape');
    return ratios;
  };
}

async function openCarousel(page: Page) {
  await visit(page, '/');
  await startCarousel(page);
  return async () => {
    const { edge } = await lookAt(page);
    const names = ['Play the slides', 'Previous slide', 'Next slide'];
    const ratios = await Promise.all(names.map((name) => edge(page.getByRole('button', { name }))));
    return Object.fromEntries(names.map((name, index) => [name, ratios[index] as number]));
  };
}

async function openWalk(page: Page) {
  const walk = content.walks.items.find(({ places }) => places.length > 1) as (typeof content.walks.items)[number];
  test.skip(!walk, 'There is no walk of two places');
  await visit(page, walkPath(walk.slug));
  await page.evaluate(pretendSaveData);
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator('[data-walk-view]')).toBeFocused();
  const [here, there] = walk.places.slice(0, 2).map(({ name }) => page.locator('[data-walk-controls]').getByRole('button', { name }));
  const marker = page.locator('[data-walk-markers]:not([hidden]) [data-yaw]:not([data-away])').first();
  return async () => {
    const { edge, drawing, grounds } = await lookAt(page);
    return {
      'a button that turns': await edge(page.getByRole('button', { name: 'Turn left' })),
      'its arrow': await drawing(page.getByRole('button', { name: 'Turn left' })),
      'something to press in the room': await drawing(marker),
      'the place where I am': await grounds(here as Locator, there as Locator),
    };
  };
}

async function openFinishes(page: Page) {
  const [set] = content.finishes.items as [(typeof content.finishes.items)[number]];
  test.skip(!set, 'There are no finishes');
  await visit(page, finishPath(set));
  const [chosen, other] = set.options.map(({ name }) => page.getByRole('radio', { name, exact: true })) as [Locator, Locator];
  return async () => {
    const { edge, drawing } = await lookAt(page);
    return {
      'a finish': await edge(page.locator('label').filter({ has: other })),
      'the dot of the chosen finish': await drawing(chosen),
      'the circle of another finish': await drawing(other),
    };
  };
}

test('Where I ask for less motion nothing moves by itself, and where I do not it does', async ({ page }) => {
  await page.addInitScript(watchMotion);
  for (const [reducedMotion, moves] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/');
    await page.getByRole('button', { name: /^Services/ }).click();
    await page.keyboard.press('Escape');
    await openQuote(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next review' }).click();
    expect(await smoothScrollers(page)).toBe(moves ? 1 : 0);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.gallery.hero.heading);
    // Before the script runs, a picture's link leads to the picture's own page.
    await untilAwake(page);
    await page.locator('main a[data-picture]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    const animations = await page.evaluate(() => [...(window as unknown as { animations: Set<string> }).animations]);
    if (moves) expect(animations.length).toBeGreaterThan(2);
    else expect(animations).toEqual([]);
  }
});

/** Runs in the page: notes, frame by frame, every animation, transition and view transition that takes time. */
function watchMotion(): void {
  const animations = new Set<string>();
  Object.assign(window, { animations });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>;
      if (Number(animation.effect?.getComputedTiming().duration) > 1) animations.add(animationName ?? transitionProperty ?? 'script');
    }
    requestAnimationFrame(look);
  };
  look();
}

function smoothScrollers(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.querySelectorAll('*')].filter((each) => getComputedStyle(each).scrollBehavior === 'smooth').length,
  );
}

/** The label that draws a radio. */
function choice(page: Page, name: string): Locator {
  return page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
}

function card(dialog: Locator, name: string): Locator {
  return dialog.locator('label').filter({ hasText: new RegExp(`^${name.replace('+', '\\+')}$`) });
}
