import { GalleryClosing } from '#app/blocks/closing-section.tsx';
import { PageHeading } from '#app/blocks/page-heading.tsx';
import { ServiceLinks } from '#app/blocks/service-links.tsx';
import { SaveButton } from '#app/project/save-button.tsx';
import { focalPointClasses, Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import { pictureFileName, pictureFolder } from '#contract/picture-files.ts';

/** One room in several finishes. Each has an address; with script the samples change the picture in its place. */
export function FinishesPage({ slug, text, part, shownIndex, services, options, closing }: View<'finishes'>) {
  return (
    <>
      <PageHeading heading={options[shownIndex]?.heading ?? part} text={text} />
      <section
        data-finishes
        aria-label={part}
        className="page flex flex-col gap-x-10 gap-y-6 pb-6 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        {/* Sticky, so that the picture is in view while a visitor tries samples below it; in a wide window it would hide them. */}
        <div className="z-10 bg-ground pb-2 max-lg:top-(--header-height) max-lg:portrait:[@media(height>=40rem)]:sticky">
          {options.map(({ name, path, heading, pageTitle, picture }, index) => (
            <figure key={path} data-finish={path} data-heading={heading} data-page-title={pageTitle} hidden={index !== shownIndex}>
              <Photo picture={picture} priority={index === shownIndex} sizes="(min-width: 64rem) 60vw, 88vw" />
              <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
                <span className="font-display text-subheading">{name}</span>
                <SaveButton picture={picture} variant="text" />
                {/* Screen readers say it as the alt. */}
                <span aria-hidden="true" className="basis-full text-small text-ink-soft">
                  {picture.alt}
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
        <fieldset className="needs-script no-print">
          <legend className="mb-3 font-display text-subheading">{part}</legend>
          <div className={samplesClass}>
            {options.map(({ path, ...option }, index) => (
              <label key={path} className={sampleClass}>
                <input
                  type="radio"
                  name={slug}
                  value={path}
                  defaultChecked={index === shownIndex}
                  className="size-4.5 shrink-0 accent-choice max-lg:portrait:[@media(height>=40rem)]:scroll-mt-[80vw]"
                />
                <Sample {...option} />
              </label>
            ))}
          </div>
          <p role="status" className="mt-3 text-small sr-only" />
        </fieldset>
        <nav aria-label={part} className="without-script no-print">
          <ul className={samplesClass}>
            {options.map(({ path, ...option }, index) => (
              <li key={path}>
                <a href={path} aria-current={index === shownIndex ? 'page' : undefined} className={sampleClass}>
                  <Sample {...option} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <div className="page flex flex-wrap gap-x-6 pb-(--section)">
        <ServiceLinks services={services} />
      </div>
      <GalleryClosing {...closing} />
    </>
  );
}

/** Columns that are wide enough for a name at any text size; 100% if the screen is narrower. */
const samplesClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2 md:max-lg:grid-cols-3';
const sampleClass = 'choice flex min-h-14 items-center gap-2 rounded-control p-2 text-small leading-tight';

/** A finish's name beside a small piece of its picture. The piece is fetched after the large picture. */
function Sample({ name, picture, sampleFocus: focus }: Omit<View<'finishes'>['options'][number], 'path'>) {
  const [width] = picture.avif;
  return (
    <>
      <img
        src={pictureFolder + pictureFileName(picture.name, width, 'avif')}
        alt=""
        loading="lazy"
        fetchPriority="low"
        className={`size-10 shrink-0 rounded-control border border-line object-none object-[var(--fx)_var(--fy)] ${focalPointClasses({ focus })}`}
      />
      <span className="wrap-anywhere">{name}</span>
    </>
  );
}
