import { isDeepStrictEqual } from 'node:util';
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

type Splice = { start: number; end: number; text: string };

/**
 * Returns the YAML `source` with `data` in it. Only what differs is written: comments, order, quotes and line breaks of
 * everything else stay byte for byte. `source` must be readable YAML.
 */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(parse(source), data)) return source;
  const edited = withLineEnds(source, applied(source, spliceAll(source, data)));
  return holds(edited, data) ? edited : newYaml(data);
}

/** `data` as a new file, with long texts folded. */
export function newYaml(data: unknown): string {
  return blockText(data, 0);
}

function holds(source: string, data: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(source), data);
  } catch {
    return false;
  }
}

function spliceAll(source: string, data: unknown): Splice[] {
  const contents = parseDocument(source).contents;
  const rewrite = [{ start: 0, end: source.length, text: newYaml(data) }];
  if (isMap(contents) && isMapping(data)) return new Edit(source).map(contents, data);
  if (isSeq(contents) && Array.isArray(data)) return new Edit(source).list(contents, data);
  return rewrite;
}

/** Finds the parts of one source that must change. */
class Edit {
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  map(node: YAMLMap, next: Mapping): Splice[] {
    const pairs = node.items as Pair<Scalar, Node | null>[];
    const last = pairs.at(-1);
    if (node.flow || !last || Object.keys(next).length === 0) return [this.flow(node, next)];
    const column = this.column(startOf(pairs[0]?.key as Scalar));
    const splices: Splice[] = [];
    for (const [index, pair] of pairs.entries()) {
      const key = String(pair.key.value);
      if (!Object.hasOwn(next, key)) splices.push(this.removedPair(pairs, index));
      else splices.push(...this.value(pair, next[key], column));
    }
    return [...splices, ...this.newPairs(pairs, next, column)];
  }

  /** A new key follows the one that precedes it in `next`. */
  private newPairs(pairs: Pair<Scalar, Node | null>[], next: Mapping, column: number): Splice[] {
    let previous = pairs[0] as Pair<Scalar, Node | null>;
    const added: Splice[] = [];
    for (const [key, value] of Object.entries(next)) {
      const there = pairs.find((pair) => String(pair.key.value) === key);
      if (there) previous = there;
      else {
        const end = this.lineEnd(this.endOf(previous));
        added.push({ start: end, end, text: `\n${indented(blockText({ [key]: value }, column), column)}` });
      }
    }
    return added;
  }

  private removedPair(pairs: Pair<Scalar, Node | null>[], index: number): Splice {
    const pair = pairs[index] as Pair<Scalar, Node | null>;
    const following = pairs[index + 1];
    const start = startOf(pair.key);
    if (index === 0 && following) return { start, end: startOf(following.key), text: '' };
    return { start: this.lineStart(start), end: this.lineEnd(this.endOf(pair)) + 1, text: '' };
  }

  private value(pair: Pair<Scalar, Node | null>, next: unknown, column: number): Splice[] {
    const { value: node } = pair;
    if (isDeepStrictEqual(plainOf(node), next)) return [];
    if (isMap(node) && isMapping(next) && !node.flow && node.items.length > 0 && Object.keys(next).length > 0) return this.map(node, next);
    if (isSeq(node) && Array.isArray(next) && !node.flow && node.items.length > 0 && next.length > 0) return this.list(node, next);
    if (isCollection(node) && node.flow && node.items.length > 0) return [this.flow(node, next)];
    const text = blockText({ k: styledLike(node, next) }, column).slice('k:'.length);
    return [{ start: (pair.key.range?.[1] ?? 0) + 1, end: this.endOf(pair), text: hanging(text, column) }];
  }

  list(node: YAMLSeq, next: unknown[]): Splice[] {
    const items = node.items as Node[];
    if (node.flow || items.length === 0 || next.length === 0) return [this.flow(node, next)];
    const taken = pairUp(items.map(plainOf), next);
    const column = this.column(this.dashOf(items[0] as Node));
    if (items.length === next.length && taken.every((from, index) => from === index)) {
      return items.flatMap((item, index) => this.item(item, next[index], column));
    }
    const start = this.firstLine(items[0] as Node, column);
    const chunks = items.map((_, index) => this.chunk(items, index));
    const texts = next.map((value, index) => {
      const from = taken[index];
      if (from === undefined) return indented(blockText([value], column), column);
      const [chunk, item] = [chunks[from] as Splice, items[from] as Node];
      return applied(this.source, this.item(item, value, column), chunk);
    });
    return [{ start, end: (chunks.at(-1) as Splice).end, text: texts.join('\n') }];
  }

  private item(node: Node, next: unknown, column: number): Splice[] {
    if (isDeepStrictEqual(plainOf(node), next)) return [];
    if (isMap(node) && isMapping(next)) return this.map(node, next);
    if (isSeq(node) && Array.isArray(next)) return this.list(node, next);
    const text = blockText([styledLike(node, next)], column);
    return [{ start: this.dashOf(node), end: this.end(node), text: hanging(text, column) }];
  }

