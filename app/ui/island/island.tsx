import type { ReactNode } from 'react';

/**
 * When an island wakes, besides at any touch of it: `used`, once the visitor does anything on the page; `near`, once it
 * is nearly in view; `stored:KEY`, once this browser has something stored under that key.
 */
export type Wake = 'used' | 'near' | `stored:${string}`;

/** The one export of a file of its name: QuoteForm is in quote-form.island.tsx. Its props are plain data. */
type IslandComponent<Props> = ((props: Props) => ReactNode) & { wake: Wake[] };

const files = Object.keys(import.meta.glob('/app/**/*.island.tsx'));

/** A component rendered at build time and hydrated alone; its props are beside it. Throws if its file has no such name. */
export function Island<Props extends object>({ of: Component, props }: { of: IslandComponent<Props>; props: Props }) {
  const name = Component.name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  const file = files.find((each) => each.endsWith(`/${name}.island.tsx`));
  if (!file) throw new Error(`There is no file ${name}.island.tsx`);
  return (
    <div data-island={file} data-wake={Component.wake.join(' ')}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(props) }} />
      <div>
        <Component {...props} />
      </div>
    </div>
  );
}

/** "<" is escaped: no text from content can end the element. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
