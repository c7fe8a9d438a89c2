import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';

export type ToastTone = 'default' | 'success' | 'destructive';

export const toastManager = Toast.createToastManager();

const toneStyles: Record<ToastTone, string> = {
  default: 'border-line border-l-brass bg-surface text-ink',
  success: 'border-line border-l-success bg-surface text-ink',
  destructive: 'border-danger bg-danger text-on-danger',
};

/** Not the dialog that Base UI makes of a toast: it is a message in a live region, and only its button takes focus. */
const plainBox = {
  role: undefined,
  tabIndex: -1,
  'aria-modal': undefined,
  'aria-hidden': undefined,
  'aria-labelledby': undefined,
  'aria-describedby': undefined,
};

/**
 * The messages at the bottom right: at most three, each closing after 5 s unless the pointer or the keyboard is on it.
 *
 * Two live regions stand here before any message comes and hold the messages themselves, so that each is announced once:
 * politely, or at once where it is destructive. Base UI's own announcements are off, since its urgent ones hide
 * focusable content (aria-hidden) and bring their live region along with the message.
 */
export function Toaster({ onMount }: { onMount: () => void }) {
  // Runs after the provider's own effect, from which on it takes messages.
  useEffect(onMount, [onMount]);
  const messages = useRef<HTMLDivElement>(null);
  useCoveredHeight(messages);
  return (
    <Toast.Provider toastManager={toastManager} timeout={5000} limit={3}>
      <Toast.Viewport
        ref={messages}
        aria-live="off"
        className="pointer-events-none fixed right-4 bottom-[calc(1rem+var(--bottom-bar-height,0px))] z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col outline-none no-print"
      >
        <div role="status" aria-atomic={false} className="flex flex-col-reverse">
          <Toasts shows={(tone) => tone !== 'destructive'} />
        </div>
        <div role="alert" aria-atomic={false} className="flex flex-col-reverse">
          <Toasts shows={(tone) => tone === 'destructive'} />
        </div>
      </Toast.Viewport>
    </Toast.Provider>
  );
}

/** Tells the page how much of its foot the messages cover, so that focus does not hide behind them. */
function useCoveredHeight(messages: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = messages.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--toasts', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [messages]);
}

function Toasts({ shows }: { shows: (tone: ToastTone) => boolean }) {
  const { toasts } = Toast.useToastManager();
  return toasts.filter((toast) => shows(toneOf(toast.type))).map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject }) {
  return (
    <Toast.Root
      toast={toast}
      {...plainBox}
      className={`pointer-events-auto mt-3 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-card border border-l-4 transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 ${toneStyles[toneOf(toast.type)]}`}
    >
      <Toast.Content className="flex items-start gap-2 py-3 pr-1.5 pl-4">
        <div className="flex-1 self-center text-small">
          <Toast.Title render={<p />} className="font-display text-body" />
          <Toast.Description />
        </div>
        <Toast.Close
          aria-hidden={false}
          aria-label="Dismiss"
          className="-my-1.5 -outline-offset-4 outline-current grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

function toneOf(type: string | undefined): ToastTone {
  return type === 'success' || type === 'destructive' ? type : 'default';
}
