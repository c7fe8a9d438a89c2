import { type MarkdownFolder, markdownFolders } from '#content-model/markdown-folders.ts';
import { reservedSlugs } from '#content-model/reserved-slugs.ts';
import { slugify } from '#content-model/slugify.ts';
import { maxSlugLength } from '#contract/limits.ts';

/** The end of a new file's address, from its name; `problem` says why it can have none. `files`: those that are there. */
export function newAddress(folder: MarkdownFolder, name: string, files: { file: string }[]) {
  const slug = slugify(name).slice(0, maxSlugLength).replace(/-$/, '');
  const file = `content/${folder}/${slug}.md`;
  const path = markdownFolders[folder].pathPrefix + slug;
  return { slug, file, path, problem: problemOf() };

  function problemOf(): string {
    if (!slug) return name.trim() && 'Write the name in English letters; change it in the form afterwards';
    if (files.some((each) => each.file === file)) return `${path} is there already: choose another name`;
    if (folder === 'pages' && reservedSlugs.includes(slug)) return `${path} is the address of something else: choose another name`;
    return '';
  }
}
