import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { casePath } from '#contract/fixed-pages.ts';
import { keptEnquiryDays, keptPictures } from '#contract/limits.ts';
import { type Block, parseArticle } from './article.ts';
import { checkWhole } from './check-whole.ts';
import type { Case, Content, Service, TextPage } from './content.ts';
import { type Environment, overruled } from './environment.ts';
import { fill, type Lookup, lookupIn, type Unknown } from './fill.ts';
import { factsOfServices, ownFacts } from './own-facts.ts';
import { plainMessage } from './plain-messages.ts';
import { privacyFacts } from './privacy.ts';
import { ContentError, type Problem } from './problems.ts';
import * as schema from './schema.ts';
import { typedOutClaims } from './typed-out-claims.ts';

/**
 * Reads and checks the studio's files. `root` is the folder that holds content/ and photos/; `env` overrules some settings.
 * Throws a ContentError that lists every problem with file, place and fix.
 */
export function loadContent(root: string, env: Environment = process.env): Content {
  const problems: Problem[] = [];
  const reader = new Reader(root, problems);

  const file = reader.yaml('studio.yaml', schema.studioSchema);
  const studio = file && overruled(file, env, problems);
  const claims = reader.yaml('claims.yaml', schema.claimsSchema);
  if (!studio || !claims) throw new ContentError(problems);
  const facts = lookupIn(placeholders(studio, claims));
  const ofServices = factsOfServices(frontMatters(root));
  reader.known = (name) => facts(name) ?? ofServices(name);
  reader.claims = claims;

  const content = {
    studio: fill(studio, reader.known),
    claims,
    services: markdownFiles(root, 'services')
      .flatMap((name) => service(reader, name))
      .sort((a, b) => a.order - b.order),
    home: reader.yaml('home.yaml', schema.homeSchema),
    about: reader.yaml('about.yaml', schema.aboutSchema),
    servicesPage: reader.yaml('services.yaml', schema.servicesPageSchema),
    gallery: reader.yaml('gallery.yaml', schema.gallerySchema),
    walks: reader.yaml('walks.yaml', schema.walksSchema),
    finishes: reader.yaml('finishes.yaml', schema.finishesSchema),
    contact: reader.yaml('contact.yaml', schema.contactSchema),
    project: reader.yaml('project.yaml', schema.projectPageSchema),
    testimonials: reader.yaml('testimonials.yaml', schema.testimonialsSchema),
    casesPage: reader.yaml('cases.yaml', schema.casesPageSchema),
    cases: markdownFiles(root, 'cases')
      .flatMap((name) => finishedProject(reader, name))
      .sort((a, b) => b.handover.localeCompare(a.handover)),
    textPages: markdownFiles(root, 'pages')
      .flatMap((name) => textPage(reader, name))
      .sort((a, b) => a.order - b.order),
  };
  if (problems.length > 0) throw new ContentError(problems);

  const further = checkWhole(content as Content, (photo) => existsSync(photoPath(root, photo)));
  if (further.length > 0) throw new ContentError(further);
  return content as Content;
}

/** The file of a photograph that content names. */
export function photoPath(root: string, photo: string): string {
  return path.join(root, 'photos', `${photo}.jpg`);
}

/** Names of the Markdown files in a folder of content/; none where the folder is missing. */
function markdownFiles(root: string, folder: string): string[] {
  const at = path.join(root, 'content', folder);
  return existsSync(at) ? readdirSync(at).filter((name) => name.endsWith('.md')) : [];
}

function service(reader: Reader, fileName: string): Service[] {
  const frontMatter = reader.markdown(`services/${fileName}`, schema.serviceSchema, ownFacts);
  if (!frontMatter) return [];
  const slug = slugOf(reader, `services/${fileName}`);
  return [{ ...frontMatter, slug, path: `/services/${slug}` }];
}

function textPage(reader: Reader, fileName: string): TextPage[] {
  const frontMatter = reader.markdown(`pages/${fileName}`, schema.textPageSchema);
  if (!frontMatter) return [];
  const slug = slugOf(reader, `pages/${fileName}`);
  return [{ ...frontMatter, slug, path: `/${slug}` }];
}

function finishedProject(reader: Reader, fileName: string): Case[] {
  const frontMatter = reader.markdown(`cases/${fileName}`, schema.caseSchema);
  if (!frontMatter) return [];
  const slug = slugOf(reader, `cases/${fileName}`);
  return [{ ...frontMatter, slug, path: casePath(slug) }];
}

/** The end of a page's address, which is the name of its file. */
function slugOf(reader: Reader, file: string): string {
  const slug = path.basename(file, '.md');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    reader.report(
      `content/${file}`,
      '',
      'Name the file as the end of its address: small letters, digits and hyphens, such as pooja-rooms.md',
    );
  }
  return slug;
}

