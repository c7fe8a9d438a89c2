import { GalleryClosing } from '#app/blocks/closing-section.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { ServiceLinks } from '#app/blocks/service-links.tsx';
import { Button } from '#app/ui/button.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import { WalkBox } from './walk-box.tsx';

/** A room to walk into: the view that can be turned, and every view as an ordinary picture below it. */
export function WalkPage(walk: View<'walk'>) {
  return (
    <>
      <PageHeading heading={walk.heading} text={walk.text} />
      <WalkBox {...walk} />
      <div className="page flex flex-wrap gap-x-6 pb-(--section)">
        <ServiceLinks services={walk.services} />
      </div>
      {walk.places.map(({ name, directions, things }, index) => (
        <section key={name} aria-labelledby={`place-${index}`} className="page pb-(--section)">
          <h2 id={`place-${index}`} className="mb-6 font-display text-heading">
            {name}
          </h2>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 print:grid-cols-2 print:gap-4">
            {directions.map(({ yaw, linkText, picture }) => (
              <li key={yaw}>
                <figure>
                  <Photo picture={picture} fewSizes sizes="(min-width: 36rem) 46vw, 88vw" />
                  <figcaption className="mt-2 text-small text-ink-soft">
                    <Button variant="link" size="sm" className="needs-script px-0!" data-walk-place={index} data-walk-yaw={yaw}>
                      {linkText}
                    </Button>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
          {things.length > 0 && (
            <dl className={`mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 ${things.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
              {things.map((thing) => (
                <div key={thing.name} className="border-t border-brass pt-4">
                  <dt className="font-display text-subheading">{thing.name}</dt>
                  <dd className="mt-2 max-w-[54ch] text-ink-soft">{thing.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <GalleryClosing {...walk.closing} />
    </>
  );
}
