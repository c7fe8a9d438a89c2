import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#content-model/problems.ts';
import { blank, type Facts, isFacts, withoutOtherVariants } from '#editor/field.ts';
import { bodyPlace, type Messages, messagesOf, nameOf } from '#editor/messages.ts';
import { api, type Opened, Refusal } from './api.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { EarlierStates } from './earlier-states.tsx';
import { FieldView, idOf } from './fields.tsx';
import { FormContext } from './form-context.ts';

type FileFormProps = { file: string; title: string; photos: string[]; photoAdded: () => void; changed: () => void };

/** Reads a file and shows its form. */
export function FileForm(props: FileFormProps) {
  const { file } = props;
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    api.open(file).then(setOpened, (error: Error) => setFailure(error.message));
  }, [file]);
  if (!opened) return <p className="page">{failure || 'Reading the file'}</p>;
  return <OpenFile {...props} opened={opened} />;
}

type Attempt = { problems: Problem[]; say: string; address?: string; busy?: boolean };

function OpenFile({ file, title, photos, photoAdded, changed, opened }: FileFormProps & { opened: Opened }) {
  const stored = useRef(readDraft(file));
  const [draft, setDraft] = useState<Draft>(() => stored.current ?? startOf(opened));
  const [dirty, setDirty] = useState(stored.current !== undefined);
  const [isNew, setIsNew] = useState(opened.isNew);
  const [attempt, setAttempt] = useState<Attempt>({ problems: opened.problems, say: '' });
  const { form, notes, options, page, folder } = opened;
  const messages = messagesOf(file, form, draft.facts, attempt.problems);
  const elsewhere = attempt.problems.filter((problem) => problem.file !== `content/${file}` && !problem.file.startsWith('photos/'));

  function change(next: Partial<Draft>) {
    const changed = { ...draft, ...next };
    setDraft(changed);
    setDirty(true);
    writeDraft(file, changed);
  }

  function discard() {
    writeDraft(file, undefined);
    changed();
    if (isNew) location.hash = '';
    else {
      setDraft(startOf(opened));
      setDirty(false);
      setAttempt({ problems: opened.problems, say: 'Your changes are discarded' });
    }
  }

  /** Says whether the file is saved. */
  async function save(revision = draft.revision): Promise<boolean> {
    setAttempt({ problems: [], say: 'Saving', busy: true });
    try {
      const { facts, body, from } = draft;
      const saved = await api.save({ file, revision, facts: withoutOtherVariants(form, facts), body, from });
      writeDraft(file, undefined);
      setDraft({ revision: saved.revision, facts, body });
      setDirty(false);
      setIsNew(false);
      setAttempt({ problems: [], say: saved.history || 'Saved' });
      changed();
      return true;
    } catch (error) {
      const { status, problems, message } = error instanceof Refusal ? error : new Refusal(0, (error as Error).message);
      setAttempt({ problems, say: message || 'Not saved: correct what is marked' });
      if (status === 409) await conflict();
      return false;
    }
  }

  async function conflict() {
    const current = await api.open(file);
    if (
      confirm(
        'Somebody changed this file after you opened it. Replace their version with yours? Cancel keeps your changes here, not saved.',
      )
    ) {
      await save(current.revision);
    }
  }

  async function look() {
    if ((dirty || isNew) && !(await save())) return;
    setAttempt({ problems: [], say: 'Building the pages. This takes a few seconds.', busy: true });
    await api.preview().then(
      ({ address }) => setAttempt({ problems: [], say: 'The pages are ready.', address: address + page }),
      (error: Error) => setAttempt({ problems: [], say: error.message }),
    );
  }

  async function remove() {
    if (!confirm(`Delete ${title} and its page?`)) return;
    try {
      await api.delete({ file, revision: draft.revision });
      writeDraft(file, undefined);
      changed();
      location.hash = '';
    } catch (error) {
      setAttempt({ problems: error instanceof Refusal ? error.problems : [], say: (error as Error).message || 'Not deleted' });
    }
  }

  return (
    <FormContext value={{ file, messages, notes, options, photos, photoAdded }}>
      <div className="page">
        <h1>{title === 'New' && isFacts(draft.facts) ? String(draft.facts.name || draft.facts.heading || 'New') : title}</h1>
        <p className="quiet">content/{file}</p>
        {notes[''] && <p className="help note">{notes['']}</p>}
        {opened.message && !draft.facts && (
          <p className="message">{opened.message}. Correct it in a text editor, or bring back an earlier state.</p>
        )}
        <Summary messages={messages} elsewhere={elsewhere} name={(place) => nameOf(form, draft.facts, place)} />
        {draft.facts !== null && <FieldView field={form} value={draft.facts} place="" set={(facts) => change({ facts })} />}
        {draft.body !== null && draft.facts !== null && <Body body={draft.body} messages={messages} set={(body) => change({ body })} />}
        {!isNew && (
          <EarlierStates
            file={file}
            bringBack={(state) => {
              if (dirty && !confirm('Replace what you have changed and not saved?')) return;
              change(state);
              setAttempt({ problems: [], say: 'The earlier state is in the form. Save to bring it back.' });
            }}
          />
        )}
        {folder && !isNew && (
          <button type="button" className="danger" onClick={remove}>
            Delete this {folder === 'services' ? 'service' : 'page'}
          </button>
        )}
      </div>
      <div className="bar">
        <button type="button" className="main" disabled={attempt.busy || !dirty} onClick={() => void save()}>
          Save
        </button>
        <button type="button" disabled={attempt.busy} onClick={() => void look()}>
          {dirty ? 'Save and look' : 'Look at the pages'}
        </button>
        {dirty && (
          <button type="button" disabled={attempt.busy} onClick={discard}>
            Discard changes
          </button>
        )}
        <p role="status">{attempt.say || (dirty ? 'You have changes that are not saved' : '')}</p>
        {attempt.address && (
          <a href={attempt.address} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
      </div>
    </FormContext>
  );
}

function startOf({ form, revision, facts, body, isNew, file, given }: Opened): Draft {
  if (!isNew) return { revision, facts, body };
  const words = file.replace(/^.*\/|\.md$/g, '').replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  const named = file.startsWith('services/') ? { name } : { heading: name };
  return { revision, facts: { ...(blank(form) as Facts), ...given, ...named }, body };
}

/** What has to be corrected, as links that open the part of the form they lead to. */
type SummaryProps = { messages: Messages; elsewhere: Problem[]; name: (place: string) => string };

function Summary({ messages, elsewhere, name }: SummaryProps) {
  const box = useRef<HTMLElement>(null);
  const entries = Object.entries(messages).flatMap(([place, words]) => words.map((fix) => ({ place, fix })));
  const count = entries.length + elsewhere.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own messages.
  useEffect(() => {
    for (const { place } of entries) reveal(place);
    if (count > 0) box.current?.focus();
  }, [JSON.stringify(entries), count]);
  if (count === 0) return null;
  return (
    <section ref={box} tabIndex={-1} className="summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{count === 1 ? 'One thing to correct' : `${count} things to correct`}</h2>
      <ul>
        {entries.map(({ place, fix }) => (
          <li key={place + fix}>
            <a
              href={`#${idOf(place)}`}
              onClick={(event) => {
                event.preventDefault();
                reveal(place);
                document.getElementById(idOf(place))?.focus();
              }}
            >
              {place ? `${name(place)}: ${fix}` : fix}
            </a>
          </li>
        ))}
        {elsewhere.map(({ file, place, fix }) => (
          <li key={file + place + fix}>
            <a href={`#${file.replace(/^content\//, '')}`}>{[file, place, fix].filter(Boolean).join(': ')}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens every part around a field. */
function reveal(place: string): void {
  const field = document.getElementById(idOf(place));
  for (let at = field?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
}

/** The long text of a Markdown file. */
function Body({ body, messages, set }: { body: string; messages: Messages; set: (body: string) => void }) {
  const faults = messages[bodyPlace] ?? [];
  const words = body.split(/\s+/).filter(Boolean).length;
  return (
    <div className="field">
      <label htmlFor={idOf(bodyPlace)}>Long text</label>
      <div id="body-help" className="described">
        <p className="help">
          An empty line begins a paragraph, ## a heading, - an entry of a list. {words} {words === 1 ? 'word' : 'words'}.
        </p>
        {faults.map((fault) => (
          <p key={fault} className="message">
            {fault}
          </p>
        ))}
      </div>
      <textarea
        id={idOf(bodyPlace)}
        className="body"
        rows={18}
        aria-describedby="body-help"
        aria-invalid={faults.length > 0 || undefined}
        value={body}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  );
}
