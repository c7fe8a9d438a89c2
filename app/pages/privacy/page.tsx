import privacy from 'virtual:content/privacy';
import { TextPage } from '#app/blocks/text-page.tsx';

export const handle = { meta: privacy.meta };

export function Component() {
  return <TextPage page={privacy} />;
}
