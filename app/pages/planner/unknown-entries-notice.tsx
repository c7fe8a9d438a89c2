import { focusMain } from '#app/lib/focus.ts';
import { Button } from '#app/ui/button.tsx';
import type { Project } from '#contract/project.ts';
import { projectCounts } from '#contract/project-text.ts';

type UnknownEntriesNoticeProps = { saved: Project; known: Project; remove: () => void };

/** Names what this page does not know of the project. Only the visitor removes it: a newer page may know it. */
export function UnknownEntriesNotice({ saved, known, remove }: UnknownEntriesNoticeProps) {
  const pictures = saved.pictures.filter((each) => !known.pictures.includes(each));
  const services = saved.services.filter((each) => !known.services.includes(each));
  if (pictures.length + services.length === 0) return null;

  return (
    <p className="no-print page mb-6 flex flex-wrap items-center gap-x-4 text-small">
      Not shown here, because the website has changed: {projectCounts({ pictures, services })}. Loading the page again may help.
      <Button
        variant="link"
        onClick={() => {
          remove();
          focusMain();
        }}
      >
        Remove it
      </Button>
    </p>
  );
}
