import site from 'virtual:content/site';
import type { ReactNode } from 'react';
import { footerPages } from '#app/blocks/footer-pages.ts';
import { LinkList } from '#app/blocks/link-list.tsx';
import { OpeningHours } from '#app/blocks/opening-hours.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { mailtoLink, phoneLink } from '#contract/message-links.ts';
import { IconLinks, socialLinks } from './icon-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  const { studio } = site;
  const social = socialLinks(studio);
  return (
    <footer className="bg-green text-on-green">
      <div className="page grid gap-x-10 gap-y-12 py-16 md:grid-cols-[1fr_1fr_1.3fr] lg:grid-cols-12 lg:py-20">
        <div className="md:col-span-2 lg:col-span-3">
          <p className="font-display text-title">{studio.brand}</p>
          <p className="mt-4 max-w-[36ch] text-on-green-soft">{studio.blurb}</p>
          {social.length > 0 && (
            <div className="no-print mt-6">
              <IconLinks links={social} label="Social profiles" />
            </div>
          )}
        </div>
        <Column heading="Quick links" className="no-print lg:col-span-2">
          <LinkList links={footerPages} className="columns-[9.5rem] gap-x-4" />
        </Column>
        <Column heading="Services" className="no-print md:col-span-2 lg:col-span-4">
          <LinkList links={site.services} className="columns-[9.5rem] gap-x-4" />
        </Column>
        <Column heading="Contact" className="lg:col-span-3">
          <ul className="grid gap-1 wrap-anywhere">
            <ContactRow icon="map">
              {studio.address.street}, {studio.address.locality}, {studio.city}
            </ContactRow>
            <ContactRow icon="phone">
              <a className="footer-link" href={phoneLink(studio.phone)}>
                {studio.phone}
              </a>
            </ContactRow>
            <ContactRow icon="mail">
              <a className="footer-link" href={mailtoLink({ to: studio.email })}>
                {studio.email}
              </a>
            </ContactRow>
            <ContactRow icon="clock">
              <OpeningHours />
            </ContactRow>
          </ul>
        </Column>
      </div>
      <div className="no-print page pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-current/25 pt-6 text-small">
          <p>
            © {studio.copyrightYear} {studio.fullName}
          </p>
          <LinkList links={site.smallPrint} className="flex flex-wrap gap-x-6" />
          <ThemeSwitch where="footer" />
        </div>
      </div>
    </footer>
  );
}

function Column({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-3 text-small text-on-green-soft">{heading}</h2>
      {children}
    </div>
  );
}

function ContactRow({ icon, children }: { icon: 'map' | 'phone' | 'mail' | 'clock'; children: ReactNode }) {
  return (
    <li className="flex min-h-9 items-start gap-3">
      <Icon name={icon} size={18} className="mt-[0.5625rem]" />
      {/* A link has a height of its own. */}
      <span className="pt-1 has-[a]:pt-0">{children}</span>
    </li>
  );
}
