import { describe, expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import type { Project } from './project.ts';
import { projectCounts, projectSummary, projectText, serviceLines, startingPrices } from './project-text.ts';

const price = (words: string, amount: number, perSquareFoot = false) => ({ words, amount, perSquareFoot });
const services = [
  { slug: 'kitchen', name: 'Kitchen', price: price('₹1.5 lakhs', 150_000), days: { min: 15, max: 20 } },
  { slug: 'ceiling', name: 'Ceiling', price: price('₹80 per sq ft', 80, true), days: { min: 7, max: 10 } },
  { slug: 'turnkey', name: 'Turnkey', price: price('₹8 lakhs', 800_000), days: { min: 30, max: 60 }, alternative: true },
];

function projectWith(wanted: Project['services']): Project {
  return { version: 1, pictures: [{ photo: 'oak-hall', note: 'This floor,\nplease' }], services: wanted, notes: 'By Diwali' };
}

describe('the wanted services', () => {
  test('have their starting prices, which add up, with commas as India writes them', () => {
    expect(serviceLines(projectWith([{ slug: 'ceiling', area: 1_072 }, { slug: 'kitchen' }]), services)).toEqual([
      '- Kitchen: from ₹1,50,000',
      '- Ceiling, 1,072 sq ft: from ₹85,760',
      'Sum: starting from ₹2,35,760',
      'Days, one service after another: 22–30',
    ]);
  });

  test('without an area, instead of the others, or not offered are named, with the words of their prices or as not ours, and not in the sum', () => {
    const wanted = [{ slug: 'ceiling' }, { slug: 'kitchen' }, { slug: 'turnkey' }, { slug: 'old-service', area: 1200 }];
    expect(serviceLines(projectWith(wanted), services)).toEqual([
      '- Kitchen: from ₹1,50,000',
      '- Ceiling: from ₹80 per sq ft, area not entered',
      '- Turnkey, instead of single services: from ₹8 lakhs',
      '- Old service, 1,200 sq ft: not on the website',
      'Sum of the single services: starting from ₹1,50,000, without the services whose area is not entered',
      'Days, one service after another: 22–30',
    ]);
    expect(serviceLines(projectWith([{ slug: 'ceiling' }]), services)).toHaveLength(2);
    expect(serviceLines(projectWith([{ slug: 'turnkey' }]), services)).toEqual(['- Turnkey: from ₹8 lakhs']);
  });

  test.each([
    [['kitchen'], '₹1,50,000'],
    [['turnkey'], '₹8 lakhs (Turnkey)'],
    [['kitchen', 'turnkey'], '₹8 lakhs (Turnkey) or ₹1,50,000 (single services)'],
    [['ceiling'], ''],
  ])('%j in short', (slugs, words) => {
    expect(startingPrices(estimateOf(services, { services: slugs.map((slug) => ({ slug })) }))).toBe(words);
  });
});

test('the studio reads all of a project, each service once', () => {
  const project = projectWith([{ slug: 'kitchen' }]);
  const text = projectText(project, serviceLines(project, services).join('\n'), {
    pictureName: (photo) => `${photo}: https://studio.example/oak.jpg`,
    linkTo: () => 'https://studio.example/project#p=1',
  });
  expect(text.split('\n')).toEqual([
    'Project, with the starting prices when it was sent',
    'Opens in the planner: https://studio.example/project#p=1',
    ...['', 'Services:', '- Kitchen: from ₹1,50,000', 'Sum: starting from ₹1,50,000', 'Days, one service after another: 15–20'],
    ...['', 'Pictures:', '- oak-hall: https://studio.example/oak.jpg', '  This floor,', '  please'],
    ...['', 'Notes:', 'By Diwali'],
  ]);
});

test('where the site is not known, services and pictures have the words of their slugs', () => {
  const project = { ...projectWith([{ slug: 'tv-units' }]), notes: '' };
  expect(serviceLines(project, [])).toEqual(['- Tv units']);
  expect(projectText(project, null)).toBe('Project\n\nPictures:\n- Oak hall\n  This floor,\n  please');
});

test('a project of notes alone is named by them, as nothing else in it can be counted', () => {
  expect(projectCounts({ pictures: ['oak-hall'], services: [] })).toBe('1 picture');
  expect(projectCounts({ pictures: [], services: [] })).toBe('your notes');
});

test('a link to a mail program has the same lines, and the number of pictures', () => {
  expect(projectSummary(projectWith([{ slug: 'kitchen' }]), services)).toBe(
    'My project:\n- Kitchen: from ₹1,50,000\nSum: starting from ₹1,50,000\nDays, one service after another: 15–20\nSaved pictures: 1',
  );
  expect(projectSummary({ ...projectWith([]), pictures: [] }, services)).toBe('My project:');
});
