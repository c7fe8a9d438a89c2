import { SectionHeading } from '#app/blocks/section-heading.tsx';
import type { ServicesView } from '#content-model/views.ts';

/** The stages of payment and the penalty for delays; nothing where the studio has not settled them. */
export function AgreementSection({ payment, delay }: Pick<ServicesView, 'payment' | 'delay'>) {
  if (!payment && !delay) return null;
  return (
    <section id="agreement" aria-label="Payment and delays" className="page grid gap-y-14 pt-(--section) print:hidden">
      {payment && <Payment {...payment} />}
      {delay && <Delay {...delay} />}
    </section>
  );
}

function Payment({ heading, text, stages }: NonNullable<ServicesView['payment']>) {
  return (
    <div>
      <SectionHeading heading={heading} text={text} />
      <ol className="mt-8 border-b border-line">
        {stages.map(({ share, due }) => (
          <li key={due} className="grid grid-cols-[5.5rem_1fr] items-baseline border-t border-line py-4 sm:grid-cols-[8rem_1fr]">
            <span className="font-display text-heading">{share}%</span>
            <span>{due}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Delay({ heading, text, penalty, per, after, cap, excluded }: NonNullable<ServicesView['delay']>) {
  return (
    <div>
      <SectionHeading heading={heading} text={text} />
      <dl className="mt-8 grid gap-6 sm:grid-cols-3">
        <Figure value={penalty} term={`${ofPrice(penalty)}for each ${per} of delay`} />
        <Figure
          value={after === 0 ? 'At once' : `${after} ${after === 1 ? 'day' : 'days'}`}
          term="after the agreed date it begins to count"
        />
        <Figure value={cap} term={`${ofPrice(cap)}at most`} />
      </dl>
      {excluded.length > 0 && (
        <>
          <h3 className="mt-8 font-display text-subheading">Delays that do not count</h3>
          <ul className="mt-3 grid max-w-[60ch] list-disc gap-1.5 pl-5 text-ink-soft marker:text-brass">
            {excluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a share is of; a sum needs no words. */
function ofPrice(penalty: string): string {
  return penalty.endsWith('%') ? 'of the agreed price, ' : '';
}

function Figure({ value, term }: { value: string; term: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-2 border-l border-brass py-1 pr-3 pl-4">
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="font-display text-heading">{value}</dd>
    </div>
  );
}
