import type { ComponentProps } from 'react';

/** A link of the navigation, marked where it leads to the page on show, at `path`. */
export function PageLink({ path, href, ...props }: ComponentProps<'a'> & { path: string; href: string }) {
  return <a href={href} aria-current={href === path ? 'page' : undefined} {...props} />;
}
