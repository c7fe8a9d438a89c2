import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const sizes = {
  default: { title: 'min-h-14 py-3', icon: 20 },
  heading: { title: 'min-h-16 py-4 font-display text-subheading', icon: 22 },
};

type DisclosureProps = { title: ReactNode; size?: keyof typeof sizes; open?: boolean; children: ReactNode };

/** A title with a plus sign that opens what is below it. Native: it works without script and with the browser's search. */
export function Disclosure({ title, size = 'default', open, children }: DisclosureProps) {
  return (
    <details open={open} className="group border-t border-line last:border-b">
      <summary className={`flex list-none items-center justify-between gap-6 text-balance ${sizes[size].title}`}>
        {title}
        <Icon name="plus" size={sizes[size].icon} className="text-accent transition-transform group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
