import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ButtonLink } from '#app/ui/button.tsx';
import { awakeEvent } from './awake-event.ts';
import { keepTyped } from './keep-typed.ts';

/**
 * Hydrates an island with the component of its module and the props in the page, and tells the early script. If it fails,
 * then or later, the reason is shown in its place.
 */
export function hydrate(island: HTMLElement, module: Record<string, unknown>): void {
  const [Component] = Object.values(module) as [ComponentType<object>];
  const [data, element] = island.children as unknown as [HTMLScriptElement, HTMLElement];
  const restoreTyped = keepTyped(element);
  const onRendered = () => {
    island.dataset.awake = '';
    restoreTyped();
  };
  const withSignal = (content: ReactNode) => <WhenAwake onRendered={onRendered}>{content}</WhenAwake>;
  startTransition(() => {
    const root = hydrateRoot(element, withSignal(<Component {...JSON.parse(data.text)} />), {
      onUncaughtError(error) {
        reportError(error);
        root.render(withSignal(<ErrorScreen error={error} />));
      },
    });
  });
}

function WhenAwake({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  // From now on React handles a press; earlier ones are repeated once all effects have run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first rendering can lose what was typed.
  useLayoutEffect(onRendered, []);
  useEffect(() => void dispatchEvent(new Event(awakeEvent)), []);
  return children;
}

/** Shown in the place of a part of the page that fails. */
function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div role="alert" className="page grid content-center gap-6 py-20">
      <h2 className="font-display text-title">Unexpected Application Error!</h2>
      <p className="text-lead text-ink-soft">{error instanceof Error ? error.message : String(error)}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="">Load this page again</ButtonLink>
        <ButtonLink href="/" variant="outline">
          Go to Homepage
        </ButtonLink>
      </p>
    </div>
  );
}
