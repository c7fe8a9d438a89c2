import type { Locator, Page } from '@playwright/test';

/** One thing that the visitor does; `act` touches the screen or types, and waits for what it leads to. */
type Step = { name: string; act: (page: Page) => Promise<void> };

const menu = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('navigation', { name: 'Menu' }) });
const quote = (page: Page) => page.getByRole('dialog', { name: 'Get Free Quote' });
const lightbox = (page: Page) => page.locator('#lightbox');
const button = (name: string) => (within: Locator) => within.getByRole('button', { name, exact: true }).tap();

const openMenu = (page: Page) => button('Menu')(page.getByRole('banner'));
const closeMenu = (page: Page) => button('Close menu')(menu(page));
const theme = (name: string) => (page: Page) => menu(page).getByRole('radio', { name }).tap();

async function type(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.fill('');
  await field.pressSequentially(text, { delay: 120 });
}

function goTo(name: string, path: string): Step {
  return {
    name: `Go to ${name} by the menu`,
    act: async (page) => {
      await menu(page).getByRole('link', { name, exact: true }).tap();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  };
}

const menuOn = (name: string): Step => ({ name: `Open the menu on ${name}`, act: openMenu });

/** Begins on the home page as soon as it has loaded, before any island is hydrated. */
export const steps: Step[] = [
  { name: 'Open the menu, first touch of all', act: openMenu },
  { name: 'Close the menu', act: closeMenu },
  {
    name: 'Open the quote dialog',
    act: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' }).tap();
      await quote(page).getByRole('button', { name: 'Get My Free Quote' }).waitFor();
    },
  },
  { name: 'Choose a floor plan', act: (page) => quote(page).getByRole('radio', { name: '3 BHK', exact: true }).tap() },
  { name: 'Choose a purpose', act: (page) => quote(page).getByRole('radio', { name: 'Renovate', exact: true }).tap() },
  {
    name: 'Type the area',
    act: (page) => type(quote(page).getByRole('textbox', { name: 'Area in sq ft' }), '1850'),
  },
  {
    name: 'Type into the description',
    act: (page) => type(quote(page).getByRole('textbox', { name: 'Tell us about your project' }), 'Kitchen in oak'),
  },
  { name: 'Close the quote dialog', act: (page) => button('Close')(quote(page)) },
  menuOn('the home page'),
  { name: 'Dark theme', act: theme('Dark') },
  { name: 'Light theme', act: theme('Light') },
  goTo('Gallery', '/gallery'),
  {
    name: 'Open a picture',
    act: async (page) => {
      await page.locator('main a[data-picture]').first().tap();
      await lightbox(page).getByRole('button', { name: 'Next picture' }).waitFor();
    },
  },
  { name: 'Next picture', act: (page) => button('Next picture')(lightbox(page)) },
  { name: 'Next picture again', act: (page) => button('Next picture')(lightbox(page)) },
  { name: 'Close the picture', act: (page) => button('Close')(lightbox(page)) },
  menuOn('the gallery'),
  goTo('About Us', '/about'),
  menuOn('About Us'),
  goTo('Contact', '/contact'),
  {
    name: 'Type a name into the contact form',
    act: (page) => type(page.getByRole('main').getByLabel('Name'), 'Srinivas'),
  },
  menuOn('Contact'),
  goTo('Home', '/'),
  menuOn('the home page, again'),
  {
    name: 'Unfold the services in the menu',
    act: (page) => menu(page).locator('summary').tap(),
  },
  goTo('All services and prices', '/services'),
  {
    name: 'Go to a service',
    act: async (page) => {
      await page.getByRole('main').locator('a[href^="/services/"]').first().tap();
      await page.waitForURL('**/services/*');
    },
  },
];
