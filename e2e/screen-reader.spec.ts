import { expect, type Locator, type Route, test } from '@playwright/test';
import { confirmationOf, fieldsOf, fillFields, newEnquiry, sendButton } from './support/contact-page.ts';
import { openQuote } from './support/quote-page.ts';
import { content, serviceOf } from './support/site.ts';
import { startCarousel, visit } from './support/visitor.ts';

// What a screen reader gets, and in which order; the words come from content.
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('A service page is read from the skip link to the small print, with its parts named', async ({ page }) => {
  await visit(page, serviceOf('room').path);
  await expectHeard(page.locator('body'), [
    'link "Skip to content"',
    'banner',
    'list "Reach the studio"',
    'group "Colour theme (top bar)"',
    'radio "System" [checked]',
    `link "${content.studio.brand}, home"`,
    'navigation "Main"',
    'button "Services (current section)"',
    'link "Contact"',
    'button "Get Free Quote"',
    'main',
    'heading "',
    'term: Starting price',
    'definition',
    'term: Timeline',
    'definition',
    'img "',
    'region "What we do"',
    'list',
    'region "Pictures"',
    'region "Before you call"',
    'heading "Before you call" [level=2]',
    'group',
    'heading "',
    'navigation "Next service"',
    'contentinfo',
    ...(Object.values(content.studio.social).some(Boolean) ? ['list "Social profiles"'] : []),
    'heading "Quick links" [level=2]',
    'heading "Services" [level=2]',
    'heading "Contact" [level=2]',
    ...content.textPages.flatMap(({ footer }) => (footer ? [`link "${footer}"`] : [])),
  ]);
});

test('The carousel says that it is one, the number of each slide, and which are on show', async ({ page }) => {
  await visit(page, '/');
  await startCarousel(page);
  const all = content.gallery.pictures.length;
  const slides = page.getByRole('region', { name: content.home.featured.heading }).locator('[aria-roledescription=slide]');
  await expect(slides.and(page.locator(':not([inert])'))).toHaveCount(3);
  await expectHeard(page.getByRole('main'), [
    `region "${content.home.featured.heading}"`,
    'button "Play the slides"',
    'button "Previous slide"',
    'button "Next slide"',
    `group "1 of ${all}"`,
    'link "',
    `group "2 of ${all}"`,
    `group "3 of ${all}"`,
    'heading "',
  ]);
});

test('The quote dialog is read as a form of named groups', async ({ page }) => {
  await visit(page, '/terms');
  await expectHeard(await openQuote(page), [
    'dialog "Get Free Quote"',
    'heading "Get Free Quote" [level=2]',
    'button "Close"',
    'radiogroup "Your floorplan"',
    'radio "1 BHK"',
    'radio "Villa"',
    'radiogroup "Purpose"',
    'radio "Move In"',
    'radio "Renovate"',
    'group "Area (sq ft)"',
    'textbox "Area in sq ft, or type it"',
    'slider "Area (sq ft)"',
    'textbox "Tell us about your project"',
    'button "Get My Free Quote"',
    'status',
    'alert',
  ]);
});

test('While my message is being sent the focus waits where that is said, then it is on the button or on what was sent', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/f/*', (route) => void held.push(route));
  const nextRequest = async () => {
    await expect.poll(() => held.length).toBe(1);
    return held.pop() as Route;
  };
  await visit(page, '/contact');
  await fillFields(page, newEnquiry());
  await page.evaluate(watchFocus);
  await fieldsOf(page).name.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Sending...');
  await (await nextRequest()).abort();
  await expect(sendButton(page)).toBeFocused();
  await sendButton(page).press('Enter');
  await expect(page.locator(':focus')).toHaveText('Sending...');
  await (await nextRequest()).continue();
  await expect(confirmationOf(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-focus-lost');
});

/** Runs in the page: marks it as soon as no element has the focus. */
function watchFocus(): void {
  const look = () => {
    if (document.activeElement === document.body) document.documentElement.dataset.focusLost = '';
    requestAnimationFrame(look);
  };
  document.querySelector<HTMLElement>('main input')?.focus();
  look();
}

/** Expects the accessibility tree to contain these in this order. */
async function expectHeard(place: Locator, expected: string[]): Promise<void> {
  const heard = (await place.ariaSnapshot()).split('\n').map((line) => line.replace(/^\s*- '?/, ''));
  let at = -1;
  for (const words of expected) {
    const next = heard.findIndex((line, index) => index > at && line.startsWith(words));
    expect(next, `${words}, after ${heard[at] ?? 'the beginning'}`).toBeGreaterThan(at);
    at = next;
  }
}
