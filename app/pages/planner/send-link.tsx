import { attachedProjectId } from '#app/lib/element-ids.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fixedPages } from '#contract/page-paths.ts';

/** Leads to the contact form, with the project attached. `short` shows one word; screen readers get all of them. */
export function SendLink({ size, short = false }: { size: 'sm' | 'lg'; short?: boolean }) {
  return (
    <ButtonLink href={`${fixedPages.contact.path}#${attachedProjectId}`} size={size}>
      <span>
        Send<span className={short ? 'sr-only' : undefined}> to the studio</span>
      </span>
      <Icon name="arrow-right" size={size === 'lg' ? 20 : 16} />
    </ButtonLink>
  );
}
