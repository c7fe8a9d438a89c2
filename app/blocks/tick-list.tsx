import { Icon } from '#app/ui/icon.tsx';

/** Short points with a drawn tick before each. */
export function TickList({ items, className = '' }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid gap-y-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.75rem_1fr]">
          <Icon name="check" size={18} className="mt-1 text-brass" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
