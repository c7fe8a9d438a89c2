import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BarePage } from '#app/blocks/bare-page.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/**
 * Outside the layout. Prerendered once; the server answers every unknown address with it and status 404. Its links load
 * documents, because an unknown address has no place in the application's history.
 */
export function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <BarePage>
      <p aria-hidden="true" className="font-display text-[clamp(7rem,4rem+18vw,20rem)] leading-[0.82] tracking-tight text-accent">
        404
      </p>
      <h1 className="font-display text-title">Page Not Found</h1>
      <p className="max-w-[48ch] text-lead text-ink-soft">The page may have been moved or deleted, or its address mistyped.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument>
          Go to Homepage
        </ButtonLink>
        <Button variant="outline" className="needs-script" onClick={() => navigate(-1)}>
          Go Back
        </Button>
      </div>
    </BarePage>
  );
}
