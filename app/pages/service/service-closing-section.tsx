import { CallButton } from '#app/blocks/call-button.tsx';
import { ClosingSection } from '#app/blocks/closing-section.tsx';
import { consultationId } from '#app/lib/element-ids.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { View } from '#content-model/views.ts';
import { contactPath, fixedPages } from '#contract/page-paths.ts';

/** The closing band of a service page, and the link to the next service. */
export function ServiceClosingSection(service: View<'service'>) {
  return (
    <>
      <ClosingSection heading={service.closing.heading} text={service.closing.text}>
        <ButtonLink href={contactPath(service.slug) + (service.closing.consultation ? `#${consultationId}` : '')}>
          {service.closing.button}
        </ButtonLink>
        <CallButton />
        {service.capabilities && (
          <ButtonLink href={fixedPages.gallery.path} variant="link">
            View Portfolio
          </ButtonLink>
        )}
      </ClosingSection>
      <nav aria-label="Next service" className="no-print border-t border-line">
        <a href={service.next.path} className="page group flex min-h-24 items-center justify-between gap-6 py-6">
          <span>
            <span className="block text-small text-ink-soft">Next service</span>
            <span className="font-display text-heading group-hover:text-accent">{service.next.name}</span>
          </span>
          <Icon name="arrow-right" size={32} className="text-accent transition-transform group-hover:[translate:0.25rem]" />
        </a>
      </nav>
    </>
  );
}
