/** Markup that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | null | undefined | Value[];

/** Escapes every value that is not markup itself. Writes nothing for false, null and undefined. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));
}

/** An option of a `<select>` whose value is `chosen`. */
export function option(value: string, label: string, chosen: unknown): Html {
  return html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
}

/** A whole document; `head` comes after its title. */
export function htmlPage(title: string, head: Value, body: Value): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`.text;
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value instanceof Html) return value.text;
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
