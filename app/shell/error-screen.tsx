import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonAnchor } from '#app/ui/button.tsx';

/** Shown when the application fails. Plain links without the router, which may be what failed. */
export function ErrorScreen() {
  const message = messageOf(useRouteError());
  return (
    <main className="page grid min-h-dvh content-center gap-6 py-20">
      <h1 className="font-display text-title">Unexpected Application Error!</h1>
      <p className="text-lead text-ink-soft">{message}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonAnchor href="">Load this page again</ButtonAnchor>
        <ButtonAnchor href="/" variant="outline">
          Go to Homepage
        </ButtonAnchor>
      </p>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
