import accessibility from 'virtual:content/accessibility';
import { TextPage } from '#app/blocks/text-page.tsx';

export const handle = { meta: accessibility.meta };

export function Component() {
  return <TextPage page={accessibility} />;
}
