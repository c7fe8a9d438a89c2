import { Photo } from '#app/ui/photo.tsx';
import type { CaseItem } from '#content-model/views.ts';
import { CaseFacts } from './facts.tsx';

type CaseCardProps = { item: CaseItem; heading?: 'h2' | 'h3'; priority?: boolean };

/** A finished project in a list. A card that is alone has its picture beside its text. */
export function CaseCard({ item, heading: Heading = 'h3', priority = false }: CaseCardProps) {
  const { title, path, property, locality, handover, summary, hero } = item;
  return (
    <li className="group relative only:md:grid only:md:grid-cols-2 only:md:items-center only:md:gap-x-10">
      {/* Empty alt: the link beside the picture says what it shows. */}
      <Photo picture={{ ...hero, alt: '' }} fewSizes priority={priority} sizes="(min-width: 48rem) 46vw, 88vw" />
      <div>
        <p className="mt-4 text-small text-accent">
          {property} in {locality}, {handover}
        </p>
        <Heading className="mt-1 font-display text-subheading">
          <a className="card-link" href={path}>
            {title}
          </a>
        </Heading>
        <p className="mt-2 max-w-[52ch] text-ink-soft">{summary}</p>
        <CaseFacts {...item} className="mt-5" />
      </div>
    </li>
  );
}
