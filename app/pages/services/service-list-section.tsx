import { ButtonLink } from '#app/ui/button.tsx';
import { RangeText } from '#app/ui/range-text.tsx';
import { QuietLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { fixedPages } from '#contract/page-paths.ts';

/** Every service with its price and timeline by group: the page's table of contents, and its price list on paper. */
export function ServiceListSection({ groups, services }: Pick<View<'services'>, 'groups' | 'services'>) {
  return (
    <div className="page grid gap-y-8 md:gap-y-10">
      {groups.map((group, index) => (
        <section key={group} aria-labelledby={`group-${index}`} className="grid gap-x-10 gap-y-2 md:grid-cols-12">
          <h2 id={`group-${index}`} className="font-display text-subheading md:col-span-3">
            {group}
          </h2>
          <ul className="md:col-span-9">
            {services
              .filter((service) => service.group === group)
              .map((service) => (
                <Row key={service.path} {...service} />
              ))}
          </ul>
        </section>
      ))}
      <p className="no-print md:grid md:grid-cols-12 md:gap-x-10">
        <ButtonLink href={fixedPages.planner.path} variant="link" className="md:col-span-9 md:col-start-4 md:justify-self-start">
          Choose what you need and add it up
        </ButtonLink>
      </p>
    </div>
  );
}

function Row({ name, path, price, timeline }: View<'services'>['services'][number]) {
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line py-2 max-[20rem]:grid-cols-1 sm:grid-cols-[4fr_3fr_2fr] print:py-1">
      <QuietLink href={path} className="covering-link font-display text-entry">
        {name}
      </QuietLink>
      <span>
        <span className="text-small text-ink-soft">from</span> {price.words}
      </span>
      <RangeText text={timeline} className="text-small text-ink-soft max-sm:col-span-full sm:text-right" />
    </li>
  );
}
