import { Figures } from '#app/blocks/figures.tsx';
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
  const figures = [
    { value: penalty, label: `${ofPrice(penalty)}for each ${per} of delay` },
    { value: after === 0 ? 'At once' : `${after} ${after === 1 ? 'day' : 'days'}`, label: 'after the agreed date it begins to count' },
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

/** What a share is of; a sum needs no words. */
function ofPrice(penalty: string): string {
  return penalty.endsWith('%') ? 'of the agreed price, ' : '';
}
