import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedPages, requiredTextPaths } from '#contract/page-paths.ts';
import type { Content, Service } from './content.ts';
import { loadContent } from './load.ts';
import { sitePages } from './pages.ts';
import { siteContent } from './site-content.ts';
import { addServices, anyPhotos, copyOfContent, loadProblems, ownContent } from './test/test-content.ts';
import { addOptionalContent } from './test/test-optional-content.ts';

/** The studio's content with four services of these tests: no test depends on which services the studio has. */
function copyWithServices() {
  const copy = copyOfContent();
  addServices(copy.root, 'one', 'two', 'three', 'four');
  return copy;
}

const area = { label: 'Front', hint: 'Height times width' };

test('no placeholder is left unfilled', () => {
  expect(JSON.stringify(ownContent()).match(/\{\{\s*\w.{0,30}/)).toBeNull();
});

describe("a service's own facts in its texts", () => {
  test('the price, the timeline in words and what an area costs are filled in, also in the long text', () => {
    const { root, edit, editFacts } = copyWithServices();
    const title = 'From {{price}} in {{timeline}}, or {{price for 100 sq ft}}';
    const facts = { price: '₹90 per sq ft', timeline: '4-6 days', title };
    editFacts<Service>('content/services/two.md', (service) => Object.assign(service, facts, { plan: { ...service.plan, area } }));
    edit('content/services/two.md', (text) => `${text}It takes {{timeline}}.\n`);
    const service = loadContent(root).services.find(({ slug }) => slug === 'two');
    expect(service?.title.replaceAll('\u00a0', ' ')).toBe('From ₹90 per sq ft in 4 to 6 days, or ₹9,000');
    expect(JSON.stringify(service?.article.at(-1)).replaceAll('\u00a0', ' ')).toContain('It takes 4 to 6 days.');
  });

  test('a text that names a price the page does not have', () => {
    const { root, setFact } = copyWithServices();
    setFact('content/services/one.md', 'intro', '{{price for 10 sq ft}}');
    setFact('content/about.yaml', 'hero.text', 'It costs {{price}}.');
    expect(loadProblems(root).map(({ message }) => message)).toEqual([
      expect.stringContaining('{{price}}'),
      expect.stringContaining('{{price for 10 sq ft}}'),
    ]);
  });

  test('a price or timeline that is missing is told once, and not wherever a text names it', () => {
    const { root, edit, setFact } = copyWithServices();
    edit('content/services/one.md', (text) => text.replace(/^price:/m, 'prize:').replace(/^timeline:.*/m, 'timeline: 15'));
    setFact('content/services/one.md', 'intro', '{{price}} in {{timeline}}, {{price for 10 sq ft}}');
    setFact('content/about.yaml', 'hero.text', '{{price of one}} in {{timeline of one}}, {{price of one + two}}');
    expect(loadProblems(root).map(({ file, keyPath }) => [file, keyPath])).toEqual([
      ['content/services/one.md', 'price'],
      ['content/services/one.md', 'timeline'],
      ['content/services/one.md', ''],
    ]);
  });
});

test('a price of services that cannot be worked out is told', () => {
  const { root, editFacts, setFact } = copyWithServices();
  editFacts<Service>('content/services/two.md', (service) =>
    Object.assign(service, { price: '₹90 per sq ft', plan: { ...service.plan, area } }),
  );
  setFact(
    'content/about.yaml',
    'hero.text',
    '{{price of one + three}}, {{price of one + two}}, {{price of one + gone}}, {{timeline of gone}}, {{timeline of one + three}}',
  );
  expect(loadProblems(root).map(({ message }) => message)).toEqual(
    ['price of one + two', 'price of one + gone', 'timeline of gone', 'timeline of one + three'].map((name) =>
      expect.stringContaining(`{{${name}}} is not known here`),
    ),
  );
});

test('a page of text has a text, and the privacy page says what is kept', () => {
  const { root, edit } = copyWithServices();
  edit('content/pages/terms.md', (text) => `${text.split(/^---$/m).slice(0, 2).join('---')}---\n\n`);
  edit('content/pages/privacy.md', (text) => text.replaceAll('{{messagesStay}}', ''));
  expect(loadProblems(root)).toEqual([
    { file: 'content/pages/privacy.md', keyPath: 'body', message: expect.stringContaining('{{messagesStay}} is missing') },
    { file: 'content/pages/terms.md', keyPath: 'body', message: expect.stringContaining('empty') },
  ]);
});

test('a byte order mark and spaces behind the lines of --- do no harm', () => {
  const { root, edit } = copyWithServices();
  edit('content/services/one.md', (text) => `\ufeff${text.replaceAll(/^---$/gm, '--- ')}`);
  expect(loadContent(root).services.map(({ slug }) => slug)).toContain('one');
});

test('a studio without pages on social media', () => {
  const { root, setFact } = copyWithServices();
  setFact('content/studio.yaml', 'social', {});
  expect(loadProblems(root)).toEqual([]);
});

test('the web address may have capitals and end with a slash, and has no page, name or password', () => {
  const { root, setFact } = copyWithServices();
  setFact('content/studio.yaml', 'url', 'https://www.Studio.example/');
  expect(loadContent(root).studio.url).toBe('https://www.studio.example');
  for (const address of ['https://www.studio.example/home', 'https://me:secret@studio.example', 'https://www.studio.example/"><script>']) {
    setFact('content/studio.yaml', 'url', address);
    expect(loadProblems(root)).toEqual([expect.objectContaining({ message: expect.stringContaining('without a page') })]);
  }
});

test('what visitors read is typeset', () => {
  const { root, setFact } = copyWithServices();
  setFact('content/studio.yaml', 'hours', [{ label: 'Mon-Fri, by appointment' }]);
  const { studio, services } = loadContent(root);
  expect(studio.hours[0]?.label).toBe('Mon–Fri, by appointment');
  expect(services.find(({ slug }) => slug === 'one')?.timeline).toBe('5–7\u00a0days');
});

test.each(['15-20 days', '15–20 days', '15 - 20 days', '15 – 20 days'])('a timeline of %s is shown as the others', (timeline) => {
  const { root, editFacts } = copyWithServices();
  editFacts<Service>('content/services/one.md', (facts) => Object.assign(facts, { timeline, price: '₹1.5 lakhs' }));
  const service = loadContent(root).services.find(({ slug }) => slug === 'one');
  expect([service?.timeline, service?.price.words]).toEqual(['15–20\u00a0days', '₹1.5\u00a0lakhs']);
});

/** Of '/services/one' it is 'services'; the home page's link picture is named `home`. */
const firstPart = (path: string) => path.split('/')[1] || 'home';

describe('a mistake in the files stops the build and is named', () => {
  const { photo, title } = ownContent().gallery.pictures[0] as Content['gallery']['pictures'][number];

  test.each([
    ['has no facts', 'Only words.\n', /^Begin the file with its facts between two lines of ---$/],
    ['is no YAML', '---\nname: A: B\n---\n', /^Correct the spelling of the file: Nested mappings .* at line 2, column 7$/],
  ])('a file that %s', (_, text, message) => {
    const { root, edit } = copyWithServices();
    edit('content/services/one.md', () => text);
    expect(loadProblems(root)).toContainEqual({ file: 'content/services/one.md', keyPath: '', message: expect.stringMatching(message) });
  });

  test.each([
    ['more days than the server can keep an enquiry', 'studio.yaml', 'retentionDays', 40_000, /at most 36500/],
    [
      'a country that is more than its two letters',
      'studio.yaml',
      'address.country',
      'India',
      /^Write the country’s two letters, such as IN$/,
    ],
    ['a telephone number that is a digit short', 'studio.yaml', 'phone', '+91 98765 4321', /^Write all digits/],
    ['a telephone number with a digit too many', 'studio.yaml', 'whatsapp', '98765 432101', /^Write all digits/],
    ['an area code whose number is a digit short', 'studio.yaml', 'phone', '+91 40 2345 678', /^Write all digits/],
    ['a missing alt text', 'home.yaml', 'hero.picture.alt', undefined, /missing/],
    ['an unknown name in double braces', 'about.yaml', 'hero.text', 'Since {{foundation}}', /\{\{foundation\}\}/],
    ['two pictures of the gallery with one title', 'gallery.yaml', 'pictures.1.title', title, /used twice/],
    ['a room of the gallery whose name has no letter for its address', 'gallery.yaml', 'rooms.1', 'వంటగది', /English letters/],
    ['a group of services that is not there', 'services/one.md', 'group', 'No such group', /^No such group .+: use one of .+/],
    ['a room of the gallery that is not there', 'gallery.yaml', 'pictures.0.room', 'No such room', /^No such room .+: use one of .+/],
    ['an alt text that says it is a picture', 'services/one.md', 'hero.alt', 'Picture of a blue television wall', /without "Picture of"/],
    ['a focus that is no point', 'services/one.md', 'hero.focus', 'in the middle', /two percentages/],
    ['a price that is none', 'services/one.md', 'price', 'cheap', /₹1,50,000/],
    ['a number where words belong', 'services/one.md', 'price', 25_000, /in quotes: '25000'/],
    ['nothing where words belong', 'services/one.md', 'name', null, /empty/],
    ['a timeline that ends before it begins', 'services/one.md', 'timeline', '9-4 days', /shorter time first/],
  ])('%s', (_, name, keyPath, value, message) => {
    const { root, setFact } = copyWithServices();
    const file = `content/${name}`;
    setFact(file, keyPath, value);
    expect(loadProblems(root)).toEqual([{ file, keyPath, message: expect.stringMatching(message) }]);
  });

  test('files that are not UTF-8, and nothing else of them', () => {
    const { root } = copyWithServices();
    const files = ['content/about.yaml', 'content/pages/terms.md'];
    for (const file of files) writeFileSync(path.join(root, file), Buffer.from('heading: Café', 'latin1'));
    expect(loadProblems(root)).toEqual(files.map((file) => ({ file, keyPath: '', message: 'Save the file again as text in UTF-8' })));
  });

  test('a file that cannot be read', () => {
    const { root } = copyWithServices();
    rmSync(path.join(root, 'content/services/one.md'));
    mkdirSync(path.join(root, 'content/services/one.md'));
    const message = expect.stringMatching(/^EISDIR/);
    expect(loadProblems(root)).toContainEqual({ file: 'content/services/one.md', keyPath: '', message });
  });

  test('one photograph twice among the pictures of a service, or in the gallery', () => {
    const { root, setFact } = copyWithServices();
    const files = ['content/gallery.yaml', 'content/services/one.md'];
    for (const file of files) {
      for (const keyPath of ['pictures.0.photo', 'pictures.1.photo']) setFact(file, keyPath, photo);
    }
    const message = expect.stringContaining(`"${photo}" is used twice`);
    expect(loadProblems(root)).toEqual(expect.arrayContaining(files.map((file) => ({ file, keyPath: 'pictures.1.photo', message }))));
  });

  test('a focus outside the photograph, while one on its edge is none', () => {
    const { root, setFact } = copyWithServices();
    const problemsWith = (focus: string) => {
      setFact('content/services/one.md', 'hero.focus', focus);
      return loadProblems(root).map(({ keyPath }) => keyPath);
    };
    expect(['50% 999%', '101% 50%', '100% 0%'].map(problemsWith)).toEqual([['hero.focus'], ['hero.focus'], []]);
  });

  test('a plan that does not fit the price, and a trade that is not there', () => {
    const { root, setFact } = copyWithServices();
    const [trade] = ownContent().planner.trades;
    const file = (slug: string) => `content/services/${slug}.md`;
    const change = (slug: string, plan: object) => setFact(file(slug), 'plan', plan);
    setFact(file('two'), 'price', '₹90 per sq ft');
    change('two', { trade });
    change('one', { trade, area });
    change('three', { trade, alternative: true });
    change('four', {});
    expect(loadProblems(root).map(({ file, keyPath }) => [file, keyPath])).toEqual(
      expect.arrayContaining([
        [file('two'), 'plan.area'],
        [file('one'), 'plan.area'],
        [file('three'), 'plan.trade'],
        [file('four'), 'plan.trade'],
      ]),
    );
    for (const slug of ['three', 'four']) change(slug, { alternative: true });
    change('two', { alternative: true, area });
    change('one', { trade: 'No such trade' });
    expect(loadProblems(root)).toContainEqual({
      file: file('one'),
      keyPath: 'plan.trade',
      message: expect.stringMatching(/^No such trade is not among the trades .+: use one of .+/),
    });
  });

  test('a flat with a service that is none, or that takes the place of the others, or without the area that its price needs', () => {
    const { root, setFact } = copyWithServices();
    const services = [
      { service: 'no-such-service' },
      { service: 'three' },
      { service: 'two' },
      { service: 'one', area: 12 },
      { service: 'four' },
      { service: 'four' },
    ];
    setFact('content/services/two.md', 'price', '₹90 per sq ft');
    setFact('content/services/two.md', 'plan.area', area);
    setFact('content/services/three.md', 'plan', { alternative: true });
    setFact('content/project.yaml', 'flats.items', [{ name: '4BHK', services }]);
    const keyPath = 'flats.items.0.services';
    expect(loadProblems(root).map(({ keyPath, message }) => [keyPath, message])).toEqual([
      [`${keyPath}.0.service`, expect.stringContaining('no-such-service is not among the services')],
      [`${keyPath}.1`, expect.stringContaining('three is no single service')],
      [`${keyPath}.2`, expect.stringContaining('add its usual area')],
      [`${keyPath}.5.service`, expect.stringContaining('used twice')],
    ]);
  });

  test('opening hours with one time only, that end before they begin, or that are in words as well', () => {
    const { root, setFact } = copyWithServices();
    const times = [
      { opens: '09:00', closes: '19:00' },
      {},
      { opens: '09:00' },
      { closes: '19:00' },
      { opens: '19:00', closes: '09:00' },
      { opens: '9:00', closes: '19:00' },
    ];
    const hours = times.map((each) => ({ days: ['Monday'], ...each }));
    setFact('content/studio.yaml', 'hours', [...hours, { ...times[0], label: 'By appointment' }, { label: 'By appointment' }, times[0]]);
    expect(loadProblems(root).map(({ keyPath, message }) => [keyPath, message])).toEqual([
      ['hours.1.opens', expect.stringContaining('Write when it opens')],
      ['hours.1.closes', expect.stringContaining('Write when it closes')],
      ['hours.2.closes', expect.stringContaining('Write when it closes')],
      ['hours.3.opens', expect.stringContaining('Write when it opens')],
      ['hours.4.closes', expect.stringContaining('later than when it opens')],
      ['hours.5.opens', expect.stringContaining('24-hour clock')],
      ['hours.6.label', expect.stringContaining('Leave this empty')],
      ['hours.8.days', expect.stringContaining('Choose the days')],
    ]);
  });

  test('a file of a service whose name cannot be in an address', () => {
    const { root } = copyWithServices();
    const services = path.join(root, 'content', 'services');
    renameSync(path.join(services, 'one.md'), path.join(services, 'TV units.md'));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/services/TV units.md',
      keyPath: '',
      message: expect.stringContaining('small letters, digits and hyphens'),
    });
  });

  // The folders of a build are in e2e/html/links.ts.
  test('a text page that would have the address of another page or of the server', () => {
    const content = ownContent();
    const isTextPage = (path: string) => content.textPages.some((page) => page.path === path);
    const paths = sitePages(siteContent(content, anyPhotos)).map(({ path }) => path);
    const slugs = new Set([...paths.filter((path) => !isTextPage(path)), '/index', '/f', '/healthz'].map(firstPart));
    const { root } = copyWithServices();
    const pages = path.join(root, 'content', 'pages');
    for (const slug of slugs) copyFileSync(path.join(pages, 'terms.md'), path.join(pages, `${slug}.md`));
    expect(loadProblems(root)).toEqual(
      expect.arrayContaining(
        [...slugs].map((slug) => ({
          file: `content/pages/${slug}.md`,
          keyPath: '',
          message: `/${slug} is the address of another page: rename the file`,
        })),
      ),
    );
  });

  test('a link of a long text to a page that is not there; every page of the site may be linked', () => {
    const { root, edit } = copyWithServices();
    addOptionalContent(root);
    const { notFound, offline } = fixedPages;
    const pages = sitePages(siteContent(loadContent(root), anyPhotos)).map(({ path }) => path);
    const paths = pages.filter((path) => path !== notFound.path && path !== offline.path);
    const links = [...paths, `${requiredTextPaths.terms}#one`, '/services?sort=price', 'https://a.example/none'];
    edit('content/services/one.md', (text) => `${text}\n${links.map((url) => `- See **[this](${url})**.\n`).join('')}`);
    expect(loadProblems(root)).toEqual([]);
    const [file, dead] = ['content/pages/privacy.md', '/services/no-such-service'];
    edit(file, (text) => `${text}\n- See **[this](${dead}#price)**.\n`);
    expect(loadProblems(root)).toEqual([{ file, keyPath: 'body', message: expect.stringContaining(dead) }]);
  });

  test('two titles of which only the words in English letters are the same are two; small letters make no other', () => {
    const { root, setFact } = copyWithServices();
    const problemsWith = (...titles: string[]) => {
      for (const [index, title] of titles.entries()) setFact('content/gallery.yaml', `pictures.${index}.title`, title);
      return loadProblems(root);
    };
    expect(problemsWith('Oak kitchen', 'oak Kitchen')).toHaveLength(1);
    expect(problemsWith('తెలుగు వంటగది 2BHK', 'చిన్న పడక గది 2BHK')).toEqual([]);
  });

  test('two rooms of the gallery of which one address would be made', () => {
    const { root, editFacts } = copyWithServices();
    editFacts<Content['gallery']>('content/gallery.yaml', ({ rooms }) => rooms.push('Sage & oak', 'Sage oak'));
    expect(loadProblems(root)).toEqual([
      { file: 'content/gallery.yaml', keyPath: expect.stringMatching(/^rooms/), message: expect.stringContaining('used twice') },
    ]);
  });

  test.each(['{{24hours}}', '{{homes.}}', '{{home’s}}', '{{price for 72.5 sq ft}}', '{{ homes }', '{homes}}'])(
    '%s, which is no name',
    (text) => {
      const { root, setFact } = copyWithServices();
      setFact('content/about.yaml', 'hero.text', `Since ${text} then`);
      expect(loadProblems(root)).toContainEqual(expect.objectContaining({ file: 'content/about.yaml', keyPath: 'hero.text' }));
    },
  );

  test('an unknown name in studio.yaml and in claims.yaml, which are filled in as all others are', () => {
    const { root, setFact } = copyWithServices();
    const write = (text: string) => {
      setFact('content/studio.yaml', 'blurb', text);
      for (const keyPath of ['0.title', '0.terms']) setFact('content/claims.yaml', keyPath, text);
    };
    write('Since {{foundation}}');
    const message = expect.stringContaining('{{foundation}}');
    expect(loadProblems(root)).toEqual([
      { file: 'content/studio.yaml', keyPath: 'blurb', message },
      { file: 'content/claims.yaml', keyPath: '0.terms', message },
      { file: 'content/claims.yaml', keyPath: '0.title', message },
    ]);
    write('Since {{founded}}');
    const { studio, claims } = loadContent(root);
    const since = `Since ${studio.founded}`;
    expect([studio.blurb, claims[0]?.title, claims[0]?.terms]).toEqual([since, since, since]);
  });

  test('a question that leads to the terms of no claim', () => {
    const { root, setFact } = copyWithServices();
    setFact('content/services/one.md', 'questions.0.claims', ['noSuchClaim']);
    expect(loadProblems(root)).toEqual([
      { file: 'content/services/one.md', keyPath: 'questions.0.claims.0', message: expect.stringContaining('noSuchClaim') },
    ]);
  });

  test('a claim typed out instead of named, but not by a client', () => {
    const { root, setFact } = copyWithServices();
    const name = ownContent().claims[0]?.name;
    setFact('content/claims.yaml', '0.value', '640+');
    setFact('content/testimonials.yaml', '0.text', 'They did over 640+ homes');
    setFact('content/about.yaml', 'hero.text', 'Over 640+ homes');
    const found = loadProblems(root).filter(({ message }) => message.startsWith(`write {{${name}}}`));
    expect(found).toEqual([expect.objectContaining({ file: 'content/about.yaml', keyPath: 'hero.text' })]);
  });

  test('a claim typed out behind a figure that ends like it', () => {
    const { root, setFact } = copyWithServices();
    const name = ownContent().claims[0]?.name;
    setFact('content/claims.yaml', '0.value', '7+');
    setFact('content/about.yaml', 'hero.text', 'A team of 67+ people with 7+ years each');
    const message = expect.stringContaining(`{{${name}}}`);
    expect(loadProblems(root)).toContainEqual({ file: 'content/about.yaml', keyPath: 'hero.text', message });
    setFact('content/about.yaml', 'hero.text', 'A team of 67+ people');
    expect(loadProblems(root)).not.toContainEqual(expect.objectContaining({ file: 'content/about.yaml', keyPath: 'hero.text' }));
  });

  test('a file that is gone', () => {
    const { root } = copyWithServices();
    rmSync(path.join(root, 'content/gallery.yaml'));
    expect(loadProblems(root)).toContainEqual({ file: 'content/gallery.yaml', keyPath: '', message: expect.stringContaining('missing') });
  });

  test.each(['order', 'title', 'intro'])('two services with one %s', (field) => {
    const { root, setFact } = copyWithServices();
    for (const service of ['one', 'three']) setFact(`content/services/${service}.md`, field, field === 'order' ? 98_765 : 'The same');
    expect(loadProblems(root)).toEqual([
      expect.objectContaining({ keyPath: field, message: expect.stringMatching(/used twice, also in content\/services\/\w+\.md/) }),
    ]);
  });

  test('Markdown that the pages cannot show', () => {
    const { root, edit } = copyWithServices();
    edit('content/services/one.md', (text) => `${text}\n\n> A quotation\n`);
    expect(loadProblems(root)).toContainEqual(expect.objectContaining({ file: 'content/services/one.md', keyPath: 'body' }));
  });

  test('several mistakes are told together', () => {
    const { root, edit } = copyWithServices();
    edit('content/services/one.md', (text) => text.replace(/^price: .+$/m, 'price: cheap').replace(/^timeline: .+$/m, 'timeline: soon'));
    expect(loadProblems(root).map(({ keyPath }) => keyPath)).toEqual(expect.arrayContaining(['price', 'timeline']));
  });
});
