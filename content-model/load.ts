import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { keptPictures, unsentDays } from '#contract/limits.ts';
import { parseArticle } from './article.ts';
import { checkWhole } from './check-whole.ts';
import { type Content, markdownFolders, yamlFiles } from './content.ts';
import { overruled } from './environment.ts';
import { fill, type Lookup, unknownNames } from './fill.ts';
import { splitMarkdown } from './markdown-file.ts';
import { factsOfServices, ownFacts } from './own-facts.ts';
import { plainMessage } from './plain-messages.ts';
import { privacyFacts } from './privacy.ts';
import { ContentError, type Problem } from './problems.ts';
import type { Claims, Studio } from './schema.ts';
import { typedOutClaims } from './typed-out-claims.ts';

/**
 * Reads and checks the studio's files. `root` is the folder that holds content/ and photos/; `env` overrules some
 * settings. Throws a ContentError that lists every problem with file, place and fix.
 */
export function loadContent(root: string, env = process.env): Content {
  const problems: Problem[] = [];
  const first = newReader(root, problems);
  const { studio: studioFile, claims: claimsFile, ...otherFiles } = yamlFiles;
  const written = first.yaml(studioFile);
  const studio = written && overruled(written, env, problems);
  const claims = first.yaml(claimsFile);
  if (!studio || !claims) throw new ContentError(problems);

  const [ofStudio, ofServices] = [new Map(Object.entries(placeholders(studio, claims))), factsOfServices(frontMatters(root))];
  const known: Lookup = (name) => ofStudio.get(name) ?? ofServices(name);
  const reader = newReader(root, problems, { known, claims });
  const yaml = Object.entries(otherFiles).map(([name, file]) => [name, reader.yaml<z.ZodType>(file)]);
  const markdown = Object.entries(markdownFolders).map(([name, folder]) => [name, reader.folder(folder)]);
  if (problems.length > 0) throw new ContentError(problems);

  // Without a problem nothing is missing.
  const content = { ...Object.fromEntries([...yaml, ...markdown]), studio: fill(studio, known), claims } as Content;
  content.services.sort((a, b) => a.order - b.order);
  content.cases.sort((a, b) => b.handover.localeCompare(a.handover));
  content.textPages.sort((a, b) => a.order - b.order);
  const further = checkWhole(content, (photo) => existsSync(photoPath(root, photo)));
  if (further.length > 0) throw new ContentError(further);
  return content;
}

/** The file of a photograph that content names. */
export function photoPath(root: string, photo: string): string {
  return path.join(root, 'photos', `${photo}.jpg`);
}

/** The Markdown files in a folder of content/, without their ending; none where the folder is missing. */
export function markdownNames(root: string, folder: string): string[] {
  return namesIn(path.join(root, 'content', folder), '.md');
}

/** The photographs in photos/, as content names them. */
export function photoNames(root: string): string[] {
  return namesIn(path.join(root, 'photos'), '.jpg');
}

function namesIn(folder: string, ending: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.map((name) => path.basename(name, ending)).toSorted();
}

function placeholders(studio: Studio, claims: Claims): Record<string, string> {
  const { brand, fullName, city, phone, email, founded } = studio;
  const values = Object.fromEntries(claims.map(({ name, value }) => [name, value]));
  const { messagesGo, messagesStay, visits } = privacyFacts(studio);
  // '24-hour' in a sentence of its own: '24 hours'.
  const responseTime = values.response?.replace(/^(\d+)-hour$/, '$1 hours') ?? '';
  const inSentences = { responseTime, deliveryTime: values.delivery?.toLowerCase() ?? '' };
  const ofStudio = { brand, fullName, city, phone, email, founded: String(founded), messagesGo, messagesStay, visits };
  const device = { keptPictures: String(keptPictures), keptEnquiryDays: String(unsentDays) };
  return { ...values, ...inSentences, ...ofStudio, ...device };
}

