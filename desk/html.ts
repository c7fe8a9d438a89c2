import { escapeHtml } from '#server/form-page.ts';

/** Markup that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | false | null | undefined | Value[];

/** Escapes every value that is not markup itself. Nothing is written for what is false, null or undefined. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1]) + part));
}

function textOf(value: Value): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (value instanceof Html) return value.text;
  return value === false || value === null || value === undefined ? '' : escapeHtml(String(value));
}

/** `person`: who is signed in. */
type Page = { title: string; body: Html; person?: string | undefined; script?: 'sign-in' | 'drafts' };

export function page({ title, body, person, script }: Page): string {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk.css">
${script === 'sign-in' && html`<script src="/webauthn.js" defer></script>`}
${script && html`<script type="module" src="/${script}.js"></script>`}
</head>
<body>
${person && html`<header><nav aria-label="Desk"><a href="/">Enquiries</a><a href="/website/">Website</a><a href="/numbers">Numbers</a><a href="/access">Access</a></nav><form method="post" action="/sign-out"><button>Sign out</button></form></header>`}
<main>
${body}
</main>
</body>
</html>
`.text;
}
