import type { ComponentProps } from 'react';

/** A link of the navigation, marked if it leads to the current page, at `path`, or to one above it. */
export function PageLink({ path, href, ...props }: ComponentProps<'a'> & { path: string; href: string }) {
  const isWithin = href !== '/' && path.startsWith(`${href}/`);
  return <a href={href} aria-current={href === path ? 'page' : isWithin || undefined} data-current={isWithin || undefined} {...props} />;
}

type PageItemsProps = { pages: readonly { name: string; path: string }[]; path: string; className: string };

/** Links to pages by their names, as items of a list. */
export function PageItems({ pages, path, className }: PageItemsProps) {
  return pages.map((page) => (
    <li key={page.path}>
      <PageLink href={page.path} path={path} className={className}>
        {page.name}
      </PageLink>
    </li>
  ));
}
