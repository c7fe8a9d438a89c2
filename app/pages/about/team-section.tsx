import { SectionHeading } from '#app/blocks/section-heading.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { AboutView } from '#content-model/views.ts';

/** People by name and face, where there are any, and what each role does. */
export function TeamSection({ heading, text, people, items }: AboutView['team']) {
  return (
    <section aria-labelledby="team-heading" className="page pt-(--section)">
      <SectionHeading id="team-heading" heading={heading} text={text} />
      {people.length > 0 && (
        <ul aria-label="People" className="mt-10 grid gap-x-8 gap-y-10 min-[20rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {people.map(({ name, role, text, picture }) => (
            <li key={name}>
              <Photo picture={picture} slot sizes="(min-width: 64rem) 30vw, (min-width: 20rem) 60vw, 88vw" shape="upright" />
              <h3 className="mt-4 font-display text-subheading">{name}</h3>
              <p className="mt-0.5 text-small text-accent">{role}</p>
              {text && <p className="mt-2 text-small text-ink-soft">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map(({ name, role, text }) => (
          <li key={name} className="border-t border-brass pt-5">
            <h3 className="font-display text-heading">{name}</h3>
            <p className="mt-1 text-accent">{role}</p>
            <p className="mt-3 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
