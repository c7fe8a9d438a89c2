import { TickList } from '#app/blocks/tick-list.tsx';
import { SaveButton } from '#app/project/save-button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { Block, ServiceView, TitledPicture } from '#content-model/views.ts';
import { spreadPictures } from './spread-pictures.ts';

type Props = Pick<Extract<ServiceView, { layout: 'article' }>, 'article' | 'features' | 'benefits' | 'pictures'>;

/**
 * The long text of a service. Its features and benefits on two cards and its pictures are in the margin of a wide screen; on a
 * phone the cards come first and the pictures between the sections.
 */
export function ArticleSection({ article, features, benefits, pictures }: Props) {
  return (
    <div className="page flow-root py-(--section)">
      <aside aria-label="What is included" className={`grid gap-6 max-lg:mb-12 sm:max-lg:grid-cols-2 ${margin}`}>
        <Card heading="What we do" items={features} />
        <Card heading="What you gain" items={benefits} />
      </aside>
      <article>
        {spreadPictures(article, pictures).map(({ blocks, after }, index) => (
          <Section key={index} blocks={blocks} after={after} />
        ))}
      </article>
    </div>
  );
}

/** Floats, so that a picture is beside the section it belongs to, or as near as those above it allow. */
const margin = 'lg:float-right lg:clear-right lg:mb-12 lg:w-[38%]';

function Section({ blocks, after }: { blocks: Block[]; after: TitledPicture[] }) {
  return (
    <>
      <div className="max-w-[53ch] not-first:mt-10 lg:text-[1.1875rem]">
        <RichText blocks={blocks} />
      </div>
      {after.map((picture) => (
        <figure key={picture.name} className={`relative max-lg:my-10 ${margin}`}>
          <Photo picture={picture} sizes="(min-width: 64rem) 38vw, 88vw" />
          <SaveButton picture={picture} />
          {picture.caption && <figcaption className="mt-3 max-w-[54ch] text-caption text-ink-soft">{picture.caption}</figcaption>}
        </figure>
      ))}
    </>
  );
}

function Card({ heading, items }: { heading: string; items: string[] }) {
  return (
    <section className="border-t border-brass bg-surface p-6">
      <h2 className="mb-4 font-display text-subheading">{heading}</h2>
      <TickList items={items} className="text-small" />
    </section>
  );
}
