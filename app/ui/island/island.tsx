import type { ReactNode } from 'react';
import { islandName } from './island-name.ts';

/**
 * When the browser wakes an island, which a touch always does: `used`, once the visitor does anything on the page;
 * `near`, within a screen's height of the view; `stored:KEY`, once this browser keeps something under that key.
 */
export type Wake = 'used' | 'near' | `stored:${string}`;

/** The one component of a file `*.island.tsx`. Its props are plain data. */
type IslandComponent<Props> = ((props: Props) => ReactNode) & { wake: Wake[] };

const modules = import.meta.glob<Record<string, unknown>>('/app/**/*.island.tsx', { eager: true });
/** The browser takes the only export of a file, so one with two is no island. */
const names = new Map(
  Object.entries(modules)
    .map(([file, module]) => [Object.values(module), islandName(file)] as const)
    .flatMap(([parts, name]) => (parts.length === 1 ? [[parts[0], name]] : [])),
);

/** A component that the browser hydrates alone, drawn at build time, its props beside it. Throws for any other. */
export function Island<Props extends object>({ of: Component, props }: { of: IslandComponent<Props>; props: Props }) {
  const name = names.get(Component);
  if (!name) throw new Error(`${Component.name} is no island: it must be the only export of a file named *.island.tsx`);
  return (
    <div data-island={name} data-wake={Component.wake.join(' ')}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      <div>
        <Component {...props} />
      </div>
      <div role="status" />
    </div>
  );
}

/** "<" is escaped: no text from content can end the element. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
