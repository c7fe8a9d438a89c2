import { Icon } from '#app/ui/icon.tsx';
import type { ContactLink } from './icon-link-lists.ts';

/** Links shown as drawings only; each says its name to assistive technology and as a tooltip. */
export function IconLinks({ links, label }: { links: ContactLink[]; label: string }) {
  return (
    <ul aria-label={label} className="-mx-2 flex sm:-mx-2.5">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-label={link.external ? `${link.label} (opens in a new tab)` : link.label}
            title={link.label}
            {...(link.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            className="grid size-8 min-[22.5rem]:size-9 sm:size-10 place-items-center opacity-85 hover:opacity-100"
          >
            <Icon name={link.icon} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
