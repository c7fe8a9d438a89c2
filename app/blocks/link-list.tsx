/** Pages by their names, one below the other or in columns. */
export function LinkList({ links, className }: { links: { name: string; path: string }[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ name, path }) => (
        <li key={path} className="break-inside-avoid">
          <a href={path} className="footer-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
