import site from 'virtual:content/site';
import { fixedPages } from '#contract/page-paths.ts';

const { home, about, services, gallery, planner, contact } = fixedPages;

/** The pages that lists of links begin with, home first. The menu has an order of its own (app/shell/menu-pages.ts). */
export const footerPages = [home, about, services, gallery, ...site.casesLinks, planner, contact];