  /** An entry of a list with the comments above it, without its last line break. */
  private chunk(items: Node[], index: number): Splice {
    const before = items[index - 1];
    const start = before
      ? this.lineEnd(this.end(before)) + 1
      : this.firstLine(items[0] as Node, this.column(this.dashOf(items[0] as Node)));
    return { start, end: this.lineEnd(this.end(items[index] as Node)), text: '' };
  }

  /** Where the comments above the first entry of a list begin. */
  private firstLine(item: Node, column: number): number {
    let start = this.lineStart(this.dashOf(item));
    while (start > 0 && new RegExp(`^ {${column}}#`).test(this.source.slice(this.lineStart(start - 1), start)))
      start = this.lineStart(start - 1);
    return start;
  }

  /** A list or map on one line is written anew. */
  private flow(node: Node, next: unknown): Splice {
    const document = new Document(next);
    if (isCollection(document.contents)) document.contents.flow = true;
    const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true }).replace(blankEnd, '');
    return { start: startOf(node), end: this.end(node), text };
  }

  private endOf({ key, value }: Pair<Scalar, Node | null>): number {
    const colon = (key.range?.[1] ?? 0) + 1;
    return Math.max(colon, value ? this.end(value) : colon);
  }

  /** Where the last character of a value is, without the line breaks and comments after it. */
  private end(node: Node): number {
    if (isMap(node) && !node.flow && node.items.length > 0) return this.endOf(node.items.at(-1) as Pair<Scalar, Node | null>);
    if (isSeq(node) && !node.flow && node.items.length > 0) return this.end(node.items.at(-1) as Node);
    const [start, end] = node.range ?? [0, 0];
    return start + this.source.slice(start, end).replace(blankEnd, '').length;
  }

  private dashOf(item: Node): number {
    return this.source.lastIndexOf('-', startOf(item) - 1);
  }

  private lineStart(at: number): number {
    return this.source.lastIndexOf('\n', at - 1) + 1;
  }

  private lineEnd(at: number): number {
    const end = this.source.indexOf('\n', at);
    return end === -1 ? this.source.length : end;
  }

  private column(at: number): number {
    return at - this.lineStart(at);
  }
}

/** For each entry of `next` the index of the old entry that it is or was made from; undefined for a new one. */
function pairUp(old: unknown[], next: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const from = next.map((value, index) => take(free, [index, ...free], (each) => isDeepStrictEqual(old[each], value)));
  const close = next.map(
    (value, index) => from[index] ?? take(free, mostAlike(old, value, free), (each) => likeness(old[each], value) > 0),
  );
  return next.map((_, index) => close[index] ?? take(free, [index], () => old.length === next.length));
}

function take(free: Set<number>, candidates: number[], fits: (index: number) => boolean): number | undefined {
  const found = candidates.find((index) => free.has(index) && fits(index));
  if (found !== undefined) free.delete(found);
  return found;
}

function mostAlike(old: unknown[], value: unknown, free: Set<number>): number[] {
  return [...free].toSorted((a, b) => likeness(old[b], value) - likeness(old[a], value));
}

/** How many values two entries share. */
function likeness(a: unknown, b: unknown): number {
  if (!isMapping(a) || !isMapping(b)) return 0;
  return Object.keys(a).filter((key) => typeof a[key] === 'string' && a[key] === b[key]).length;
}

function applied(source: string, splices: Splice[], within: { start: number; end: number } = { start: 0, end: source.length }): string {
  let [text, at] = ['', within.start];
  for (const splice of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return text + source.slice(at, within.end);
}

function withLineEnds(source: string, edited: string): string {
  return source.includes('\r\n') ? edited.replace(/\r?\n/g, '\r\n') : edited;
}

/** YAML in block style; texts that do not fit a line at `column` are folded. */
function blockText(data: unknown, column: number): string {
  const document = new Document(data);
  visit(document, {
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string' || node.type) return;
      const depth = path.filter(isCollection).length * 2;
      if (foldable.test(node.value) && node.value.length + depth + column > lineWidth - 20) node.type = 'BLOCK_FOLDED';
    },
  });
  return document.toString({ lineWidth: lineWidth - column, singleQuote: true, flowCollectionPadding: false }).replace(blankEnd, '');
}

/** A folded text stays folded. */
function styledLike(node: Node | null, next: unknown): unknown {
  if (
    typeof next !== 'string' ||
    !foldable.test(next) ||
    !isScalar(node) ||
    (node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL')
  )
    return next;
  const scalar = new Scalar(next);
  scalar.type = 'BLOCK_FOLDED';
  return scalar;
}

/** Every line moved to `column`. */
function indented(text: string, column: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(column));
}

/** Every line but the first moved to `column`. */
function hanging(text: string, column: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(column)}`);
}

function plainOf(node: Node | null | undefined): unknown {
  return node?.toJSON() ?? null;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
