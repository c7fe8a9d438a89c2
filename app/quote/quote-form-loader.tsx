import site from 'virtual:content/site';
import { type ComponentType, useEffect, useState } from 'react';
import { phoneHref, whatsappHref } from '#app/lib/contact-links.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import type { QuoteFormProps } from './quote-form.tsx';

/** After this long the other ways to the studio stand beside the form that is still on its way. */
const patienceMs = 6000;

export function loadQuoteForm(): Promise<ComponentType<QuoteFormProps>> {
  return import('./quote-form.tsx').then(({ QuoteForm }) => QuoteForm);
}

/** The quote form once its code is there; until then, and where it cannot be had, the other ways to the studio. */
export function QuoteFormLoader({ close }: { close: () => void }) {
  const [Form, setForm] = useState<ComponentType<QuoteFormProps> | null>(null);
  const [trouble, setTrouble] = useState<'slow' | 'failed' | null>(null);
  const waiting = trouble !== 'failed';

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setTrouble('slow'), patienceMs);
    void loadQuoteForm()
      .then((loaded) => setForm(() => loaded))
      .catch(() => setTrouble('failed'))
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [waiting]);

  if (Form) return <Form studio={site.studio} close={close} />;
  return (
    <div className="grid gap-5">
      <p role="status">{words(trouble)}</p>
      {trouble && (
        <div className="flex flex-wrap gap-3">
          {!waiting && <Button onClick={() => setTrouble(null)}>Try again</Button>}
          <OtherWays />
        </div>
      )}
    </div>
  );
}

function words(trouble: 'slow' | 'failed' | null): string {
  if (trouble === 'slow') return 'The form is taking long to arrive. You can reach us directly meanwhile.';
  if (trouble === 'failed') return 'The form could not be loaded. Please try again, or reach us directly.';
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
