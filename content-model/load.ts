import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { type Article, parseArticle } from './article.ts';
import { checkReferences } from './check-references.ts';
import { type Content, markdownSchemas, yamlFiles } from './content.ts';
import { fill, type Lookup, mapTexts } from './fill.ts';
import { parseFile } from './markdown-file.ts';
import { type MarkdownFolder, markdownFolders } from './markdown-folders.ts';
import { ownPlaceholders, sitePlaceholders } from './placeholders.ts';
import { plainMessage } from './plain-messages.ts';
import { privacyNames } from './privacy.ts';
import { bodyKeyPath, ContentError, type Problem } from './problems.ts';
import type { Claims } from './schema.ts';
import { isSlug } from './slugify.ts';
import { markdownNames } from './source-files.ts';
import { isQuotation, typedOutClaim } from './typed-out-claims.ts';

/**
 * Reads and checks the studio's files. `root` is the folder that holds content/ and photos/. Throws a ContentError with
 * the problems of the first step that has any: (1) studio and claims, (2) services that cannot be read, (3) all other
 * files, (4) references between files. (1) and (2) come first because texts quote them.
 */
export function loadContent(root: string): Content {
  const problems: Problem[] = [];
  const read = (file: string) => readFile(root, file, problems);
  const { studio: studioFile, claims: claimsFile, ...otherFiles } = yamlFiles;
  const studio = check(read(studioFile.file), studioFile.schema, problems);
  const claims = check(read(claimsFile.file), claimsFile.schema, problems);
  if (!studio || !claims) throw new ContentError(problems);

  const filesIn = (folder: MarkdownFolder) =>
    markdownNames(root, folder).map((slug) => ({ slug, ...read(`content/${folder}/${slug}.md`) }));
  const serviceFiles = filesIn('services');
  if (problems.length > 0) throw new ContentError(problems);
  const known = sitePlaceholders(studio, claims, Object.fromEntries(serviceFiles.map(({ slug, data }) => [slug, data])));

  const yaml = Object.entries(otherFiles).map(([name, { file, schema }]) => {
    return [name, check<z.ZodType>(fillIn(read(file), known, claims, problems), schema, problems)];
  });
  const pageOf = (folder: MarkdownFolder, file: RawFile & { slug: string }, lookup = known) => {
    const filled = fillIn(file, lookup, claims, problems);
    const facts = check<z.ZodType<object>>(filled, markdownSchemas[folder], problems);
    return { ...facts, article: articleOf(filled, problems), slug: file.slug, path: markdownFolders[folder].pathPrefix + file.slug };
  };
  const services = serviceFiles.map((file) => {
    const own = ownPlaceholders(file.data);
    return pageOf('services', file, (name) => own(name) ?? known(name));
  });
  const cases = filesIn('cases').map((file) => pageOf('cases', file));
  const textPages = filesIn('pages').map((file) => {
    problems.push(...missingText(file));
    return pageOf('pages', file);
  });
  // No claims are looked for: claims.yaml is where their figures are typed.
  const quoted = (file: string, data: unknown) => fillIn({ file, data }, known, [], problems).data;
  const filled = { studio: quoted(studioFile.file, studio), claims: quoted(claimsFile.file, claims) };
  if (problems.length > 0) throw new ContentError(problems);

  // Nothing is missing if there is no problem.
  const content = inOrder({ ...Object.fromEntries(yaml), services, cases, textPages, ...filled } as Content);
  const further = checkReferences(content);
  if (further.length > 0) throw new ContentError(further);
  return content;
}

/** Services and pages in their own order, finished projects with the latest first. */
function inOrder(content: Content): Content {
  return {
    ...content,
    services: content.services.toSorted((a, b) => a.order - b.order),
    cases: content.cases.toSorted((a, b) => b.handover.localeCompare(a.handover)),
    textPages: content.textPages.toSorted((a, b) => a.order - b.order),
  };
}

/** A file of content/ as it is written; without `data` if it cannot be read. */
type RawFile = { file: string; data?: unknown; body?: string | null | undefined };

function readFile(root: string, file: string, problems: Problem[]): RawFile {
  const report = (message: string) => problems.push({ file, keyPath: '', message });
  const full = path.join(root, file);
  if (!isSlug(path.parse(file).name)) {
    report('Name the file as the end of its address: at most 80 small letters, digits and hyphens, such as pooja-rooms.md');
  }
  try {
    const bytes = existsSync(full) && readFileSync(full);
    if (bytes && isUtf8(bytes)) return { file, ...parseFile(file, bytes.toString()) };
    report(bytes ? 'Save the file again as text in UTF-8' : 'This file is missing: put it back');
  } catch (error) {
    const isSpelling = error instanceof YAMLParseError;
    report(`${isSpelling ? 'Correct the spelling of the file: ' : ''}${(error as Error).message.split(/:?\n/)[0]}`);
  }
  return { file };
}

/** A file with every {{name}} replaced. Adds names that are not known, and claims typed out, to `problems`. */
function fillIn({ file, data, body }: RawFile, lookup: Lookup, claims: Claims, problems: Problem[]): RawFile {
  const change = (text: string, keyPath: string) => {
    const report = (message: string) => problems.push({ file, keyPath, message });
    const claim = isQuotation(file, keyPath) ? undefined : typedOutClaim(text, keyPath, claims);
    if (claim)
      report(`write {{${claim.name}}} instead of ${claim.value}: each claim is written once, in content/claims.yaml, with its terms`);
    const filled = fill(text, lookup);
    for (const unknown of filled.match(/\{\{[^{}]*\}{0,2}|\}\}/g) ?? []) {
      report(`${unknown} is not known here: write a claim, a fact of content/studio.yaml or a service's price between {{ and }}`);
    }
    return filled;
  };
  return { file, data: mapTexts(data, change), body: body && change(body, bodyKeyPath) };
}

/** What the text of a page lacks. */
function missingText({ file, slug, data, body }: RawFile & { slug: string }): Problem[] {
  if (data === undefined) return [];
  const needed = `/${slug}` === requiredTextPaths.privacy ? privacyNames : [];
  const isNamedIn = (text: string, name: string) => fill(text, (each) => (each === name ? '' : undefined)) !== text;
  const messages = body?.trim()
    ? needed
        .filter((name) => !isNamedIn(body, name))
        .map((name) => `{{${name}}} is missing: put it back, since it tells visitors what is kept`)
    : ['This is empty: fill it in'];
  return messages.map((message) => ({ file, keyPath: bodyKeyPath, message }));
}

function check<S extends z.ZodType>({ file, data }: RawFile, schema: S, problems: Problem[]): z.infer<S> | undefined {
  if (data === undefined) return undefined;
  const result = schema.safeParse(data, { error: plainMessage });
  for (const issue of result.error?.issues ?? []) problems.push({ file, keyPath: issue.path.join('.'), message: issue.message });
  return result.data;
}

function articleOf({ file, body }: RawFile, problems: Problem[]): Article {
  try {
    // Lines are counted as the editor shows them: without the empty ones at the beginning.
    return parseArticle((body ?? '').replace(/^\n+/, ''));
  } catch (error) {
    problems.push({ file, keyPath: bodyKeyPath, message: (error as Error).message });
    return [];
  }
}
