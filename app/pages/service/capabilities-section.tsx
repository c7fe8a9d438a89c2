import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { ServiceView } from '#content-model/views.ts';

/** The twelve capabilities and four benefit cards of a large project. */
export function CapabilitiesSection({ heading, text, items, benefitCards }: NonNullable<ServiceView['capabilities']>) {
  return (
    <>
      <section aria-labelledby="capabilities-heading" className="bg-sunken">
        <div className="page py-(--section)">
          <SectionHeading id="capabilities-heading" heading={heading} text={text} />
          <ol className="mt-12 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {items.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-line py-6">
                <span aria-hidden="true" className="font-display text-subheading text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-display text-subheading">{title}</h3>
                  <p className="mt-1.5 text-small text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-label="What you gain from it" className="page py-(--section)">
        <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {benefitCards.map(({ icon, title, text }) => (
            <li key={title} className="border-l border-brass pl-5">
              <Icon name={icon} size={22} className="mb-3 text-brass" />
              <h3 className="font-display text-subheading">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
