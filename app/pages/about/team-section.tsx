import { PointsSection } from '#app/blocks/points.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';

/** People by name and face, if there are any, and what each role does. */
export function TeamSection({ heading, text, people, items }: View<'about'>['team']) {
  return (
    <PointsSection id="team" heading={heading} text={text} items={items.map(asPoint)} variant="line" columns={3}>
      {people.length > 0 && (
        <ul aria-label="People" className="mt-10 grid gap-x-8 gap-y-10 min-[20rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
          {people.map((person) => (
            <li key={person.name}>
              <Photo picture={person.picture} fewSizes sizes="(min-width: 64rem) 30vw, (min-width: 20rem) 60vw, 88vw" shape="upright" />
              <h3 className="mt-4 font-display text-subheading">{person.name}</h3>
              <p className="mt-0.5 text-small text-accent">{person.role}</p>
              {person.text && <p className="mt-2 text-small text-ink-soft">{person.text}</p>}
            </li>
          ))}
        </ul>
      )}
    </PointsSection>
  );
}

function asPoint({ name, role, text }: View<'about'>['team']['items'][number]) {
  return { title: name, belowTitle: <p className="mt-1 text-accent">{role}</p>, text };
}
