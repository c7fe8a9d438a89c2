import site from 'virtual:content/site';
import { phoneHref, whatsappHref } from '#app/lib/contact-links.ts';
import { Icon } from '#app/ui/icon.tsx';

/** Call and WhatsApp within reach of a thumb, on phones only. Gives its place to notices, and to the page on low screens. */
export function ContactBar() {
  return (
    <nav aria-label="Call or chat" className="contact-bar">
      <a href={phoneHref(site.studio)}>
        <Icon name="phone" /> Call
      </a>
      <a href={whatsappHref(site.studio)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" /> WhatsApp
        <Icon name="arrow-up-right" size={12} />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </nav>
  );
}