function placeholders(studio: schema.Studio, claims: schema.Claims): Record<string, string> {
  const { brand, fullName, city, phone, email, founded } = studio;
  const values = Object.entries(claims).map(([name, claim]) => [name, claim.value]);
  const { messagesGo, messagesStay, visits } = privacyFacts(studio);
  const inSentences = { responseTime: inHours(claims.response?.value ?? ''), deliveryTime: (claims.delivery?.value ?? '').toLowerCase() };
  const ofStudio = { brand, fullName, city, phone, email, founded: String(founded), messagesGo, messagesStay, visits };
  const device = { keptPictures: String(keptPictures), keptEnquiryDays: String(keptEnquiryDays) };
  return { ...Object.fromEntries(values), ...inSentences, ...ofStudio, ...device };
}

/** '24-hour' in a sentence of its own: '24 hours'. */
function inHours(value: string): string {
  return value.replace(/^(\d+)-hour$/, '$1 hours');
}

/** What the services' files say of themselves before it is checked, by slug; nothing of a file that cannot be read. */
function frontMatters(root: string): Record<string, unknown> {
  const facts = markdownFiles(root, 'services').map((name) => {
    const [, source = ''] = markdownFile.exec(readFileSync(path.join(root, 'content/services', name), 'utf8')) ?? [];
    try {
      return [path.basename(name, '.md'), parseYaml(source)];
    } catch {
      return [name, undefined];
    }
  });
  return Object.fromEntries(facts);
}

/** Facts between two lines of ---, and Markdown below. */
const markdownFile = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

class Reader {
  /** The names that every file may use; none until studio.yaml and claims.yaml are read. */
  known: Lookup | undefined;
  claims: schema.Claims = {};
  private readonly root: string;
  private readonly problems: Problem[];

  constructor(root: string, problems: Problem[]) {
    this.root = root;
    this.problems = problems;
  }

  yaml<S extends z.ZodType>(name: string, schema: S): z.infer<S> | undefined {
    const file = `content/${name}`;
    const source = this.read(file);
    return source === undefined ? undefined : this.check(file, this.parse(file, source), schema);
  }

  /** Front matter between two lines of ---, and Markdown below it. `ownNames` finds names that this file alone may use. */
  markdown<S extends z.ZodType>(
    name: string,
    schema: S,
    ownNames?: (frontMatter: unknown) => Lookup,
  ): (z.infer<S> & { article: Block[] }) | undefined {
    const file = `content/${name}`;
    const source = this.read(file);
    if (source === undefined) return undefined;
    const match = markdownFile.exec(source);
    if (!match) return this.report(file, '', 'Begin the file with its facts between two lines of ---');
    const data = this.parse(file, match[1] ?? '');
    const own = ownNames?.(data ?? {});
    const frontMatter = this.check(file, data, schema, own);
    const body = this.fill(file, match[2] ?? '', own);
    try {
      return frontMatter && ({ ...(frontMatter as object), article: parseArticle(body) } as z.infer<S> & { article: Block[] });
    } catch (error) {
      return this.report(file, 'text', (error as Error).message);
    }
  }

  private read(file: string): string | undefined {
    try {
      return readFileSync(path.join(this.root, file), 'utf8');
    } catch {
      return this.report(file, '', 'This file is missing: put it back');
    }
  }

  private parse(file: string, source: string): unknown {
    try {
      return parseYaml(source);
    } catch (error) {
      return this.report(file, '', `Correct the spelling of the file: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  private check<S extends z.ZodType>(file: string, data: unknown, schema: S, own?: Lookup): z.infer<S> | undefined {
    if (data === undefined) return undefined;
    const result = schema.safeParse(this.fill(file, data, own), { error: plainMessage });
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.report(file, issue.path.join('.'), fixFor(issue));
    return undefined;
  }

  private fill<T>(file: string, data: T, own?: Lookup): T {
    const { known } = this;
    if (!known) return data;
    for (const { place, name, value } of typedOutClaims(data, this.claims)) {
      this.report(file, place, `write {{${name}}} instead of ${value}: each claim is written once, in claims.yaml, with its terms`);
    }
    const unknown: Unknown[] = [];
    const filled = fill(data, (name) => own?.(name) ?? known(name), unknown);
    for (const { place, name } of unknown) {
      this.report(
        file,
        place,
        `{{${name}}} is not a claim of claims.yaml nor a fact of studio.yaml${own ? ' or of this service' : ''}: correct the name`,
      );
    }
    return filled;
  }

  report(file: string, place: string, fix: string): undefined {
    this.problems.push({ file, place, fix });
  }
}

function fixFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Remove or correct ${issue.keys.join(', ')}: nothing of this name is known here`;
  if (issue.code === 'invalid_union' && 'discriminator' in issue) {
    return 'Set layout to room, article or capabilities';
  }
  return issue.message;
}
