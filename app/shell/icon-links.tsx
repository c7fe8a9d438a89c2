import { Icon } from '#app/ui/icon.tsx';
import { inNewTab } from '#app/ui/text-link.tsx';
import type { ContactLink } from './icon-link-lists.ts';

/** Links shown as drawings; each has a name for assistive technology. `digits` shows the phone number on wide screens. */
export function IconLinks({ links, label, digits = false }: { links: ContactLink[]; label: string; digits?: boolean }) {
  return (
    <ul aria-label={label} className="-mx-2 flex min-w-0 grow">
      {links.map((link) => (
        <li key={link.href} className={`min-w-[24px] ${digits && link.digits ? 'lg:shrink-0' : ''}`}>
          <a
            href={link.href}
            aria-label={link.external ? `${link.label} (opens in a new tab)` : link.label}
            {...(link.external ? inNewTab : {})}
            className={`icon-link ${digits && link.digits ? 'lg:w-auto lg:px-2.5' : ''}`}
          >
            <Icon name={link.icon} size={18} />
            {digits && link.digits && <span className="hidden whitespace-nowrap text-caption lg:inline">{link.digits}</span>}
            {link.external && <Icon name="arrow-up-right" size={9} className="new-tab" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
