import { Icon, type IconName } from '#app/ui/icon.tsx';
import { inNewTab, newTabHint } from '#app/ui/text-link.tsx';
import type { SiteView } from '#content-model/views.ts';
import { mailtoLink, phoneLink, whatsappLink } from '#contract/message-links.ts';

type Studio = SiteView['studio'];
type ContactLink = { label: string; href: string; icon: IconName; external: boolean; digits?: string };

/** The ways to reach the studio, for the top bar, the menu and the footer. */
export function contactLinks(studio: Studio): ContactLink[] {
  return [
    { label: `Call ${studio.phone}`, href: phoneLink(studio.phone), icon: 'phone', external: false, digits: studio.phone },
    { label: `Email ${studio.email}`, href: mailtoLink({ to: studio.email }), icon: 'mail', external: false },
    { label: 'Chat on WhatsApp', href: whatsappLink(studio.whatsapp), icon: 'chat', external: true },
    ...socialLinks(studio),
  ];
}

export function socialLinks({ social }: Pick<Studio, 'social'>): ContactLink[] {
  const names = { instagram: 'Instagram', linkedin: 'LinkedIn', facebook: 'Facebook' };
  return (['instagram', 'linkedin', 'facebook'] as const).flatMap((icon) => {
    const href = social[icon];
    return href ? [{ label: names[icon], href, icon, external: true }] : [];
  });
}

/** Links shown as drawings, each with a name for assistive technology. `digits` shows the number on wide screens. */
export function IconLinks({ links, label, digits = false }: { links: ContactLink[]; label: string; digits?: boolean }) {
  return (
    <ul aria-label={label} className="-mx-2 flex min-w-0 grow">
      {links.map((link) => (
        <li key={link.href} className={`min-w-[24px] ${digits && link.digits ? 'lg:shrink-0' : ''}`}>
          <a
            href={link.href}
            aria-label={link.label + (link.external ? newTabHint : '')}
            {...(link.external ? inNewTab : {})}
            className={`icon-link ${digits && link.digits ? 'lg:w-auto lg:px-2.5' : ''}`}
          >
            <Icon name={link.icon} size={18} />
            {digits && link.digits && <span className="hidden whitespace-nowrap text-small lg:inline">{link.digits}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
