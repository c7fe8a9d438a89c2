import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type DisclosureProps = { title: ReactNode; titleClass: string; iconSize?: number; open?: boolean; className?: string; children: ReactNode };

/** A title with a plus sign, which opens what is below it: without script too, and for the browser's search. */
export function Disclosure({ title, titleClass, iconSize = 22, open, className = '', children }: DisclosureProps) {
  return (
    <details open={open} className={`group border-t border-line last:border-b ${className}`}>
      <summary className={`flex list-none items-center justify-between gap-6 ${titleClass}`}>
        {title}
        <Icon name="plus" size={iconSize} className="text-accent transition-transform duration-150 group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
