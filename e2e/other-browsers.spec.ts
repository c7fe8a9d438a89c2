import { expect, test } from '@playwright/test';
import { computed } from '#app/styles/test/test-tokens.ts';
import { finishPath } from '#content-model/finish-path.ts';
import { walkPath } from '#contract/page-paths.ts';
import { titleOf } from './support/built.ts';
import { newEnquiry } from './support/contact-page.ts';
import { type OtherBrowser, otherBrowsers } from './support/other-browser.ts';
import { content } from './support/site.ts';
import { isAwakeWhenUsed } from './support/visitor.ts';

const [first, second] = content.gallery.pictures;
if (!first || !second) throw new Error('These journeys need two pictures');

for (const { name, present, start } of otherBrowsers) {
  test.describe(`In ${name}`, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' });
    test.skip(!present, `${name} is not on this machine`);

    let browser: OtherBrowser;
    let site: string;

    test.beforeAll(async ({ baseURL }) => {
      site = baseURL as string;
      browser = await start();
      // The first document starts the other processes of the browser.
      await browser.open(`${site}/thank-you`);
    });

    test.afterAll(() => browser?.close());

    test('the first stop is the skip link, which takes me past the navigation', async () => {
      await visit('/about');
      await browser.press('Tab');
      await holds(`${focused}.matches('.skip-link') && ${focused}.getBoundingClientRect().top >= 0`);
      await browser.press('Enter', 'Tab');
      await holds(`${focused} === document.querySelector('main a')`);
    });

    test('Services opens, leads into its panel, and Escape returns me to its button', async () => {
      await visit('/about');
      await focus('.nav-link[aria-expanded]');
      await browser.press('Enter');
      await holds(`document.querySelector('#services-panel').matches(':popover-open')`);
      await browser.press('Tab');
      await holds(`${focused} === document.querySelector('#services-panel a')`);
      await browser.press('Escape');
      await holds(`!document.querySelector('#services-panel').matches(':popover-open')`);
      await holds(`${focused}.matches('.nav-link[aria-expanded=false]')`);
    });

    test('the quote dialog leads me to its button, says what is missing, and Escape returns me to where I was', async () => {
      await visit('/about');
      await focus('header [data-opens=quote-dialog]');
      await browser.press('Enter');
      await holds(`${focused}.id === 'quote-heading'`);
      await holds(`document.querySelector('#quote-dialog [data-island]').dataset.awake !== undefined`);
      // Close, the contact form, plan, purpose, number, slider, text, submit; a group of radios is one stop.
      for (let stop = 1; stop <= 8; stop += 1) {
        await browser.press('Tab');
        await holds(`${focused}.closest('dialog') !== null`);
      }
      await holds(`${focused}.type === 'submit'`);
      await browser.press('Enter');
      await holds(`${focused}.matches('#quote-dialog [role=radiogroup][aria-invalid=true] input')`);
      await holds(describes(`${focused}.closest('fieldset')`));
      await browser.press('Escape');
      await holds(`!document.querySelector('#quote-dialog').open && ${focused}.matches('header [data-opens=quote-dialog]')`);
    });

    test('the lines of the service cards are as high as their words', async () => {
      await visit('/');
      await holds(`(() => {
        const lines = [...document.querySelectorAll('[aria-labelledby=services-heading] li li')];
        const isFilled = (line) => {
          const words = document.createRange();
          words.selectNodeContents(line);
          return line.offsetHeight - words.getBoundingClientRect().height < 32;
        };
        const rows = Map.groupBy(lines, (line) => Math.round(line.getBoundingClientRect().top));
        return rows.size > 2 && [...rows.values()].every((row) => row.some(isFilled));
      })()`);
    });

    test('the arrow keys change the theme', async () => {
      await visit('/terms');
      await focus('header input[value=system]');
      await browser.press('ArrowLeft');
      await holds(`${focused}.value === 'dark' && document.documentElement.dataset.theme === 'dark'`);
      await holds(`getComputedStyle(document.body).color === '${computed('ink', 'dark')}'`);
      await browser.press('ArrowRight');
      await holds(`${focused}.value === 'system' && document.documentElement.dataset.theme === 'system'`);
    });

    test('a picture of the gallery opens, turns and closes, and I am at the picture I saw last', async () => {
      await visit('/gallery');
      await focus('main a[data-picture]');
      await browser.press('Enter');
      await holds(`document.querySelector('#lightbox').open && ${title} === ${JSON.stringify(first.title)}`);
      await browser.press('ArrowRight');
      await holds(`${title} === ${JSON.stringify(second.title)}`);
      await browser.press('Escape');
      await holds(`!document.querySelector('#lightbox').open && location.search === ''`);
      await holds(`${focused}.textContent === ${JSON.stringify(second.title)}`);
      await browser.press('Enter');
      await holds(`document.querySelector('#lightbox').open`);
      await browser.back();
      await holds(`!document.querySelector('#lightbox').open && location.pathname === '/gallery' && location.search === ''`);
    });

    test('the contact form takes me to each mistake and says beside it how to correct it, and sends what I typed', async () => {
      await visit('/contact');
      await focus('main form [type=submit]');
      await browser.press('Enter');
      await holds(`${focused}.id === 'contact-name' && ${focused}.getAttribute('aria-invalid') === 'true'`);
      await holds(describes(focused));
      await browser.press(...'Asha');
      await holds(`${focused}.value === 'Asha'`);
      await browser.press('Enter');
      await holds(`${focused}.id === 'contact-email'`);
      const { email, phone, message } = newEnquiry();
      for (const [name, text] of Object.entries({ email, phone, message })) {
        await focus(`#contact-${name}`);
        await browser.press(...text);
      }
      await focus('main form [type=submit]');
      await browser.press('Enter');
      await holds(`document.querySelector('main').textContent.includes('Your message has reached us')`);
      await holds(`${focused}.getAttribute('aria-labelledby') === 'message-sent'`);
    });

    test('a link shows the next page, which is read from its top, and Back shows the one before', async () => {
      await visit('/');
      await focus('main a[href="/services"]');
      await browser.press('Enter');
      await holds(`location.pathname === '/services' && document.title === ${JSON.stringify(titleOf('/services'))}`);
      // A key pressed before the page is complete is lost.
      await holds(`scrollY === 0 && document.readyState === 'complete'`);
      await browser.press('Tab');
      await holds(`${focused}.matches('.skip-link')`);
      await browser.back();
      await holds(`location.pathname === '/' && document.title === ${JSON.stringify(titleOf('/'))}`);
    });

    test('I walk into a room and turn it by the arrow keys; without WebGL I am told where its views are', async () => {
      const [walk] = content.walks.items;
      test.skip(!walk, 'Content has no walks.');
      await visit(walkPath(walk?.slug as string));
      // A marker of the test's own, ahead at first, shows where the view looks.
      const marker = `document.querySelector('[data-walk-markers]').appendChild(document.createElement('i'))`;
      const angles = { yaw: walk?.places[0]?.directions[0]?.toward, pitch: 0 };
      await browser.evaluate(`Object.assign(${marker}.dataset, ${JSON.stringify(angles)}).yaw`);
      const markerPosition = `document.querySelector('[data-walk-markers] i').style.translate`;
      await focus('[data-walk-in]');
      await browser.press('Enter');
      if (!(await browser.evaluate(`document.createElement('canvas').getContext('webgl') !== null`))) {
        await holds(`${focused}.matches('[data-walk-in]') && document.querySelector('[data-walk-status]').textContent`);
        return;
      }
      await holds(`${focused}.matches('[data-walk-view]') && ${markerPosition} !== ''`);
      const position = await browser.evaluate(markerPosition);
      await browser.press('ArrowRight');
      await holds(`${markerPosition} !== ${JSON.stringify(position)}`);
      await browser.press('ArrowLeft');
      await holds(`${markerPosition} === ${JSON.stringify(position)}`);
    });

    test('I choose a finish by the arrow keys and see it', async () => {
      const [set] = content.finishes.items;
      test.skip(!set, 'Content has no finishes.');
      const [first, second] = [0, 1].map((index) => finishPath(set as NonNullable<typeof set>, index));
      await visit(first as string);
      await focus('[data-finishes] input:checked');
      await browser.press('ArrowDown');
      await holds(`location.pathname === ${JSON.stringify(second)}`);
      await holds(`!document.querySelector('[data-finish=${JSON.stringify(second)}]').hidden`);
      await browser.press('ArrowUp');
      await holds(`!document.querySelector('[data-finish=${JSON.stringify(first)}]').hidden`);
    });

    const focused = 'document.activeElement';
    const title = `document.querySelector('#lightbox-title')?.textContent`;

    /** An expression: the messages that describe an element exist and have text. */
    function describes(element: string): string {
      const ids = `${element}.getAttribute('aria-describedby').split(' ')`;
      return `${ids}.every((id) => document.getElementById(id)?.textContent)`;
    }

    /** Opens a page and waits until it is awake. */
    async function visit(path: string): Promise<void> {
      await browser.open(site + path);
      await holds(`(${isAwakeWhenUsed})()`);
    }

    async function focus(selector: string): Promise<void> {
      await browser.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    }

    async function holds(condition: string): Promise<void> {
      await expect.poll(() => browser.evaluate<boolean>(`Boolean(${condition})`), condition).toBe(true);
    }
  });
}