/** What the services' files say of themselves before it is checked, by slug; nothing of a file that cannot be read. */
function frontMatters(root: string): Record<string, unknown> {
  const entries = markdownNames(root, 'services').map((slug) => {
    const { facts = '' } = splitMarkdown(readFileSync(path.join(root, 'content/services', `${slug}.md`), 'utf8')) ?? {};
    try {
      return [slug, parseYaml(facts)];
    } catch {
      return [slug, undefined];
    }
  });
  return Object.fromEntries(entries);
}

/** What every file may name in double braces, and the claims that no text may type out. */
type Names = { known: Lookup; claims: Claims };

/** Reads files and adds to `problems`. Without `names` nothing is filled in: the first files define them. */
function newReader(root: string, problems: Problem[], names?: Names) {
  function yaml<S extends z.ZodType>({ file: name, schema }: { file: string; schema: S }): z.infer<S> | undefined {
    const file = `content/${name}`;
    const source = read(file);
    return source === undefined ? undefined : check(file, parse(file, source), schema);
  }

  /** Each Markdown file of a folder: facts between two lines of ---, text below. A service's facts may be names. */
  function folder({ folder, schema, pathOf }: (typeof markdownFolders)[keyof typeof markdownFolders]): object[] {
    return markdownNames(root, folder).flatMap((slug) => {
      const file = `content/${folder}/${slug}.md`;
      const written = markdown(file, schema, folder === 'services' ? ownFacts : undefined);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
        report(file, '', 'Name the file as the end of its address: small letters, digits and hyphens, such as pooja-rooms.md');
      }
      return written ? [{ ...written, slug, path: pathOf(slug) }] : [];
    });
  }

  function markdown(file: string, schema: z.ZodType, ownNames?: (frontMatter: unknown) => Lookup): object | undefined {
    const parts = splitMarkdown(readFileSync(path.join(root, file), 'utf8'));
    if (!parts) return report(file, '', 'Begin the file with its facts between two lines of ---');
    const data = parse(file, parts.facts);
    const own = ownNames?.(data ?? {});
    const frontMatter = check(file, data, schema, own) as object | undefined;
    const body = fillIn(file, parts.body, own);
    try {
      return frontMatter && { ...frontMatter, article: parseArticle(body) };
    } catch (error) {
      return report(file, 'text', (error as Error).message);
    }
  }

  function read(file: string): string | undefined {
    try {
      return readFileSync(path.join(root, file), 'utf8');
    } catch {
      return report(file, '', 'This file is missing: put it back');
    }
  }

  function parse(file: string, source: string): unknown {
    try {
      return parseYaml(source);
    } catch (error) {
      return report(file, '', `Correct the spelling of the file: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  function check<S extends z.ZodType>(file: string, data: unknown, schema: S, own?: Lookup): z.infer<S> | undefined {
    if (data === undefined) return undefined;
    const result = schema.safeParse(fillIn(file, data, own), { error: plainMessage });
    if (result.success) return result.data;
    for (const issue of result.error.issues) report(file, issue.path.join('.'), issue.message);
    return undefined;
  }

  function fillIn<T>(file: string, data: T, own?: Lookup): T {
    if (!names) return data;
    const { known, claims } = names;
    for (const { place, name, value } of typedOutClaims(data, claims)) {
      report(file, place, `write {{${name}}} instead of ${value}: each claim is written once, in claims.yaml, with its terms`);
    }
    const lookup: Lookup = (name) => own?.(name) ?? known(name);
    for (const { place, name } of unknownNames(data, lookup)) {
      const where = `a claim of claims.yaml nor a fact of studio.yaml${own ? ' or of this service' : ''}`;
      report(file, place, `{{${name}}} is not ${where}: correct the name`);
    }
    return fill(data, lookup);
  }

  function report(file: string, place: string, fix: string): undefined {
    problems.push({ file, place, fix });
  }

  return { yaml, folder };
}
