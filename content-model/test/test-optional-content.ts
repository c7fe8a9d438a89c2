import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { loadContent } from '#content-model/load.ts';
import { contentRoot } from '#content-model/roots.ts';
import type { Studio } from '#content-model/schema.ts';
import { editFacts } from './test-edit-facts.ts';

/** The optional parts of content, filled as the studio may fill them. Only tests use it: none of it is true. */

const { home, about, services } = loadContent(contentRoot);

/** Two existing services, whichever the studio keeps. */
const [service, otherService] = services.map(({ slug }) => slug) as [string, string];

/** Existing wide photographs, whichever the studio keeps: large pictures of pages. */
const large = [home.hero.picture, about.hero.picture, ...services.map(({ hero }) => hero)];
export const widePhotos = [...new Set(large.map(({ photo }) => photo))];

const picture = (index: number, alt: string) => ({ photo: widePhotos[index] as string, alt, standIn: true });

export const finishedFlat = {
  title: 'A flat in teak and cane',
  property: '3BHK flat',
  locality: 'Kondapur',
  size: 1650,
  budget: '₹18-20 lakhs',
  days: { promised: 60, taken: 56 },
  handover: '2024-03',
  services: [service, otherService],
  summary: 'Three bedrooms, a kitchen that opens to the balcony, and wardrobes that reach the ceiling in every room.',
  hero: picture(0, 'Teak bed with a cane headboard in low morning sun'),
  pictures: [
    picture(1, 'Round teak table with cane chairs under an evening lamp'),
    picture(2, 'Foyer with a teak screen, a stone console and a round mirror'),
    picture(3, 'Stone basin on a teak vanity under a round brass mirror'),
  ],
  // Both have one shape.
  beforeAfter: [
    {
      title: 'The wardrobe wall',
      before: picture(1, 'Wall of closed cane and teak doors'),
      after: picture(1, 'The same wall with its doors open and shelves lit'),
    },
  ],
  client: {
    words: 'They said sixty days and gave us the keys after fifty-six. Nothing was added to the quote on the way.',
    name: 'The Rao family',
    review: 'https://reviews.example/rao',
  },
};

/** A finished project with no more than the required facts, and late. */
export const finishedClinic = {
  title: 'A clinic with two receptions',
  property: 'Clinic',
  locality: 'Miyapur',
  size: 900,
  budget: '₹9,50,000',
  days: { promised: 30, taken: 33 },
  handover: '2023-11',
  services: [otherService],
  summary: 'A waiting room, two consulting rooms and a counter at two heights.',
  hero: picture(2, 'Reception counter at two heights before an oak wall'),
};

export const person = {
  name: 'Lakshmi Varma',
  role: 'Project manager',
  text: 'On site every morning at eight.',
  picture: picture(3, 'Table with samples of wood, stone and cloth'),
};

export const payment = {
  heading: 'When you pay',
  text: 'Each stage is due when what it names is done.',
  stages: [
    { share: 10, due: 'When the agreement is signed' },
    { share: 50, due: 'When the material is on site' },
    { share: 40, due: 'At the handover' },
  ],
};

export const delay = {
  heading: 'If we are late',
  text: 'Taken off the last payment, without your asking.',
  penalty: '0.5%',
  per: 'week' as const,
  after: 7,
  cap: '5%',
  excluded: ['Changes that you ask for after the agreement', 'Days on which the society allows no work'],
};

export const reviewUrl = 'https://reviews.example/first';

/** Adds a finished project of content/cases. */
export function writeCase(root: string, slug: string, facts: object, story = ''): void {
  mkdirSync(path.join(root, 'content/cases'), { recursive: true });
  writeFileSync(path.join(root, 'content/cases', `${slug}.md`), `---\n${stringify(facts)}---\n${story}`);
}

/** Fills what is empty until the studio has facts: PIN code, areas, projects, people, payment, delays, the link of a review. */
export function addOptionalContent(root: string): void {
  writeCase(root, 'teak-and-cane', finishedFlat, '\nThe owners were abroad and saw the work in photographs every week.\n');
  writeCase(root, 'clinic', finishedClinic);
  editFacts<Studio>(root, 'content/studio.yaml', (studio) => {
    studio.address.postalCode = '500100';
    studio.areas = ['Alwal', 'Kondapur'];
  });
  editFacts<{ team: object }>(root, 'content/about.yaml', ({ team }) => Object.assign(team, { people: [person] }));
  editFacts<object>(root, 'content/services.yaml', (facts) => Object.assign(facts, { payment, delay }));
  editFacts<object[]>(root, 'content/testimonials.yaml', ([first]) => Object.assign(first as object, { url: reviewUrl }));
}
