import { TextLink } from '#app/ui/text-link.tsx';
import type { HomeView } from '#content-model/views.ts';
import { termsPath } from '#contract/fixed-pages.ts';

/** Four reasons to choose the studio. A claim that has conditions says so and leads to them. */
export function ReasonsSection({ heading, text, items }: HomeView['reasons']) {
  return (
    <section aria-labelledby="reasons-heading" className="bg-sunken">
      <div className="page py-(--section)">
        <h2 id="reasons-heading" className="font-display text-heading">
          {heading}
        </h2>
        {text && <p className="mt-4 max-w-[52ch] text-ink-soft">{text}</p>}
        <ul className="mt-12 grid gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.title} className="flex flex-col border-l border-brass px-5">
              <h3 className="max-w-[12ch] font-display text-[1.75rem] leading-[1.12]">{item.title}</h3>
              {item.terms && (
                <p className="mt-1">
                  <TextLink href={termsPath(item.claim)} className="inline-flex min-h-6 items-center text-small">
                    *T&C Apply
                  </TextLink>
                </p>
              )}
              <p className="mt-3 text-ink-soft">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
