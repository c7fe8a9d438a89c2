import priceList from 'virtual:content/price-list';
import type { ProjectEstimate } from '#app/project/estimate-types.ts';
import { FlatButtons } from '#app/project/flat-buttons.tsx';
import { setService } from '#app/project/project-changes.ts';
import { projectKey } from '#app/project/stored-project.ts';
import { useProject } from '#app/project/use-project.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Wake } from '#app/ui/island/island.tsx';
import type { View } from '#content-model/views.ts';
import { estimateOf, scheduleOf } from '#contract/estimate.ts';
import { rupees } from '#contract/lib/format-number.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { alternativePrices } from '#contract/project-text.ts';

const { flats, services } = priceList;
/** The services that have a box. */
const fixedPriceServices = services.filter(({ alternative, price }) => !alternative && !price.perSquareFoot);

CostSection.wake = [`stored:${projectKey}`] satisfies Wake[];

/**
 * Flats and services to tick, and what they start at together. What is ticked is in the visitor's project, also before
 * this island is awake (project-controls.ts). Without script the prices are on the cards below.
 */
export function CostSection({ heading, text, linkText, review }: View<'home'>['cost']) {
  const { project, change } = useProject();
  const estimate = estimateOf(services, project);
  return (
    <section aria-labelledby="cost-heading" className="needs-script no-print mb-(--section) bg-sunken">
      <div className="page flex flex-col gap-x-10 gap-y-5 py-9 md:gap-y-8 md:py-16 lg:grid lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-20">
        <div className="lg:col-span-7">
          <h2 id="cost-heading" className="font-display text-heading">
            {heading}
          </h2>
          <p className="mt-3 max-w-[52ch] text-ink-soft">{text}</p>
          {flats.length > 0 && (
            <fieldset className="mt-5 flex min-w-0 flex-wrap gap-3">
              <legend className="sr-only">Your flat</legend>
              <FlatButtons flats={flats} project={project} change={change} />
            </fieldset>
          )}
        </div>
        {/* The total is beside what it adds up, or above it. */}
        <div className="max-lg:contents lg:col-span-5 lg:row-span-2">
          <div className="border-t-2 border-brass bg-surface p-5 sm:p-7">
            <div role="status" className="min-h-[4lh] content-center sm:min-h-[5.5lh]">
              <CostTotal {...estimate} />
            </div>
            <ButtonLink href={fixedPages.planner.path} variant={estimate.lines.length > 0 ? 'default' : 'outline'} className="mt-5">
              {linkText} <Icon name="arrow-right" />
            </ButtonLink>
          </div>
          {review && (
            <figure className="max-w-[52ch] max-lg:order-last lg:mt-6">
              <blockquote className="font-display text-entry">
                <p>{review.text}</p>
              </blockquote>
              <figcaption className="mt-2 text-small text-ink-soft">
                {review.name}, {review.place}. Review from Google
              </figcaption>
            </figure>
          )}
        </div>
        <ServiceBoxes project={project} change={change} />
      </div>
    </section>
  );
}

function ServiceBoxes({ project, change }: Pick<ReturnType<typeof useProject>, 'project' | 'change'>) {
  return (
    <fieldset className="grid min-w-0 content-start gap-x-10 border-b border-line sm:grid-cols-2 sm:border-b-0 lg:col-span-7">
      <legend className="sr-only">Services</legend>
      {fixedPriceServices.map(({ slug, name, price }) => (
        <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-line py-1.5 has-checked:text-choice">
          <input
            type="checkbox"
            data-want={slug}
            checked={project.services.some((each) => each.slug === slug)}
            onChange={({ currentTarget }) => change(setService(slug, currentTarget.checked))}
            className="size-5 shrink-0 cursor-pointer accent-choice"
          />
          <span className="grow leading-snug">{name}</span>
          <span className="text-small whitespace-nowrap text-ink-soft">
            <span className="sr-only">from </span>
            {price.words}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The sum, once there is one, and what else is in the project: services without a box here, and whole projects. */
function CostTotal({ lines, total, alternatives }: ProjectEstimate) {
  const contracts = alternativePrices(alternatives);
  if (lines.length === 0 && contracts) return <p className="text-lead">{contracts}</p>;
  if (lines.length === 0)
    return <p className="text-lead text-ink-soft">Tick what you need, and the sum of its starting prices appears here.</p>;
  const days = scheduleOf({ lines }).dayRange.replace('–', ' to ');
  const further = lines.filter(({ service }) => !fixedPriceServices.includes(service));
  const names = further.map(
    ({ service: { name }, amount }) => `${name} ${amount === undefined ? '(enter its area in Your project)' : rupees(amount)}`,
  );
  return (
    <>
      {total !== undefined && (
        <p className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
          <span className="block text-small text-ink-soft">starting from</span>
          <span className="block font-display text-figure max-sm:text-heading">{rupees(total)}</span>
        </p>
      )}
      <p className="mt-1 sm:mt-2">{`${days} days, one service after another`}</p>
      {names.length > 0 && <p className="text-small text-ink-soft">{`With ${names.join(', ')}`}</p>}
      {contracts && <p className="text-small text-ink-soft">{`Or ${contracts}`}</p>}
    </>
  );
}
