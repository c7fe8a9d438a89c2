import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ProjectView } from '#content-model/views.ts';
import type { PlannerProps } from './planner.tsx';

/**
 * The planner once its code is there. Until then its place is reserved and the prices are below it, where they stay if the code
 * cannot be loaded.
 */
export function PlannerLoader({ page, children }: { page: ProjectView; children: ReactNode }) {
  const [Planner, setPlanner] = useState<ComponentType<PlannerProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (failed) return;
    import('./planner.tsx').then(
      (loaded) => setPlanner(() => loaded.Planner),
      () => setFailed(true),
    );
  }, [failed]);

  if (Planner) return <Planner page={page} prices={children} />;
  return (
    <>
      <div className="page needs-script no-print min-h-[80svh]">
        <p role="status" className="border-t border-line pt-6 text-ink-soft">
          {failed ? 'Your project could not be opened. What you saved is still on this device.' : 'Opening your project…'}
        </p>
        {failed && (
          <Button className="mt-4" onClick={() => setFailed(false)}>
            Try again
          </Button>
        )}
      </div>
      <p className="without-script page pb-12 text-lead">{page.withoutScript}</p>
      {children}
    </>
  );
}
