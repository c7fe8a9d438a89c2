import { NavLink } from 'react-router';
import { useSaved } from '#app/project/stored-project.ts';
import { Icon } from '#app/ui/icon.tsx';

export const projectPath = '/project';

/** Pictures and services in the visitor's project. */
export function useSavedCount(): number {
  const { photos, services } = useSaved();
  return photos.length + services.length;
}

/**
 * The link in the header. Space for the number is reserved, so nothing moves when it appears. With enlarged text only the icon
 * is shown; at twice the size the link is in the footer only.
 */
export function ProjectLink() {
  return (
    <NavLink to={projectPath} end viewTransition className="nav-link hidden gap-2 whitespace-nowrap lg:@min-[44rem]:inline-flex">
      <Icon name="bookmark" size={18} />
      <ProjectLabel className="@max-[58rem]:sr-only" />
    </NavLink>
  );
}

/** 'Your project' and how much is in it. */
export function ProjectLabel({ className }: { className?: string }) {
  const count = useSavedCount();
  return (
    <>
      <span className={className}>Your project</span>
      {count > 0 && <span className="sr-only">({count} saved)</span>}
      <SavedCount className={count > 0 ? '' : 'invisible'} />
    </>
  );
}

/** The number in a circle; the words beside it are for assistive technology. */
export function SavedCount({ className = '' }: { className?: string }) {
  const count = useSavedCount();
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 place-items-center rounded-round bg-accent font-text text-caption leading-none text-on-accent tabular-nums ${className}`}
    >
      {count}
    </span>
  );
}
