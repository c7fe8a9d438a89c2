import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorScreen } from './error-screen.tsx';

/** Hydrates an island with the component of its module and the props in the page, and says so to the early script. */
export function hydrate(island: HTMLElement, module: Record<string, unknown>): void {
  const [component] = Object.values(module) as [ComponentType<object>];
  const [data, place] = island.children as unknown as [HTMLScriptElement, HTMLElement];
  const Island = component;
  startTransition(() => {
    hydrateRoot(
      place,
      <WhenAwake island={island}>
        <Boundary>
          <Island {...JSON.parse(data.text)} />
        </Boundary>
      </WhenAwake>,
    );
  });
}

function WhenAwake({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    island.dataset.awake = '';
    dispatchEvent(new Event('awake'));
  }, [island]);
  return children;
}

/** React asks for a class here. */
class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ErrorScreen error={this.state.error} />;
  }
}
