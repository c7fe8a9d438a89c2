import { Figures } from '#app/blocks/figures.tsx';
import { SectionHeading } from '#app/blocks/section-heading.tsx';
import type { View } from '#content-model/views.ts';
import { formatCount } from '#contract/lib/format-number.ts';

/** The stages of payment and the penalty for delays; nothing if the studio has not settled them. */
export function AgreementSection({ payment, delay }: Pick<View<'services'>, 'payment' | 'delay'>) {
  if (!payment && !delay) return null;
  return (
    <section id="agreement" aria-label="Payment and delays" className="page grid gap-y-14 pt-(--section) print:hidden">
      {payment && (
        <div>
          <SectionHeading heading={payment.heading} text={payment.text} />
          <Figures figures={payment.stages.map(({ share, due }) => ({ value: `${share}%`, label: due }))} className="mt-8 gap-y-8" />
        </div>
      )}
      {delay && <Delay {...delay} />}
    </section>
  );
}

function Delay({ heading, text, penalty, per, after, cap, excluded }: NonNullable<View<'services'>['delay']>) {
  const figures = [
    { value: penalty, label: `${ofPrice(penalty)}for each ${per} of delay` },
    { value: formatCount(after, 'day') || 'At once', label: 'after the agreed date it begins to count' },
    { value: cap, label: `${ofPrice(cap)}at most` },
  ];
  return (
    <div>
      <SectionHeading heading={heading} text={text} />
      <Figures figures={figures} className="mt-8 gap-y-8" />
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

/** What a percentage is of; a sum needs no words. */
function ofPrice(penalty: string): string {
  return penalty.endsWith('%') ? 'of the agreed price, ' : '';
}
