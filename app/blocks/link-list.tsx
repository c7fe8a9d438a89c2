type LinkListProps = { links: { name: string; path: string }[]; className?: string; hidden?: boolean };

/** Pages by their names, one below the other or in columns. `hidden` ones are shown one by one by a script. */
export function LinkList({ links, className, hidden }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path} hidden={hidden} className="break-inside-avoid">
          <a href={path} className="footer-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
