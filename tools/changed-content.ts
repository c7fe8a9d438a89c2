/**
 * The studio's content as its owner may change it: every text in other words, other prices, timelines, facts, claims,
 * hours, a review and a picture of the gallery, a thirteenth service, a page of text, finished projects and what else
 * is empty at first. What holds for the present content must hold for it.
 */
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Content, Service } from '#content-model/content.ts';
import { editFacts } from '#content-model/edit-facts.ts';
import { projectRoot } from '#content-model/project-root.ts';
import type { Claims, Studio } from '#content-model/schema.ts';
import { addTrust, widePhotos } from '#content-model/test-trust.ts';

export const newService = { slug: 'balcony-gardens', name: 'Balcony Gardens' };
export const newTextPage = { slug: 'owners-abroad', heading: 'Building while you are abroad', footer: 'Owners abroad' };

const newPictures = ['door', 'seat', 'wall'].map((part) => ({
  photo: `balcony-${part}`,
  alt: `Balcony with its ${part} in evening light, and plants on three sides`,
  focus: '45% 55%',
  standIn: true,
}));

/** New photographs are copies of some that are there; that of the gallery of the widest one. */
const newPhotos = ['terrace-dusk', 'balcony-door', 'balcony-seat', 'balcony-wall'];

/** Fields whose form is prescribed: names of files and icons, addresses, numbers. */
const prescribed =
  /^(photo|focus|portraitFocus|sampleFocus|claim|claims|service|icon|where|price|timeline|url|email|phone|whatsapp|map|social|form|days|opens|closes|country|standIns)$/;

/** Writes content/ and photos/ into `folder`, emptied before. */
export function writeChangedContent(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const content = path.join(folder, 'content');
  cpSync(path.join(projectRoot, 'content'), content, { recursive: true });
  linkPhotos(path.join(folder, 'photos'));
  for (const file of globSync('**/*.{yaml,md}', { cwd: content })) if (file !== 'README.md') rewordFile(folder, file);
  const services = globSync('services/*.md', { cwd: content });
  for (const file of services) editFacts(folder, file, changePrice);
  editFacts(folder, 'studio.yaml', changeStudio);
  editFacts(folder, 'claims.yaml', changeClaims);
  editFacts(folder, 'gallery.yaml', changeGallery);
  editFacts(folder, 'testimonials.yaml', changeReview);
  addService(folder, services.length + 1);
  addTextPage(folder);
  addTrust(folder);
}

function linkPhotos(folder: string): void {
  mkdirSync(folder);
  const photos = path.join(projectRoot, 'photos');
  for (const file of readdirSync(photos)) symlinkSync(path.join(photos, file), path.join(folder, file));
  for (const [index, name] of newPhotos.entries())
    symlinkSync(path.join(photos, `${widePhotos[index]}.jpg`), path.join(folder, `${name}.jpg`));
}

function rewordFile(root: string, file: string): void {
  editFacts(root, file, rewordIn);
  if (!file.endsWith('.md')) return;
  const full = path.join(root, 'content', file);
  const [facts = '', article = ''] = readFileSync(full, 'utf8').split(/(?<=\n---\n)/);
  writeFileSync(full, facts + reword(article));
}

function rewordIn(data: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(data)) {
    // A list of services is of names of files; elsewhere `services` holds texts. Texts name a claim by its name.
    if (prescribed.test(key) || (key === 'services' && Array.isArray(value)) || (key === 'name' && 'terms' in data)) continue;
    if (typeof value === 'string') data[key] = reword(value);
    else if (value && typeof value === 'object') rewordIn(value as Record<string, unknown>);
  }
}

/** Other words of the same length, which fit where the old ones did. Names in double braces and addresses stay. */
function reword(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|\]\(.*?\))/);
  return parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiou]/gi, nextVowel))).join('');
}

function nextVowel(letter: string): string {
  const vowels = 'aeioua AEIOUA';
  return vowels[vowels.indexOf(letter) + 1] as string;
}

function changePrice(service: Service): void {
  service.price = service.price.replace('₹', '₹4');
  service.timeline = service.timeline.replace(/\d+/g, (days) => String(Number(days) + 1));
}

function changeStudio(studio: Studio): void {
  Object.assign(studio, {
    brand: 'Nilaya',
    fullName: "Nilaya & Rao's Studio",
    url: 'https://nilaya.example',
    phone: '+91 00000 12345',
    whatsapp: '+91 00000 54321',
    email: 'office@nilaya.example',
    founded: studio.founded + 1,
    copyrightYear: studio.copyrightYear + 1,
    retentionDays: 90,
    // Search engines are told no hours where no days are given.
    hours: [{ label: 'Tue-Fri, 10:30 AM-6:00 PM, and by appointment' }],
  });
}

function changeClaims(claims: Claims): void {
  const values: Record<string, string> = { homes: '750+', delivery: '40 days' };
  for (const claim of claims) claim.value = values[claim.name] ?? claim.value;
}

/** Not the first picture: its room would lose its only one. */
function changeGallery({ pictures, rooms }: Content['gallery']): void {
  const [room] = rooms as [string];
  Object.assign(pictures[2] as object, {
    photo: 'terrace-dusk',
    title: 'Terrace: a court (after rain)',
    room,
    alt: 'Wet stone court under a tree at dusk',
    focus: '50% 60%',
    standIn: true,
  });
}

function changeReview(reviews: Content['testimonials']): void {
  reviews[1] = {
    name: 'Farhana “Fari” Begum',
    place: 'Old City',
    rating: 5,
    text: 'They came when they said they would.',
    besidePrices: false,
    standIn: true,
  };
}

/** A file of its own and its photographs; no other file is touched. */
function addService(root: string, order: number): void {
  const file = `services/${newService.slug}.md`;
  cpSync(path.join(root, 'content/services/tv-units.md'), path.join(root, 'content', file));
  editFacts<Service>(root, file, (service) => {
    const { name } = newService;
    const description = `${name} with shade, water and plants that live through May, planned as one of the rooms of your home.`;
    Object.assign(service, {
      order,
      name,
      title: `${name}, planted`,
      hero: newPictures[0],
      pictures: newPictures,
      meta: { title: `${name} in the city`, description },
    });
  });
}

/** One file; with a look of its own it would have a page.tsx as well. */
function addTextPage(root: string): void {
  const { slug, heading, footer } = newTextPage;
  const file = `pages/${slug}.md`;
  cpSync(path.join(root, 'content/pages/terms.md'), path.join(root, 'content', file));
  const facts = {
    heading,
    footer,
    intro: 'You get photographs and a list of what comes next.',
    order: 4,
    meta: {
      title: 'Homes for owners abroad',
      description: 'How the studio plans and builds for owners who live abroad, and what they see of the work each week.',
    },
  };
  editFacts<object>(root, file, (page) => Object.assign(page, facts));
}
