import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { typeset } from './typeset.ts';

export type Inline = string | { mark: 'strong' | 'em'; children: Inline[] } | { mark: 'link'; to: string; children: Inline[] };

/** A text as data: React draws it without HTML strings, which the site's Trusted Types policy would refuse. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/**
 * Reads the Markdown that the content files may use: headings of level 2 and 3, paragraphs, lists, bold, emphasis and
 * links. Throws an Error that names anything else.
 */
export function parseArticle(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(block);
}

/** Words in a text, as an editor counts them. */
export function countWords(blocks: Block[]): number {
  return blocks.map(plainText).join(' ').split(/\s+/).filter(Boolean).length;
}

function plainText(of: Block | Inline): string {
  if (typeof of === 'string') return of;
  if ('kind' in of && of.kind === 'list') return of.items.flat().map(plainText).join(' ');
  return 'children' in of ? of.children.map(plainText).join('') : '';
}

function block(node: RootContent): Block {
  switch (node.type) {
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw new Error('use headings with ## or ### only');
      return { kind: 'heading', level: node.depth, children: node.children.map(inline) };
    case 'paragraph':
      return { kind: 'paragraph', children: node.children.map(inline) };
    case 'list':
      return { kind: 'list', ordered: Boolean(node.ordered), items: node.children.map((item) => item.children.flatMap(listItem)) };
    default:
      throw new Error(`${node.type} is not supported: use headings, paragraphs and lists`);
  }
}

function listItem(node: RootContent): Inline[] {
  if (node.type !== 'paragraph') throw new Error('keep each point of a list to one paragraph');
  return node.children.map(inline);
}

function inline(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      return typeset(node.value.replaceAll('\n', ' '));
    case 'strong':
      return { mark: 'strong', children: node.children.map(inline) };
    case 'emphasis':
      return { mark: 'em', children: node.children.map(inline) };
    case 'link':
      return { mark: 'link', to: node.url, children: node.children.map(inline) };
    default:
      throw new Error(`${node.type} is not supported: use plain words, **bold**, *emphasis* and links`);
  }
}
