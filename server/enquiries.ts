import { constants, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cleanFileName } from '#contract/files.ts';
import { audit, terminalUser } from '#server/shared/audit.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { readSettingsWithBuild, type Settings } from '#server/shared/settings.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { StoredEnquiry } from '#server/store/stored-enquiry.ts';
import { toCsv } from '#server/text/csv.ts';
import { enquiryText, fileText } from '#server/text/enquiry-text.ts';
import { explainFailure } from '#server/text/explain-failure.ts';
import { readProjectTextOptions } from '#server/text/project-text-options.ts';
import { searchEnquiries } from '#server/text/search-enquiries.ts';
import { confirm, printable, printTable } from '#server/text/terminal.ts';

const help = `studio enquiries COMMAND, or npm run enquiries -- COMMAND

  list [WORDS]         the newest 20, --all for every one; with words, those in which every word occurs,
                       held ones too
  show ID              one enquiry in full, with its project and where its files are; ID is its reference (3F9A-20C1) or the
                       first characters of its id
  export               a CSV file for a spreadsheet, on the screen or with --out FILE; with --files FOLDER the files too, in a
                       new folder, each enquiry's in one of its own
  delete ID...         deletes for good, with the files; asks first unless --yes is given

  --held               with list, export and delete: those that look like a robot's or came over the limit, which
                       are not emailed (otherwise left out, unless words find them or the desk has given them a state)

The store is read from DATA_DIR (now ${process.env.DATA_DIR || 'data'}), also while the server runs.
`;

const options = {
  all: { type: 'boolean', default: false },
  held: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  out: { type: 'string' },
  files: { type: 'string' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
type CommandInput = { store: EnquiryStore; settings: Settings; words: string[]; values: Values };
/** Returns what was done, for the audit log. */
type Command = (input: CommandInput) => string | Promise<string>;

const commands: Record<string, Command> = { list, show, export: exportCsv, delete: deleteOnRequest };

const heldBecause = { robot: 'a robot filled in the hidden field', limit: 'over the limit' };

// `enquiries list | head` closes the pipe early.
process.stdout.on('error', () => process.exit());

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [name, ...words] = positionals;
  if (name === undefined || name === 'help') return void process.stdout.write(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}: use ${Object.keys(commands).join(', ')}`);
  const isWrong = name === 'export' ? words.length > 0 : (values.out ?? values.files) !== undefined;
  if (isWrong) throw new OperatorError('--out and --files are for export only, which takes no words');

  const settings = readSettingsWithBuild(process.env);
  const { dataDir } = settings;
  using store = new EnquiryStore(dataDir);
  let done = `Failed to ${name}`;
  try {
    done = await command({ store, settings, words, values });
  } finally {
    audit(dataDir, terminalUser(), done);
  }
}

function list({ store, words, values }: CommandInput): string {
  const otherwise = words.length > 0 ? 'all' : 'inbox';
  const enquiries = searchEnquiries(store.list(values.held ? 'unhandled' : otherwise), words);
  const shown = values.all ? enquiries : enquiries.slice(0, 20);
  printTable(shown);
  if (shown.length < enquiries.length) console.log(`\nThe newest ${shown.length} of ${enquiries.length}; --all shows every one`);
  const held = values.held || words.length > 0 ? 0 : store.countHeld();
  if (held > 0) console.log(`\n${held} held (robots, or over the limit), not emailed: list --held shows them`);
  return `Listed enquiries: ${shown.length}`;
}

function show({ store, settings, words }: CommandInput): string {
  const projectTextOptions = readProjectTextOptions(settings.siteDir, settings.pagesUrl);
  const shown = findByIds(store, words);
  for (const enquiry of shown) {
    const { formId, mail, held, privacyVersion, files } = enquiry;
    const state = held ? `held: ${heldBecause[held]}` : `email to the studio: ${mail}`;
    const more = [
      `Form:     ${formId}, ${state}`,
      ...(privacyVersion ? [`Privacy:  version ${privacyVersion} of the page was in force`] : []),
    ];
    console.log(`${printable(enquiryText(enquiry, projectTextOptions, more), '\n')}\n`);
    for (const file of files) console.log(`File:     ${printable(fileText(file))}\n          ${store.folder.pathOf(file.name)}`);
  }
  return `Read ${shown.map(({ reference }) => reference).join(', ')}`;
}

function exportCsv({ store, values: { held, files, out } }: CommandInput): string {
  const enquiries = store.list(held ? 'unhandled' : 'inbox');
  const csv = toCsv(enquiries);
  // Personal data: only its owner can read it. `wx`: no file is overwritten by mistake.
  if (out !== undefined) writeFileSync(out, csv, { flag: 'wx', mode: 0o600 });
  if (files !== undefined) exportFiles(store, enquiries, files);
  if (out === undefined) process.stdout.write(csv);
  return `Exported enquiries${files === undefined ? '' : ' with their files'}: ${enquiries.length}`;
}

/**
 * Copies the files of each enquiry and names those that are missing on disk. Two enquiries may share a reference, so
 * the folder's name also has the beginning of the id.
 */
function exportFiles(store: EnquiryStore, enquiries: StoredEnquiry[], folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const { id, reference, files } of enquiries) {
    if (files.length === 0) continue;
    const own = join(folder, `${reference}-${id.slice(0, 8)}`);
    mkdirSync(own, { mode: 0o700 });
    for (const [index, { name, originalName }] of files.entries()) {
      const source = store.folder.pathOf(name);
      if (existsSync(source)) copyFileSync(source, join(own, `${index + 1}-${cleanFileName(originalName)}`), constants.COPYFILE_EXCL);
      else {
        console.error(`The file ${name} belongs to ${reference}, but is missing from ${store.folder.path}`);
        // As in backup.ts: made, but something needs a look.
        process.exitCode = 2;
      }
    }
  }
}

async function deleteOnRequest({ store, words, values }: CommandInput): Promise<string> {
  const enquiries = values.held && words.length === 0 ? store.list('unhandled') : findByIds(store, words);
  printTable(enquiries);
  if (!values.yes && !(await confirm(`Delete ${enquiries.length} for good?`))) {
    console.log('Nothing deleted');
    return 'Deleted nothing';
  }
  store.delete(enquiries.map(({ id }) => id));
  console.log(`Deleted ${enquiries.length}`);
  return `Deleted ${enquiries.map(({ reference }) => reference).join(', ')}`;
}

function findByIds(store: EnquiryStore, words: string[]): StoredEnquiry[] {
  if (words.length === 0) throw new OperatorError('Name the enquiry by its id, as list shows it');
  return words.map((id) => {
    const [enquiry, another] = store.findByIdOrReference(id);
    if (!enquiry) throw new OperatorError(`There is no enquiry ${printable(id)}`);
    if (another || id.length < 4) throw new OperatorError(`“${printable(id)}” may be the beginning of several ids: write more of it`);
    return enquiry;
  });
}
