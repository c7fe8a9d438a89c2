import { Button } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import type { View } from '#content-model/views.ts';
import type { PlaceData } from './walk-viewer.ts';

/** The view of a room, at first a photograph. start-walk-buttons.ts handles presses, walk-viewer.ts draws. */
export function WalkBox({ intro, picture, places }: View<'walk'>) {
  return (
    <div data-walk className="page pb-6">
      <div data-walk-box className="relative [anchor-name:--walk] aspect-4/5 max-h-[72svh] w-full overflow-hidden bg-sunken md:aspect-16/9">
        <Photo picture={picture} priority sizes="(min-width: 90rem) 82rem, 88vw" shape="free" className="absolute inset-0 size-full" />
        <div
          data-walk-view
          hidden
          role="application"
          aria-describedby="walk-intro"
          aria-label={places[0]?.alt}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn what it shows, which no native element does
          tabIndex={0}
          // The filter changes nothing. Without it, Chromium without a graphics card draws a wrong part where a bar
          // lies over the canvas.
          className="absolute inset-0 cursor-grab swiped-sideways -outline-offset-4 [&>canvas]:size-full [&>canvas]:[filter:brightness(1)]"
        />
        {places.map((place, index) => (
          <Markers key={place.name} place={place} index={index} places={places} />
        ))}
        <div className="pointer-events-none absolute inset-x-4 top-1/3 grid justify-items-center gap-3">
          <Button size="lg" className="needs-script pointer-events-auto" data-walk-in data-walk-place={0}>
            Walk in
          </Button>
          <p role="status" data-walk-status className="max-w-[44ch] bg-surface px-4 py-2 text-small empty:sr-only" />
        </div>
      </div>
      <div data-walk-controls hidden className="no-print mt-3 flex flex-wrap items-center gap-2">
        {controls.map(({ key, name, icon, iconClass }) => (
          <Button key={key} variant="outline" size="icon" aria-label={name} data-walk-key={key}>
            <Icon name={icon} className={iconClass} />
          </Button>
        ))}
        {places.length > 1 &&
          places.map(({ name }, index) => (
            <Button key={name} variant="outline" size="sm" data-walk-place={index} className={placeButtonClass}>
              {name}
            </Button>
          ))}
      </div>
      <p id="walk-intro" className="needs-script no-print mt-3 max-w-[60ch] text-small text-ink-soft">
        {intro}
      </p>
      <p role="status" data-walk-ahead className="sr-only" />
    </div>
  );
}

/** As high as the buttons beside it. */
const placeButtonClass = 'min-h-11! aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground';

/** Each does what its key does: turnable-view.ts. */
const controls: { key: string; name: string; icon: IconName; iconClass?: string }[] = [
  { key: 'ArrowLeft', name: 'Turn left', icon: 'arrow-left' },
  { key: 'ArrowRight', name: 'Turn right', icon: 'arrow-right' },
  { key: 'ArrowUp', name: 'Look up', icon: 'arrow-right', iconClass: '-rotate-90' },
  { key: 'ArrowDown', name: 'Look down', icon: 'arrow-right', iconClass: 'rotate-90' },
  { key: '+', name: 'Zoom in', icon: 'plus' },
  { key: '-', name: 'Zoom out', icon: 'minus' },
];

type MarkersProps = { place: View<'walk'>['places'][number]; index: number; places: View<'walk'>['places'] };

/** walk-viewer.ts positions the markers. One out of view is transparent, not hidden: the keyboard still reaches it. */
const markerClass =
  'absolute top-0 left-0 inline-flex min-h-11 max-w-48 min-w-11 items-center justify-center gap-1.5 rounded-control border border-ink bg-surface px-3 py-1 text-start text-small leading-tight text-ink data-away:pointer-events-none data-away:opacity-0';
/**
 * The text of a marker is at the bottom, because the view turns the marker to the middle of the screen: from `md` on in
 * the view, not over its buttons, where the browser knows anchors.
 */
const popoverClass =
  'inset-[auto_auto_calc(var(--bottom-bar-height)+1rem)_var(--gutter)] [position-anchor:--walk] md:bottom-[calc(anchor(bottom)+1rem)] md:left-[calc(anchor(left)+1rem)] max-h-[calc(100dvh-var(--bottom-bar-height)-2rem)] max-w-[min(26rem,100vw-2*var(--gutter))] rounded-control border border-brass bg-surface p-6 text-ink';

/** What can be pressed in the view of one place, and the texts that open. The data is read by walk-viewer.ts. */
function Markers({ place: { files, alt, directions, ways, things }, index, places }: MarkersProps) {
  const data: PlaceData = { files, alt, directions: directions.map(({ yaw, picture }) => ({ yaw, alt: picture.alt })) };
  return (
    <div data-walk-markers={JSON.stringify(data)} hidden className="no-print">
      {ways.map(({ to, yaw, pitch }) => (
        <button
          key={to}
          type="button"
          data-walk-place={places.findIndex(({ name }) => name === to)}
          data-yaw={yaw}
          data-pitch={pitch}
          className={markerClass}
        >
          <Icon name="arrow-right" size={16} className="-rotate-90" /> {to}
        </button>
      ))}
      {things.map(({ name, text, yaw, pitch }, thing) => (
        <div key={name}>
          <button
            type="button"
            aria-label={name}
            popoverTarget={`thing-${index}-${thing}`}
            data-yaw={yaw}
            data-pitch={pitch}
            className={markerClass}
          >
            {/* On phones the words would lie over each other and over much of the view. */}
            <Icon name="plus" size={16} /> <span className="max-md:hidden">{name}</span>
          </button>
          <div id={`thing-${index}-${thing}`} popover="auto" className={popoverClass}>
            <p className="font-display text-subheading">{name}</p>
            <p className="mt-2">{text}</p>
            <Button variant="link" className="mt-2" popoverTarget={`thing-${index}-${thing}`} popoverTargetAction="hide">
              Close
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}
