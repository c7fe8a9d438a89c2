import { createContext, type ReactNode, use } from 'react';

/**
 * When the browser wakes an island, which a touch always does: `used`, once the visitor does anything on the page;
 * `near`, within a screen's height of the view; `stored:KEY`, once this browser keeps something under that key.
 */
export type Wake = 'used' | 'near' | `stored:${string}`;

/** The one component of a file `*.island.tsx`. Its props are plain data. */
type IslandComponent<Props> = ((props: Props) => ReactNode) & { wake: Wake[] };

/** The name of each island by its component; app/entry/render.tsx knows all of them. */
export const IslandNames = createContext(new Map<unknown, string>());

/** A component that the browser hydrates alone, drawn at build time, its props beside it. Throws for any other. */
export function Island<Props extends object>({ of: Component, props }: { of: IslandComponent<Props>; props: Props }) {
  const name = use(IslandNames).get(Component);
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
