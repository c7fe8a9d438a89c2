import site from 'virtual:content/site';
import { Icon } from '#app/ui/icon.tsx';
import { inNewTab, NewTabHint } from '#app/ui/text-link.tsx';
import { phoneLink, whatsappLink } from '#contract/message-links.ts';
import { fixedPages } from '#contract/page-paths.ts';

/** Not on the contact page, which begins with the same links and needs the room for its form. */
export function hasContactBar(path: string): boolean {
  return path !== fixedPages.contact.path;
}

/** Call, WhatsApp and the planner at the bottom of the screen, on phones only. Hidden by notices and on low screens. */
export function ContactBar({ path }: { path: string }) {
  if (!hasContactBar(path)) return null;
  return (
    <nav aria-label="Call, chat or plan" className="contact-bar">
      <a href={phoneLink(site.studio.phone)}>
        <Icon name="phone" /> Call
      </a>
      <a href={whatsappLink(site.studio.whatsapp)} {...inNewTab}>
        <Icon name="chat" /> WhatsApp
        <Icon name="arrow-up-right" size={12} />
        <NewTabHint />
      </a>
      {/* With large text there is room for two. */}
      {path !== fixedPages.planner.path && (
        <a href={fixedPages.planner.path} className="max-[22rem]:hidden!">
          What it costs
        </a>
      )}
    </nav>
  );
}
