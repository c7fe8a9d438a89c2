import { Link } from 'react-router';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { HomeView } from '#content-model/views.ts';

type Card = HomeView['services']['items'][number];

/** All services as cards. The middle column stands lower, as prints on a wall do. */
export function ServiceGridSection({ heading, text, items }: HomeView['services']) {
  return (
    <section aria-labelledby="services-heading" className="page pb-(--section)">
      <SectionHeading id="services-heading" heading={heading} text={text} />
      <ul className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-16 lg:grid-cols-3 lg:gap-x-10 lg:pb-20 lg:[&>li:nth-child(3n+2)]:translate-y-20 print:grid-cols-3 print:gap-6 print:pb-0 print:*:translate-none!">
        {items.map((card) => (
          <ServiceCard key={card.path} card={card} />
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ card }: { card: Card }) {
  return (
    <li className="group relative flex flex-col">
      <Photo picture={card.picture} slot className="aspect-4/3 md:aspect-4/5" />
      <h3 className="mt-5 font-display text-subheading">
        <Link to={card.path} viewTransition className="after:absolute after:inset-0 group-hover:text-accent">
          {card.name}
        </Link>
      </h3>
      <p className="mt-2 text-ink-soft">{card.text}</p>
      <ul className="mt-4 grid text-small">
        {card.features.map((feature) => (
          <li key={feature} className="border-t border-line py-2">
            {feature}
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="no-print mt-auto flex items-center gap-2 border-t border-line pt-3 text-small text-accent">
        See the service <Icon name="arrow-right" size={18} className="transition-transform duration-150 group-hover:translate-x-1" />
      </p>
    </li>
  );
}
