import site from 'virtual:content/site';
import { type ComponentType, useEffect, useState } from 'react';
import { phoneHref, whatsappHref } from '#app/lib/contact-links.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { QuoteFormProps } from './quote-form.tsx';

/** After this long the other ways to reach the studio are shown beside the form that is still loading. */
const slowAfterMs = 6000;

export function loadQuoteForm(): Promise<ComponentType<QuoteFormProps>> {
  return import('./quote-form.tsx').then(({ QuoteForm }) => QuoteForm);
}

/** The quote form once its code is there; until then, and where it cannot be loaded, the other ways to reach the studio. */
export function QuoteFormLoader({ close }: { close: () => void }) {
  const [Form, setForm] = useState<ComponentType<QuoteFormProps> | null>(null);
  const [problem, setProblem] = useState<'slow' | 'failed' | null>(null);
  const waiting = problem !== 'failed';

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setProblem('slow'), slowAfterMs);
    void loadQuoteForm()
      .then((loaded) => setForm(() => loaded))
      .catch(() => setProblem('failed'))
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [waiting]);

  if (Form) return <Form studio={site.studio} close={close} />;
  return (
    <div className="grid gap-5">
      <p role="status">{words(problem)}</p>
      {problem && (
        <div className="flex flex-wrap gap-3">
          {!waiting && <Button onClick={() => setProblem(null)}>Try again</Button>}
          <OtherWays />
        </div>
      )}
    </div>
  );
}

function words(problem: 'slow' | 'failed' | null): string {
  if (problem === 'slow') return 'The form is taking a while to load. You can reach us directly meanwhile.';
  if (problem === 'failed') return 'The form could not be loaded. Please try again, or reach us directly.';
  return 'Opening the form…';
}

/** The contact page by an ordinary load, since it may be the page's own scripts that are out of date. */
function OtherWays() {
  const { studio } = site;
  return (
    <>
      <ButtonAnchor variant="outline" href={phoneHref(studio)}>
        Call {studio.phone}
      </ButtonAnchor>
      <ButtonAnchor variant="outline" href={whatsappHref(studio)} target="_blank" rel="noopener noreferrer">
        Chat on WhatsApp
      </ButtonAnchor>
      <ButtonAnchor variant="outline" href="/contact">
        Contact page
      </ButtonAnchor>
    </>
  );
}
