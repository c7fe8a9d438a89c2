import { Icon } from '#app/ui/icon.tsx';
import { fixedPages } from '#contract/page-paths.ts';
import { PageLink } from './page-link.tsx';

const { planner } = fixedPages;

/**
 * The link in the header. Its number is in the corner of the icon, so nothing moves when it appears. With enlarged text only
 * the icon is shown; at twice the size, and on phones, the link is in the menu and the footer only.
 */
export function ProjectNavLink({ path }: { path: string }) {
  return (
    <PageLink
      href={planner.path}
      path={path}
      className="nav-link hidden gap-2 whitespace-nowrap md:max-lg:@min-[42rem]:inline-flex lg:@min-[44rem]:inline-flex"
    >
      <Icon name="bookmark" size={18} />
      <ProjectLabel className="lg:@max-[58rem]:sr-only" />
    </PageLink>
  );
}

/** 'Your project' and how much is in it, which app/project/show-saved.ts fills in. */
export function ProjectLabel({ className }: { className?: string }) {
  return (
    <>
      <span className={className}>{planner.name}</span>
      <span data-saved-words className="sr-only" />
      <SavedCount />
    </>
  );
}

/** The number in a circle; the words beside it are for assistive technology. */
export function SavedCount() {
  return <span aria-hidden="true" data-saved-count className="saved-count" />;
}
