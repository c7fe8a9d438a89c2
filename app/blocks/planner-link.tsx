import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

/** The way to the planner from the heading of another page. */
export function PlannerLink({ words }: { words: string }) {
  return (
    <TextLink href="/project" className="inline-flex min-h-11 items-center gap-2 hover:text-accent">
      {words} <Icon name="arrow-right" size={18} />
    </TextLink>
  );
}
