/**
 * The studio's content as its owner may change it: every text in other words, other prices, timelines, facts, claims,
 * hours, a review and a picture of the gallery, a new service and one deleted, none with capabilities, a page of text,
 * finished projects and whatever is empty at first. All tests must pass on it too.
 */
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { repositoryRoot } from '#content-model/roots.ts';
import type { Studio } from '#content-model/schema.ts';
import { editFacts, setFact } from '#content-model/test/test-edit-facts.ts';
import { addOptionalContent, widePhotos } from '#content-model/test/test-optional-content.ts';
import { formatNumber } from '#contract/lib/format-number.ts';

export const newService = {
  slug: 'balcony-gardens',
  order: 99,
  name: 'Balcony Gardens',
  title: 'Balcony gardens, planted',
  intro: 'Planters, a tap and a bench, set where the sun comes in the morning.',
  meta: {
    title: 'Balcony gardens in the city',
    description: 'Balcony Gardens with shade, water and plants that live through May, planned as one of the rooms of your home.',
  },
};

export const newTextPage = {
  slug: 'owners-abroad',
  order: 4,
  heading: 'Building while you are abroad',
  footer: 'Owners abroad',
  intro: 'You get photographs and a list of what comes next.',
  meta: {
    title: 'Homes for owners abroad',
    description: 'How the studio plans and builds for owners who live abroad, and what they see of the work each week.',
  },
};

/** Fields with a prescribed format: names of files and icons, addresses, days. */
const prescribed = /^(photo|claim|claims|services?|icon|where|url|email|map|social|form|days|country)$/;

/** Fields that get another figure. */
const figures: Record<string, (text: string) => string> = {
  price: (text) => text.replace(/[\d,]+/, (digits) => formatNumber(Number(`4${digits.replaceAll(',', '')}`))),
  timeline: raise,
  value: (text) => raise(reword(text)),
};

/** Empties `folder` and writes content/ and photos/ into it. */
export function writeChangedContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(repositoryRoot, 'content'), path.join(folder, 'content'), { recursive: true });
  symlinkSync(path.join(repositoryRoot, 'photos'), path.join(folder, 'photos'));
  for (const file of globSync('content/**/*.{yaml,md}', { cwd: folder })) if (file !== 'content/README.md') rewordFile(folder, file);
  editFacts(folder, 'content/studio.yaml', changeStudio);
  editFacts(folder, 'content/gallery.yaml', changeGallery);
  editFacts(folder, 'content/testimonials.yaml', changeReview);
  const [service] = loadContent(repositoryRoot).services as [Content['services'][number]];
  addCopy(folder, `content/services/${service.slug}.md`, 'services', newService);
  addCopy(folder, 'content/pages/terms.md', 'pages', newTextPage);
  addOptionalContent(folder);
  deleteService(folder);
  removeCapabilities(folder);
}

/** Leaves no service of this pattern, as if the owner had deleted them all. */
function removeCapabilities(root: string): void {
  for (const file of globSync('content/services/*.md', { cwd: root })) setFact(root, file, 'capabilities', undefined);
}

/**
 * Deletes the last service to which no other file belongs, as the owner may; none if there is none. Texts that state its
 * price or timeline do so no longer.
 */
function deleteService(root: string): void {
  const content = path.join(root, 'content');
  const files = globSync('**/*.{yaml,md}', { cwd: content }).map((file) => path.join(content, file));
  const withoutFacts = (file: string, slug: string) =>
    readFileSync(file, 'utf8').replaceAll(new RegExp(`{{(price|timeline)\\s+of\\s+${slug}}}`, 'g'), 'what the quote says');
  const isNeeded = (slug: string) => files.some((file) => path.basename(file) !== `${slug}.md` && withoutFacts(file, slug).includes(slug));
  const service = loadContent(root).services.findLast(({ slug }) => slug !== newService.slug && !isNeeded(slug));
  if (!service) return;
  for (const file of files) writeFileSync(file, withoutFacts(file, service.slug));
  rmSync(path.join(content, 'services', `${service.slug}.md`));
}

function rewordFile(root: string, file: string): void {
  editFacts(root, file, rewordIn);
  if (!file.endsWith('.md')) return;
  const full = path.join(root, file);
  const [facts = '', article = ''] = readFileSync(full, 'utf8').split(/(?<=\n---\n)/);
  writeFileSync(full, facts + reword(article));
}

function rewordIn(data: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(data)) {
    // Texts refer to a claim's `name`.
    if (prescribed.test(key) || (key === 'name' && 'terms' in data)) continue;
    if (typeof value === 'string') data[key] = (figures[key] ?? reword)(value);
    else if (value && typeof value === 'object') rewordIn(value as Record<string, unknown>);
  }
}

/** Returns other words of the same length, which fit like the old ones. Names in double braces and addresses stay. */
function reword(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|\]\(.*?\))/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/gi, nextVowel))).join('');
}

function raise(text: string): string {
  return text.replace(/\d+/g, (figure) => String(Number(figure) + 1));
}

function nextVowel(letter: string): string {
  const vowels = 'aeioua AEIOUA';
  return vowels[vowels.indexOf(letter) + 1] as string;
}

function changeStudio(studio: Studio): void {
  Object.assign(studio, {
    brand: 'Nilaya Homes',
    fullName: "Nilaya & Rao's Studio",
    url: 'https://nilaya.example',
    phone: '+91 00000 12345',
    whatsapp: '+91 00000 54321',
    email: 'office@nilaya.example',
    founded: studio.founded + 1,
    copyrightYear: studio.copyrightYear + 1,
    retentionDays: 1095,
    // Without days, search engines get no hours.
    hours: [{ label: 'Tue-Fri, 10:30 AM-6:00 PM, and by appointment' }],
  });
}

/** Changes the third picture: the room of the first would lose its only one. */
function changeGallery({ pictures, rooms }: Content['gallery']): void {
  const [room] = rooms as [string];
  Object.assign(pictures[2] as object, { photo: widePhotos[0], title: 'Terrace: a court (after rain)', room, focus: '50% 60%' });
}

function changeReview(reviews: Content['testimonials']): void {
  const [name, text] = ['Farhana “Fari” Begum', 'They came when they said they would.'];
  Object.assign(reviews[1] as object, { name, rating: 4, text, besidePrices: false });
}

/** Adds a file like another one; no other file is touched. */
function addCopy(root: string, from: string, folder: string, { slug, ...facts }: { slug: string }): void {
  const file = `content/${folder}/${slug}.md`;
  cpSync(path.join(root, from), path.join(root, file));
  editFacts<object>(root, file, (data) => Object.assign(data, facts));
}
