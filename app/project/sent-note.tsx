import { useStoredText } from '#app/ui/use-stored-text.ts';
import { parseJson } from '#contract/lib/parse-json.ts';
import type { Project } from '#contract/project.ts';
import { sentProject } from './stored-project.ts';

/** `project` is its JSON, `at` in ms since 1970. A hosted form service has no references. */
export type SentProject = { project: string; at: number; reference: string | undefined };

/** Says when the project went to the studio and under which reference; nothing if it did not, from this browser. */
export function SentNote({ project }: { project: Project }) {
  const sent = parseJson(useStoredText(sentProject)) as SentProject | null;
  if (typeof sent?.at !== 'number') return null;
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' }).format(sent.at);
  const changed = sent.project === JSON.stringify(project) ? '' : ' It has changed since.';
  return <span>{`Sent to the studio on ${day}${sent.reference ? `, reference ${sent.reference}` : ''}.${changed}`}</span>;
}
