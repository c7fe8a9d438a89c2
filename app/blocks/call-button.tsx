import site from 'virtual:content/site';
import { phoneHref } from '#app/lib/contact-links.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';

export function CallButton() {
  return (
    <ButtonLink variant="outline" href={phoneHref(site.studio)}>
      <Icon name="phone" /> Call: {site.studio.phone}
    </ButtonLink>
  );
}
