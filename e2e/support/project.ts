import type { Page } from '@playwright/test';
import { projectKey } from '#app/project/stored-project.ts';
import type { Service } from '#content-model/content.ts';
import type { Project } from '#contract/project.ts';
import { content } from './site.ts';
import { untilAwake } from './visitor.ts';

const { services, gallery } = content;

export const addedServices = services.filter(({ plan }) => !plan.alternative);
export const alternativeServices = services.filter(({ plan }) => plan.alternative);
export const fixedPriceServices = addedServices.filter(({ price }) => !price.perSquareFoot);
export const perAreaServices = addedServices.filter(({ price }) => price.perSquareFoot);

/** Pictures with notes, services of every kind, a missing area, and notes. */
export const fullProject: Project = {
  version: 1,
  pictures: gallery.pictures
    .slice(0, 5)
    .map(({ photo }, index) => ({ photo, note: index % 2 ? '' : `Number ${index}: the wood, not the wall` })),
  services: [
    ...fixedPriceServices.slice(0, 3).map(({ slug }) => ({ slug })),
    ...perAreaServices.slice(0, 1).map(({ slug }) => ({ slug, area: 168 })),
    ...perAreaServices.slice(1, 2).map(({ slug }) => ({ slug })),
    ...alternativeServices.slice(0, 1).map(({ slug }) => ({ slug })),
  ],
  notes: 'Keys in March.\nTwo children and a grandmother.',
};

/** The button that saves a picture, on any page. */
export const saveButton = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true });

/** In the header; its name says how much is saved. */
export const projectLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your project/ });

/** Of a service, in the planner and on the home page. */
export const checkboxOf = (page: Page, { name }: Service) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name.replace(/[^\p{L}\d ]/gu, '.')} *(from|, as)`) });

export const estimateRegion = (page: Page) => page.getByRole('region', { name: content.planner.estimate.heading });

/** The line above the form that the planner's "Send" leads to. */
export const projectLine = (page: Page) => page.locator('#your-project');

export const savedPictures = (page: Page) => page.getByRole('region', { name: content.planner.pictures.heading }).getByRole('listitem');

/** The project that this browser stores. */
export function projectInStorage(page: Page): Promise<Project | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), projectKey);
}

/** Stores a project in the browser, like a page of this website. */
export async function storeProject(page: Page, project: Project): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [projectKey, JSON.stringify(project)] as const);
}

/** From now on the browser can store nothing. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
}

/** Opens the project page with this project in the browser. */
export async function visitProject(page: Page, project: Project = fullProject): Promise<void> {
  // The smallest document of the website's origin, which can write to its storage.
  await page.goto('/robots.txt');
  await storeProject(page, project);
  await openProject(page);
}

/** Opens the project page and waits for the planner. */
export async function openProject(page: Page, fragment = ''): Promise<void> {
  // A change of the fragment alone would load nothing.
  await page.goto('about:blank');
  await page.goto(`/project${fragment}`);
  await untilAwake(page);
}

/** '₹1,50,000': Indian digit groups. */
export function inRupees(amount: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }).format(amount);
}
