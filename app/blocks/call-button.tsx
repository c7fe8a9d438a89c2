import site from 'virtual:content/site';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { phoneLink } from '#contract/message-links.ts';

export function CallButton() {
  return (
    <ButtonLink variant="outline" href={phoneLink(site.studio.phone)}>
      <Icon name="phone" />
      {`Call: ${site.studio.phone}`}
    </ButtonLink>
  );
}
