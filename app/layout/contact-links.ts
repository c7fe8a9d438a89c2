import type { SiteView } from '#app/content/views.ts';
import type { IconName } from '#app/ui/icon.tsx';

type Studio = SiteView['studio'];
export type ContactLink = { label: string; href: string; icon: IconName; external: boolean };

/** The number as a telephone link, digits only. */
export function phoneHref({ phone }: Pick<Studio, 'phone'>): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

export function emailHref({ email }: Pick<Studio, 'email'>): string {
  return `mailto:${email}`;
}

/** The chat link of WhatsApp, whose addresses carry the number without plus or spaces. */
export function whatsappHref({ whatsapp }: Pick<Studio, 'whatsapp'>): string {
  return `https://wa.me/${whatsapp.replace(/\D/g, '')}`;
}

/** The ways to reach the studio, for the top bar, the menu and the footer. */
export function contactLinks(studio: Studio): ContactLink[] {
  return [
    { label: `Call ${studio.phone}`, href: phoneHref(studio), icon: 'phone', external: false },
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

/** The contact page, carrying the service that the visitor asks about. */
export function contactPath(serviceSlug: string): string {
  return `/contact?service=${serviceSlug}`;
}
