import type { Toast } from '#app/ui/toast/toast.tsx';

/** For a change that the browser did not keep. */
export const notKept: Toast = {
  title: 'Not saved',
  description: 'This browser cannot save anything for this website: its storage is switched off or full.',
  tone: 'destructive',
};
