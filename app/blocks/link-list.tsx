type LinkListProps = { links: { name: string; path: string }[]; className?: string; hidden?: boolean };

/** Links to pages by name, one below the other or in columns. A script shows those of a `hidden` list that apply. */
export function LinkList({ links, className = '', hidden }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path} hidden={hidden}>
          <a href={path} className="footer-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
