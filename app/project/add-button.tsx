import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Adds a service to the visitor's project, or takes it out: app/project/start-project-buttons.ts handles its presses. */
export function AddButton({ slug }: { slug: string }) {
  return (
    <Button
      variant="outline"
      size="lg"
      data-want={slug}
      aria-pressed={false}
      className="group/want needs-script aria-pressed:border-choice aria-pressed:bg-choice-ground aria-pressed:text-choice"
    >
      <Icon name="plus" className="group-aria-pressed/want:hidden" />
      <Icon name="check" className="hidden group-aria-pressed/want:block" />
      {/* Both texts take up space, so that nothing moves. */}
      <span className="grid [&>span]:col-start-1 [&>span]:row-start-1">
        <span className="group-aria-pressed/want:invisible">Add to your project</span>
        <span className="invisible group-aria-pressed/want:visible">In your project</span>
      </span>
    </Button>
  );
}
