import { Link } from 'react-router';
import { readProject } from '#app/project/store.ts';
import { projectSize } from '#contract/project-text.ts';

/** Offers to send the visitor's project with the message. The form sends the checkbox's value, the project as JSON text. */
export function ProjectChoice({ stored }: { stored: string }) {
  const project = readProject(stored);
  if (!project) return null;
  return (
    <div className="flex items-start gap-3 border-l-4 border-brass pl-4">
      <input
        id="contact-project"
        key={stored}
        type="checkbox"
        name="project"
        value={JSON.stringify(project)}
        defaultChecked
        className="mt-0.5 size-6 shrink-0 accent-choice"
      />
      <p>
        <label htmlFor="contact-project">Your project with {projectSize(project)} goes with your message.</label>{' '}
        <Link to="/project" viewTransition className="underline decoration-brass underline-offset-4">
          Look at it
        </Link>
      </p>
    </div>
  );
}
