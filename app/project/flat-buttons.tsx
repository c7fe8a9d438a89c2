import { Button } from '#app/ui/button.tsx';
import type { Flat } from '#content-model/views.ts';
import type { Project } from '#contract/project.ts';
import { hasFlat, type ProjectChange, toggleFlat } from './project-changes.ts';

/** Buttons that fill a project with what a flat usually has; `aria-pressed` says whether it has all of that. */
export function FlatButtons({ flats, project, change }: { flats: Flat[]; project: Project; change: (change: ProjectChange) => void }) {
  return flats.map((flat) => (
    <Button
      key={flat.name}
      variant="outline"
      aria-pressed={hasFlat(project.services, flat, flats)}
      onClick={() => change(toggleFlat(flat, flats))}
      className="flat-button"
    >
      {flat.name}
    </Button>
  ));
}
