import { readSaved } from '#app/project/stored-project.ts';
import { projectSize } from '#contract/project-text.ts';

/** Offers to send the visitor's project, `stored`, with the message. The form sends the box's value, which is checked before it goes. */
export function ProjectChoice({ stored }: { stored: string }) {
  const { photos, services, notes } = readSaved(stored);
  if (photos.length + services.length === 0 && !notes.trim()) return null;
  return (
    <div className="flex items-start gap-3 border-l-4 border-brass pl-4">
      <input
        id="contact-project"
        key={stored}
        type="checkbox"
        name="project"
        value={stored}
        defaultChecked
        className="mt-0.5 size-6 shrink-0 accent-choice"
      />
      <p>
        <label htmlFor="contact-project">Your project with {projectSize({ pictures: photos, services })} goes with your message.</label>{' '}
        <a href="/project" className="underline decoration-brass underline-offset-4">
          Look at it
        </a>
      </p>
    </div>
  );
}
