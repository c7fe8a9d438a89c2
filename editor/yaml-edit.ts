import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { diff3Merge } from 'node-diff3';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isMapping, type Mapping } from './form-field.ts';

/** The width to which content/ is wrapped. */
const lineWidth = 120;

/** What YAML takes for blank. A no-break space is a character of the text, so trimEnd would cut too much. */
const blankEnd = /[ \t\r\n]+$/;

/** What a folded text can hold. */
const foldable = /^\S(.*\S)?$/;

/**
 * Returns the YAML `source` with `data` in it. Only what differs is written: comments, order, quotes and line breaks of
 * everything else stay byte for byte. `source` must be readable YAML.
 */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(parse(source), data)) return source;
  const old = source.replaceAll('\r\n', '\n');
  const [before, after] = [parseDocument(old), parseDocument(old)];
  Object.assign(after, { contents: updated(after, after.contents, data) });
  const [base, next] = [textOf(before, old), textOf(after, old)];
  // What the library writes in its own way is a change of both, and of the two the source's is kept.
  const lines = (text: string) => text.split('\n');
  const merged = diff3Merge(lines(old), lines(base), lines(next)).flatMap(({ ok, conflict }) => ok ?? conflict?.b ?? []);
  const found = [merged.join('\n'), next].find((text) => holds(text, data)) ?? newYaml(data);
  return source.includes('\r\n') ? found.replaceAll('\n', '\r\n') : found;
}

/** `data` as a new file, with long texts folded. */
export function newYaml(data: unknown): string {
  return textOf(new Document(data), '').replace(blankEnd, '');
}

function holds(source: string, data: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(source), data);
  } catch {
    return false;
  }
}

/** The node changed to hold `next`, or a new one. What was made or changed has no range in the source. */
function updated(document: Document, node: Node | null, next: unknown): Node {
  if (node && isDeepStrictEqual(plainOf(node), next)) return node;
  if (isMap(node) && isMapping(next)) return updatedMap(document, node as YAMLMap<Scalar, Node>, next);
  if (isSeq(node) && Array.isArray(next)) return updatedList(document, node as YAMLSeq<Node>, next);
  const made = document.createNode(next);
  if (!isScalar(node) || !isScalar(made)) return made;
  const wasBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
  return Object.assign(withComments(made, node), wasBlock && { type: node.type });
}

function withComments(made: Scalar, { comment, commentBefore, spaceBefore }: Node): Scalar {
  return Object.assign(made, { comment, commentBefore, spaceBefore });
}

/** A new key follows the one that precedes it in `next`; comments above one that goes stay. */
function updatedMap(document: Document, node: YAMLMap<Scalar, Node>, next: Mapping): Node {
  Object.assign(node, { range: null, flow: node.flow && node.items.length > 0 });
  let orphan = '';
  node.items = node.items.filter(({ key }) => {
    const comment = [orphan, key.commentBefore].filter(Boolean).join('\n');
    const stays = Object.hasOwn(next, String(key.value));
    if (stays) key.commentBefore = comment || null;
    orphan = stays ? '' : comment;
    return stays;
  });
  if (orphan) node.comment = [orphan, node.comment].filter(Boolean).join('\n');
  let at = 0;
  for (const [key, value] of Object.entries(next)) {
    const index = node.items.findIndex((pair) => String(pair.key.value) === key);
    const pair = node.items[index];
    if (pair) pair.value = updated(document, pair.value, value);
    else node.items.splice(at, 0, document.createPair(key, value) as Pair<Scalar, Node>);
    at = (pair ? index : at) + 1;
  }
  return node;
}

/** An entry that moves keeps its comments; those above the first one are read as the list's. */
function updatedList(document: Document, node: YAMLSeq<Node>, next: unknown[]): Node {
  const [first] = node.items;
  Object.assign(node, { range: null, flow: node.flow && first });
  if (first && !node.flow && node.commentBefore) {
    first.commentBefore = node.commentBefore;
    node.commentBefore = null;
  }
  const taken = pairUp(node.items.map(plainOf), next);
  node.items = next.map((value, index) => updated(document, node.items[taken[index] ?? -1] ?? null, value));
  return node;
}

/** For each entry of `next` the index of the old entry that it is or was made from; undefined for a new one. */
function pairUp(old: unknown[], next: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const from = next.map((value, index) => take(free, [index, ...free], (each) => isDeepStrictEqual(old[each], value)));
  const close = next.map((value, index) => {
    const mostAlike = [...free].toSorted((a, b) => likeness(old[b], value) - likeness(old[a], value));
    return from[index] ?? take(free, mostAlike, (each) => likeness(old[each], value) > 0);
  });
  return next.map((_, index) => close[index] ?? take(free, [index], () => old.length === next.length));
}

function take(free: Set<number>, candidates: number[], fits: (index: number) => boolean): number | undefined {
  const found = candidates.find((index) => free.has(index) && fits(index));
  if (found !== undefined) free.delete(found);
  return found;
}

/** How many values two entries share. */
function likeness(a: unknown, b: unknown): number {
  if (!isMapping(a) || !isMapping(b)) return 0;
  return Object.keys(a).filter((key) => typeof a[key] === 'string' && a[key] === b[key]).length;
}

/** The document as YAML: as in the source, new long texts folded, lists on one line left there. */
function textOf(document: Document, source: string): string {
  const style = { singleQuote: true, flowCollectionPadding: false, indent: /^ +/m.exec(source)?.[0].length ?? 2 };
  const mark = `kept-${randomUUID()}-`;
  const kept: string[] = [];
  const keep = (node: Node, text: string) => withComments(new Scalar(mark + (kept.push(text.replace(blankEnd, '')) - 1)), node);
  const sourceOf = ({ range }: Node) => range && source.slice(range[0], range[1]);
  visit(document, {
    Collection: (_, node) => {
      if (node.flow) return keep(node, sourceOf(node) ?? new Document(node).toString({ ...style, lineWidth: 0 }));
    },
    Scalar: (key, node, path) => {
      const text = sourceOf(node);
      if (key !== 'key' && text) return keep(node, text);
      if (typeof node.value !== 'string' || text) return;
      const depth = path.filter(isCollection).length * 2;
      const isLong = node.type !== undefined || node.value.length + depth > lineWidth - 20;
      Object.assign(node, { type: isLong && foldable.test(node.value) ? 'BLOCK_FOLDED' : undefined });
    },
  });
  const text = document.toString({ ...style, lineWidth });
  return text.replace(new RegExp(`${mark}(\\d+)`, 'g'), (_, index) => kept[Number(index)] ?? '');
}

function plainOf(node: Node | null | undefined): unknown {
  return node?.toJSON() ?? null;
}
