import { createPortal } from 'react-dom';
import { dockId } from '#app/ui/dock.tsx';
import { WayOn, type WayOnProps } from './way-on.tsx';

/** The way on at the foot of the page, once the dialog has closed and until it is dismissed. */
export function DockedWayOn({ mail, onDismiss }: WayOnProps) {
  return createPortal(
    <section aria-label={mail ? 'Your quote request' : undefined} className={mail ? 'border-t border-brass bg-surface' : undefined}>
      <div className={mail ? 'page py-4' : undefined}>
        <WayOn mail={mail} onDismiss={onDismiss} />
      </div>
    </section>,
    document.getElementById(dockId) ?? document.body,
  );
}
