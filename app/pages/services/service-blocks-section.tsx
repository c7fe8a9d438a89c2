import { PriceAndTimeline } from '#app/blocks/facts.tsx';
import { TickList } from '#app/blocks/tick-list.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import { runsOf } from '#contract/lib/runs-of.ts';
import { contactPath } from '#contract/page-paths.ts';

type Service = View<'services'>['services'][number];

/** All services, the picture left and right by turns. On phones neighbouring compact ones are a row to swipe. */
export function ServiceBlocksSection({ services }: { services: Service[] }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-y-14 py-(--section) md:gap-y-20 print:hidden">
      {runsOf(services, ({ large }) => large).map((run) => (
        <ol key={run[0]?.path} data-shows-focused className={`grid gap-x-5 gap-y-14 md:gap-y-20 ${run[0]?.large ? '' : 'swipe-row'}`}>
          {run.map((service) => (
            <ServiceBlock key={service.path} service={service} right={services.indexOf(service) % 2 === 1} />
          ))}
        </ol>
      ))}
    </div>
  );
}

/** `left` and `right` are where the parts are with the picture on that side. */
const layouts = {
  large: {
    block: 'gap-y-5 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_1fr]',
    picture: 'md:max-lg:aspect-2/1 lg:col-span-7 lg:row-span-4 lg:row-start-1',
    text: 'lg:col-span-5',
    features: 'sm:grid-cols-2',
    left: { picture: 'lg:col-start-1', text: 'lg:col-start-8', details: '' },
    right: { picture: 'lg:col-start-6', text: 'lg:col-start-1', details: '' },
  },
  compact: {
    block: 'content-start gap-y-4 md:grid-cols-12 md:grid-rows-[auto_auto_auto_1fr]',
    picture: 'md:max-lg:aspect-4/5 lg:aspect-4/3 md:col-span-5 xl:col-span-4 md:row-span-4 md:row-start-1',
    text: 'md:col-span-7 xl:col-span-4',
    features: 'md:max-xl:grid-cols-2',
    left: { picture: 'md:col-start-1', text: 'md:col-start-6 xl:col-start-5', details: 'xl:row-span-4 xl:row-start-1 xl:col-start-9' },
    right: { picture: 'md:col-start-8 xl:col-start-9', text: 'md:col-start-1', details: 'xl:row-span-4 xl:row-start-1 xl:col-start-5' },
  },
};

/** One service. Its heading is a link that covers the picture as well; the words above that can still be selected. */
function ServiceBlock({ service, right }: { service: Service; right: boolean }) {
  const { name, path, slug, summary, price, timeline, features, hero, large } = service;
  const layout = large ? layouts.large : layouts.compact;
  const side = right ? layout.right : layout.left;
  const textClass = `${layout.text} ${side.text}`;
  return (
    <li className={`group relative grid items-start gap-x-10 ${layout.block}`}>
      <Photo
        picture={hero}
        fewSizes={!large}
        sizes={large ? '(min-width: 64rem) 58vw, 88vw' : '(min-width: 64rem) 38vw, (min-width: 48rem) 66vw, 75vw'}
        className={`${layout.picture} ${side.picture}`}
      />
      <div className={textClass}>
        <h2 className="font-display text-heading">
          <a className="card-link" href={path}>
            {name}
          </a>
        </h2>
        <PriceAndTimeline price={price.words} timeline={timeline} size={large ? 'large' : 'default'} className="relative mt-4" />
      </div>
      <p className={`relative text-ink-soft ${textClass}`}>{summary}</p>
      <details className={`group relative md:always-open ${textClass} ${side.details}`}>
        <summary className="flex min-h-11 list-none items-center justify-between border-y border-line">
          <span>
            What we do<span className="sr-only">: {name}</span>
          </span>
          <Icon name="plus" size={20} className="text-accent group-open:rotate-45" />
        </summary>
        <TickList items={features} className={`content-start gap-x-6 text-small max-md:mt-4 ${layout.features}`} />
      </details>
      <p className={`relative mt-2 ${textClass}`}>
        <ButtonLink href={contactPath(slug)} variant="outline" className="max-md:text-small">
          {`Get Quote for ${name}`}
        </ButtonLink>
      </p>
    </li>
  );
}
