import { Icon } from '#app/ui/icon.tsx';

/** The way to the planner from the heading of another page. */
export function PlannerLink({ words }: { words: string }) {
  return (
    <a
      href="/project"
      className="no-print inline-flex min-h-11 items-center gap-2 underline decoration-brass underline-offset-4 hover:text-accent"
    >
      {words} <Icon name="arrow-right" size={18} />
    </a>
  );
}
