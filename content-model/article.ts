import type { Parents, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { typeset } from './typeset.ts';

/** A text as data: React renders it without HTML strings, which the site's Trusted Types policy would refuse. */
export type Article = RootContent[];

/** What each kind of block may contain, and what to do instead of anything else. */
const containers: Partial<Record<Parents['type'], { may: string[]; advice: string }>> = {
  root: { may: ['heading', 'paragraph', 'list'], advice: 'use headings, paragraphs and lists' },
  list: { may: ['listItem'], advice: '' },
  listItem: { may: ['paragraph'], advice: 'use one paragraph for each point of a list' },
};
const inlineText = { may: ['text', 'strong', 'emphasis', 'link'], advice: 'use plain words, **bold**, *emphasis* and links' };

/**
 * Reads the Markdown that the content files may use: headings of level 2 and 3, paragraphs, lists, bold, emphasis and
 * links. A • at the beginning of a line, as other programs write it, begins an entry of a list. Throws an Error that names
 * anything else.
 */
export function parseArticle(markdown: string): Article {
  // Two blanks at a line's end would break it there, which nobody sees in the text.
  const text = markdown.replace(/[ \t]+$/gm, '').replace(/^([ \t]*)[•▪◦‣·][ \t]*/gm, '$1- ');
  if (/^[ \t]*\|/m.test(text)) throw new Error('a table is not supported: use a list, and begin no line with |');
  const root = fromMarkdown(text);
  checkAndTypeset(root, text);
  return root.children;
}

function checkAndTypeset(parent: Parents, markdown: string): void {
  const { may, advice } = containers[parent.type] ?? inlineText;
  for (const node of parent.children) {
    if (!may.includes(node.type)) {
      const { start, end } = node.position as NonNullable<RootContent['position']>;
      const words = markdown.slice(start.offset, end.offset).trim().slice(0, 40);
      throw new Error(`“${words}” in line ${start.line} of the long text cannot be shown: ${advice}`);
    }
    if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3) throw new Error('use headings with ## or ### only');
    if (node.type === 'link' && !/^(https?:|mailto:|tel:|\/(?!\/)|#)/.test(node.url)) {
      throw new Error(`[…](${node.url}) leads nowhere: begin the address with https://, mailto: or tel:, that of a page with /`);
    }
    if (node.type === 'text') node.value = typeset(node.value.replaceAll('\n', ' '));
    // The position in the file is no part of the text.
    delete node.position;
    if ('children' in node) checkAndTypeset(node, markdown);
  }
}
