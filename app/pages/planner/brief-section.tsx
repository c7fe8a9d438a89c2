import { useEffect, useRef } from 'react';
import { SentNote } from '#app/project/sent-note.tsx';
import { isEmpty, readUncheckedProject } from '#app/project/stored-project.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { CharacterCount } from '#app/ui/form/character-count.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { maxLengthFor } from '#contract/lib/text-length.ts';
import { projectLimits } from '#contract/limits.ts';
import { whatsappLink } from '#contract/message-links.ts';
import { projectUrl } from '#contract/project-link.ts';
import { startingPrices } from '#contract/project-text.ts';
import type { PlannerProps } from './planner-props.ts';
import { SendLink } from './send-link.tsx';

/** The notes, and how to send, share or print the project. */
export function BriefSection(props: PlannerProps) {
  const { words, project, estimate, failure } = props;
  return (
    <div className={`bg-sunken ${project.notes.trim() ? '' : 'no-print'}`}>
      <div className="page grid gap-x-10 gap-y-12 py-(--section) lg:grid-cols-12 print:block">
        <div className="hidden sheet:block lg:col-span-12">
          <h2 className="font-display text-heading">{words.notes.heading}</h2>
          <p className="mt-3 max-w-[64ch] whitespace-pre-line wrap-anywhere">{project.notes}</p>
        </div>
        <div className="no-print lg:col-span-6">
          <NotesField {...props} />
        </div>
        <section aria-labelledby="brief-heading" className="no-print lg:col-span-5 lg:col-start-8">
          <h2 id="brief-heading" className="font-display text-subheading">
            {words.brief.heading}
          </h2>
          <p className="mt-3 max-w-[48ch] text-ink-soft">{words.brief.text}</p>
          {failure === 'blocked' && (
            <p className="mt-4 border-l-4 border-danger pl-3 text-small">
              This browser cannot save your project. The link holds all of it: copy it before you leave.
            </p>
          )}
          {isEmpty(project) ? (
            <p className="mt-6 border-t border-line pt-4">
              Save a picture, choose a service or write a note, and you can send, share and print it from here.
            </p>
          ) : (
            failure !== 'full' && <Actions project={project} estimate={estimate} isSaved={!failure} />
          )}
        </section>
      </div>
    </div>
  );
}

function NotesField({ words, project, change, failure }: PlannerProps) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const setNotes = (text: string) => change((before) => ({ ...before, notes: text }));
  // Notes that were typed before the script ran come after the stored ones, unless the browser has filled those in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    const typed = notes.current?.value ?? '';
    const stored = readUncheckedProject().notes;
    if (typed !== project.notes) setNotes(typed.includes(stored) ? typed : `${stored}\n\n${typed}`);
  }, []);
  return (
    <Field
      id="project-notes"
      name="notes"
      label={words.notes.heading}
      size="section"
      hint={
        <>
          {words.notes.text} <CharacterCount text={project.notes} max={projectLimits.notes.max} cut />
        </>
      }
      error={failure === 'full' ? 'Your notes are too long to be sent: shorten one of them, here or at a picture' : undefined}
    >
      {(field) => (
        <textarea
          {...field}
          ref={notes}
          rows={7}
          autoComplete="off"
          maxLength={maxLengthFor(project.notes, projectLimits.notes.max)}
          value={project.notes}
          onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        />
      )}
    </Field>
  );
}

function Actions({ project, estimate, isSaved }: Pick<PlannerProps, 'project' | 'estimate'> & { isSaved: boolean }) {
  const link = projectUrl(project, location.origin);
  const from = startingPrices(estimate);
  return (
    <div className="mt-7 grid gap-3">
      <p className="border-l-4 border-success pl-3 text-small empty:hidden">
        <SentNote project={project} />
      </p>
      {isSaved && <SendLink size="lg" />}
      <div className="flex flex-wrap gap-3 [&>.button]:grow">
        {'share' in navigator && (
          <Button variant="outline" size="sm" onClick={() => void navigator.share({ title: document.title, url: link }).catch(() => {})}>
            Share the link
          </Button>
        )}
        <ButtonLink variant="outline" size="sm" href={whatsappLink('', `Our plans${from && `, starting from ${from}`}: ${link}`)} newTab>
          Share on WhatsApp <Icon name="arrow-up-right" size={14} />
        </ButtonLink>
        <CopyButton key={link} text={link} what="link" />
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
