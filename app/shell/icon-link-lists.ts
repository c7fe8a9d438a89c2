import { emailHref, phoneHref, whatsappHref } from '#app/lib/contact-links.ts';
import type { IconName } from '#app/ui/icon.tsx';
import type { SiteView } from '#content-model/views.ts';

type Studio = SiteView['studio'];
export type ContactLink = { label: string; href: string; icon: IconName; external: boolean; digits?: string };

/** The ways to reach the studio, for the top bar, the menu and the footer. */
export function contactLinks(studio: Studio): ContactLink[] {
  return [
    { label: `Call ${studio.phone}`, href: phoneHref(studio), icon: 'phone', external: false, digits: studio.phone },
    { label: `Email ${studio.email}`, href: emailHref(studio), icon: 'mail', external: false },
    { label: 'Chat on WhatsApp', href: whatsappHref(studio), icon: 'chat', external: true },
    ...socialLinks(studio),
  ];
}

export function socialLinks({ social }: Pick<Studio, 'social'>): ContactLink[] {
  return [
    { label: 'Instagram', href: social.instagram, icon: 'instagram', external: true },
    { label: 'LinkedIn', href: social.linkedin, icon: 'linkedin', external: true },
    { label: 'Facebook', href: social.facebook, icon: 'facebook', external: true },
  ];
}
