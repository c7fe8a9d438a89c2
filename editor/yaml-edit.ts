import { isDeepStrictEqual } from 'node:util';
import * as yaml from 'yaml';
import { stringTag } from 'yaml/util';
import { isMapping, type Mapping } from './shared/form-field.ts';
import { pairEntries } from './shared/pair-entries.ts';

/** The style of content/ that is written by hand. */
const style = { lineWidth: 120, singleQuote: true, flowCollectionPadding: false };

/** A text too long for the line of its key. A text that begins or ends with a space cannot be folded. */
const long = /^\S.{90,}\S$/;

/**
 * Returns the YAML `source` with `data` in it. Comments, the order of keys and each text that did not change stay as
 * they are. An empty `source` is a new file; any other must be readable YAML.
 */
export function editYaml(source: string, data: unknown): string {
  if (isDeepStrictEqual(yaml.parse(source), data)) return source;
  const text = written(source, data, [textsAsIn(source)]);
  // Some texts cannot be kept as they were, such as one that ends with empty lines.
  return isDeepStrictEqual(yaml.parse(text), data) ? text : written(source, data, []);
}

function written(source: string, data: unknown, ownTags: yaml.ScalarTag[]): string {
  const document = yaml.parseDocument(source, { customTags: (tags) => [...ownTags, ...tags] });
  Object.assign(document, { contents: updated(document, document.contents, data) });
  return document.toString(style);
}

/** Keeps a text that was read from `source` as it is there, wrapped and quoted by hand. */
function textsAsIn(source: string): yaml.ScalarTag {
  return {
    ...stringTag,
    stringify(node, context, ...rest) {
      const text = source.slice(...(node.range ?? [0, 0])).trimEnd();
      const [, ...further] = text.split('\n');
      // The library indents in its own way, and writes the comment beside `>-`.
      const fits = further.every((line) => line === '' || line.startsWith(context.indent)) && !(node.comment && further.length > 0);
      return text && fits ? text : String(stringTag.stringify?.(node, context, ...rest));
    },
  };
}

/** Returns the node changed to contain `next`, or a new node, without a range in the source. */
function updated(document: yaml.Document, node: yaml.Node | null, next: unknown): yaml.Node {
  if (node && isDeepStrictEqual(plainOf(node), next)) return node;
  if (yaml.isMap(node) && isMapping(next)) return updatedMap(document, node as yaml.YAMLMap<yaml.Scalar, yaml.Node>, next);
  if (yaml.isSeq(node) && Array.isArray(next)) return updatedList(document, node as yaml.YAMLSeq<yaml.Node>, next);
  const made = document.createNode(next);
  yaml.visit(made, {
    Scalar(_, scalar) {
      if (long.test(String(scalar.value))) scalar.type = 'BLOCK_FOLDED';
    },
  });
  const { comment, commentBefore, spaceBefore } = node ?? {};
  return Object.assign(made, { comment, commentBefore, spaceBefore });
}

/** A new key follows the key before it in `next`. Comments above a removed key stay. */
function updatedMap(document: yaml.Document, node: yaml.YAMLMap<yaml.Scalar, yaml.Node>, next: Mapping): yaml.Node {
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
    const index = node.items.findIndex((each) => String(each.key.value) === key);
    const pair = node.items[index] ?? (document.createPair(key, null) as yaml.Pair<yaml.Scalar, yaml.Node>);
    if (index < 0) node.items.splice(at, 0, pair);
    pair.value = updated(document, pair.value, value);
    at = (index < 0 ? at : index) + 1;
  }
  return node;
}

/** An entry that moves keeps its comments. The parser gives those above the first entry to the list. */
function updatedList(document: yaml.Document, node: yaml.YAMLSeq<yaml.Node>, next: unknown[]): yaml.Node {
  const [first] = node.items;
  // A list too long for one line is easier to read with an entry on each.
  Object.assign(node, { flow: node.flow && first && !long.test(JSON.stringify(next)) });
  if (first && !node.flow && node.commentBefore) {
    first.commentBefore = node.commentBefore;
    node.commentBefore = null;
  }
  const from = pairEntries(node.items.map(plainOf), next);
  node.items = next.map((value, index) => updated(document, node.items[from[index] ?? -1] ?? null, value));
  return node;
}

function plainOf(node: yaml.Node | null | undefined): unknown {
  return node?.toJSON() ?? null;
}
