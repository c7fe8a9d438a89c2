/** Short points with a tick before each. */
export function TickList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`tick-list grid gap-y-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
