import { createPortal } from 'react-dom';
import { bottomBarId } from '#app/ui/bottom-bar.tsx';
import { QuoteNextSteps, type QuoteNextStepsProps } from './quote-next-steps.tsx';

/** The way on at the foot of the page, once the dialog has closed and until it is dismissed. */
export function BottomBarNextSteps({ mail, onDismiss }: QuoteNextStepsProps) {
  return createPortal(
    <section aria-label={mail ? 'Your quote request' : undefined} className={mail ? 'border-t border-brass bg-surface' : undefined}>
      <div className={mail ? 'page py-4' : undefined}>
        <QuoteNextSteps mail={mail} onDismiss={onDismiss} />
      </div>
    </section>,
    document.getElementById(bottomBarId) ?? document.body,
  );
}
