import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import type { Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { ContentError, type Problem } from '#content-model/problems.ts';
import { contentRoot } from '#content-model/roots.ts';
import type { PreparedPhotos } from '#content-model/site-content.ts';
import { editFacts, setFact } from './test-edit-facts.ts';

/** The files of any photograph, for tests that look at none of them. */
const file = { name: 'a', avif: [400], jpeg: [800], width: 3, height: 2, tone: 0 };
export const anyPhotos = { pictures: new Proxy({}, { get: () => file }), portraits: {} } as PreparedPhotos;

/** Copies content/ and links each photograph for a test that changes them; removed when the test ends. */
export function copyOfContent() {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(path.join(contentRoot, 'content'), path.join(root, 'content'), { recursive: true });
  const [photos, originals] = [path.join(root, 'photos'), path.join(contentRoot, 'photos')];
  mkdirSync(photos);
  for (const file of readdirSync(originals)) symlinkSync(path.join(originals, file), path.join(photos, file));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return {
    root,
    edit(file: string, change: (text: string) => string): void {
      const full = path.join(root, file);
      writeFileSync(full, change(readFileSync(full, 'utf8')));
    },
    /** Changes facts in place, in whatever words and lines they are written. */
    editFacts: <T>(file: string, change: (facts: T) => void) => editFacts(root, file, change),
    setFact: (file: string, keyPath: string, value: unknown) => setFact(root, file, keyPath, value),
  };
}

/** Returns the problems of the content of a folder. */
export function loadProblems(root: string): Problem[] {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

let original: Content | undefined;

/** The studio's own content, read once. */
export function ownContent(): Content {
  original ??= loadContent(contentRoot);
  return original;
}

/**
 * Adds services that only a test has, valid beside any content: the studio may rename or delete every one of its own.
 */
export function addServices(root: string, ...slugs: string[]): void {
  const { planner, servicesPage } = ownContent();
  const [trade, group] = [planner.trades[0], servicesPage.groups[0]];
  const photos = readdirSync(path.join(contentRoot, 'photos')).map((file) => path.parse(file).name);
  const pictures = [0, 1, 2].map((index) => ({ photo: photos[index], alt: `Room number ${index} of a test`, focus: '40% 60%' }));
  for (const [index, slug] of slugs.entries()) {
    const name = `Test service ${slug}`;
    const facts = {
      order: 9000 + index,
      group,
      name,
      icon: 'key',
      label: 'A test',
      title: name,
      intro: `Only a test has ${name}.`,
      summary: 'Only a test has it.',
      meta: {
        title: `${name} and its title`,
        description: `${name}, whose description is long enough for a search engine to show it whole.`,
      },
      price: '₹25,000',
      timeline: '5-7 days',
      plan: { trade },
      card: { text: 'Only a test has it.', features: ['One', 'Two', 'Three'] },
      features: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
      benefits: ['One', 'Two', 'Three', 'Four'],
      hero: { ...pictures[0] },
      pictures,
      questions: ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: 'Yes.' })),
      closing: { heading: 'Yours?', text: 'Ask us.', button: 'Ask' },
    };
    writeFileSync(path.join(root, 'content/services', `${slug}.md`), `---\n${stringify(facts)}---\n`);
  }
}
