import { ButtonLink } from '#app/ui/button.tsx';

/** Shown in the place of a part of the page that fails. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <div role="alert" className="page grid content-center gap-6 py-20">
      <h2 className="font-display text-title">Unexpected Application Error!</h2>
      <p className="text-lead text-ink-soft">{error instanceof Error ? error.message : String(error)}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="">Load this page again</ButtonLink>
        <ButtonLink href="/" variant="outline">
          Go to Homepage
        </ButtonLink>
      </p>
    </div>
  );
}
