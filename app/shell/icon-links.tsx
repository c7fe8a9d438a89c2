import { Icon, type IconName } from '#app/ui/icon.tsx';
import { inNewTab, newTabHint } from '#app/ui/text-link.tsx';
import type { SiteView } from '#content-model/views.ts';
import { mailtoLink, phoneLink, whatsappLink } from '#contract/message-links.ts';

type Studio = SiteView['studio'];
type ContactLink = { label: string; href: string; icon: IconName; digits?: string };

/** The ways to reach the studio, for the top bar, the menu and the footer. */
export function contactLinks(studio: Studio): ContactLink[] {
  return [
    { label: `Call ${studio.phone}`, href: phoneLink(studio.phone), icon: 'phone', digits: studio.phone },
    { label: `Email ${studio.email}`, href: mailtoLink({ to: studio.email }), icon: 'mail' },
    { label: `Chat on WhatsApp${newTabHint}`, href: whatsappLink(studio.whatsapp), icon: 'chat' },
    ...socialLinks(studio),
  ];
}

export function socialLinks({ social }: Pick<Studio, 'social'>): ContactLink[] {
  const names = { instagram: 'Instagram', linkedin: 'LinkedIn', facebook: 'Facebook' };
  return (['instagram', 'linkedin', 'facebook'] as const).flatMap((icon) => {
    const href = social[icon];
    return href ? [{ label: names[icon] + newTabHint, href, icon }] : [];
  });
}

/** Links shown as drawings, each with a name for assistive technology; the number is beside its drawing on wide screens. */
export function IconLinks({ links, label: listLabel }: { links: ContactLink[]; label: string }) {
  return (
    <ul aria-label={listLabel} className="-mx-2 flex min-w-0 grow">
      {links.map(({ label, href, icon, digits }) => (
        <li key={href} className={`min-w-[24px] ${digits ? 'lg:shrink-0' : ''}`}>
          <a href={href} {...(href.startsWith('https:') && inNewTab)} className={`icon-link ${digits ? 'lg:w-auto lg:px-2.5' : ''}`}>
            <Icon name={icon} size={18} />
            {/* Text, not `aria-label`: a search for the label "Email" would find this link beside the form field. */}
            <span className="sr-only">{label}</span>
            {digits && (
              <span aria-hidden="true" className="hidden whitespace-nowrap text-small lg:inline">
                {digits}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
