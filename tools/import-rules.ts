/** `node tools/import-rules.ts` writes biome.imports.json, the linter's rules on imports, from the table below. */
import { writeFileSync } from 'node:fs';

/** `may`: what the folder may import besides its own files (./). `content` is what the build makes of content/. */
type ImportRule = { folder: string; may: string[]; why: string };

const react = ['react'];
const primitives = ['contract', 'app/lib', 'app/ui', ...react];
const project = [...primitives, 'content-model/views.ts', 'app/project'];
const visitor = [...project, 'content'];
const blocks = [...visitor, 'app/quote', 'app/enquiry', 'app/blocks'];
/** What of the content model needs no files. */
const withoutFiles = ['field-schema', 'markdown-folders', 'photo-uses', 'problems', 'reserved-slugs', 'slugify'];
const sharedByEditor = ['contract', ...withoutFiles.map((name) => `content-model/${name}.ts`), 'editor/shared'];
const visitorWhy = 'What a visitor does knows ui and lib; pages and shell place it.';

export const importRules: ImportRule[] = [
  { folder: 'contract', may: ['contract'], why: 'The contract is shared by browser, server and build, and imports none of them.' },
  { folder: 'contract/lib', may: [], why: 'Helpers know no rule and no limit of the site.' },
  { folder: 'server', may: ['contract', 'server'], why: 'The server shares only the contract with the pages.' },
  { folder: 'server/http', may: ['contract'], why: 'What serves requests knows no enquiry and no setting.' },
  { folder: 'server/shared', may: ['contract', 'server/shared'], why: 'What all parts of the server know imports none of them.' },
  {
    folder: 'server/store',
    may: ['contract', 'server/shared/operator-error.ts', 'server/shared/warn-hourly.ts'],
    why: 'The store imports nothing of requests or mail.',
  },
  {
    folder: 'server/text',
    may: ['contract', 'server/shared', 'server/store'],
    why: 'Texts of enquiries know what is stored, and no request.',
  },
  {
    folder: 'server/backup',
    may: ['contract', 'server/backup', 'server/store', 'server/shared/backup-names.ts', 'server/shared/operator-error.ts'],
    why: 'A backup knows the store alone.',
  },
  {
    folder: 'server/mail',
    may: ['contract', 'server/shared', 'server/store', 'server/text'],
    why: 'Mail sends what is stored, and knows no request.',
  },
  {
    folder: 'server/site',
    may: ['contract', 'server/http', 'server/shared', 'server/store'],
    why: 'The pages know no enquiry and no mail.',
  },
  {
    folder: 'server/collector',
    may: ['contract', 'server/http', 'server/mail', 'server/shared', 'server/store'],
    why: 'The collector stores enquiries and wakes the mail; it knows no page and no backup.',
  },
  {
    folder: 'content-model',
    may: ['contract', 'content-model'],
    why: 'The content model lists the pages and what each shows, and knows no component and no step of the build.',
  },
  { folder: 'app/lib', may: ['contract', 'app/lib'], why: 'Helpers know only the contract.' },
  { folder: 'app/ui', may: primitives, why: 'Primitives know lib and the contract, nothing of the studio or its pages.' },
  { folder: 'app/project', may: project, why: visitorWhy },
  {
    folder: 'app/quote',
    may: [...visitor, 'app/quote', 'app/enquiry/contact-draft.ts'],
    why: `${visitorWhy} A quote can move into the contact form.`,
  },
  { folder: 'app/enquiry', may: [...visitor, 'app/enquiry'], why: visitorWhy },
  { folder: 'app/blocks', may: blocks, why: 'Blocks are shared by pages and shell and know neither.' },
  { folder: 'app/pages', may: blocks, why: 'A page knows blocks, ui and its own folder (./). What two pages use is a block.' },
  { folder: 'app/shell', may: [...blocks, 'app/shell'], why: 'The shell frames every page and knows none of them.' },
  {
    folder: 'app/service-worker',
    may: ['contract', 'app/lib', 'app/service-worker'],
    why: 'The service worker runs without the application.',
  },
  {
    folder: 'app/entry',
    may: ['contract', 'content-model/views.ts', 'content-model/pages.ts', 'app', 'content', ...react],
    why: 'The application knows nothing of the build, the server and the tools.',
  },
  {
    folder: 'build',
    may: ['contract', 'content-model', 'app/entry', 'app/lib'],
    why: 'The build knows the application and the content model.',
  },
  {
    folder: 'editor',
    may: ['contract', 'content-model', 'build', 'server/app.ts', 'server/http', 'server/shared', 'server/test', 'editor', 'react'],
    why: 'The editor knows the content model, the build and the server of its preview, and nothing of the application.',
  },
  {
    folder: 'editor/client',
    may: [...sharedByEditor, 'editor/client', 'react'],
    why: 'The editor’s page runs in a browser: what it shares with the editor’s server, which reads files, is in editor/shared/.',
  },
  { folder: 'editor/shared', may: sharedByEditor, why: 'What page and server of the editor share runs in both, and reads no file.' },
  {
    folder: 'desk',
    may: ['contract', 'server/shared', 'server/store', 'server/http', 'server/text', 'server/site/counts.ts'],
    why: 'The desk shows what is stored and counted, with what serves requests there; it knows no form, mail or backup.',
  },
  {
    folder: 'deploy',
    may: ['server', 'deploy', 'editor'],
    why: 'How the site goes live holds no code of it; its tests start the server, and its trial knows what the editor answers.',
  },
];

/** Patterns of imports without `#`, by their name in `may`; refused if `may` lacks it. */
const packages: Record<string, string[]> = { react: ['react', 'react-dom', 'react-dom/**'], content: ['virtual:*/**'] };

const byName = {
  group: ['../**'],
  message:
    'Import with ./ within a folder and by its name, such as #app/ui/button.tsx, from elsewhere: the rules on folders hold for names.',
};

/** Returns the text of biome.imports.json, a folder a line. */
export function importConfiguration(): string {
  const overrides = [
    override('**', [byName]),
    ...importRules.map(({ folder, may, why }) => override(`${folder}/**`, [byName, { group: groupOf(may), message: why }])),
  ];
  return `{ "overrides": [\n${overrides.map((each) => JSON.stringify(each)).join(',\n')}\n] }\n`;
}

/** Returns patterns as in .gitignore: all folders, but not those that are allowed. */
function groupOf(may: string[]): string[] {
  const folders = may.filter((name) => !Object.hasOwn(packages, name));
  const refused = Object.keys(packages).filter((name) => !may.includes(name));
  return [
    '#*/**',
    ...folders.map((name) => (name.endsWith('.ts') ? `!#${name}` : `!#${name}/**`)),
    ...refused.flatMap((name) => packages[name] ?? []),
  ];
}

/** Tests of the desk and of the server's folders may start all of the server, those of the editor's folders read content. */
function override(folder: string, patterns: object[]) {
  const noRestrictedImports = { level: 'error', options: { patterns } };
  const includes = /^(server\/|desk|editor\/)/.test(folder) ? [folder, '!**/*.test.ts', '!**/*.test.tsx', '!**/test/**'] : [folder];
  return { includes, linter: { rules: { style: { noRestrictedImports } } } };
}

if (process.argv[1] === import.meta.filename) writeFileSync('biome.imports.json', importConfiguration());
