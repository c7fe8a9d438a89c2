/**
 * Allows at most `attempts` within any `windowMs` milliseconds. Kept in memory while the page is open, so keep it outside
 * the component. The clock is monotonic: setting the machine's time back locks nobody out.
 */
export function createRateLimit({ attempts, windowMs }: { attempts: number; windowMs: number }) {
  let times: number[] = [];
  return {
    /** True if no further attempt is allowed now. */
    isUsedUp: () => times.filter((time) => performance.now() - time < windowMs).length >= attempts,
    /** Counts one attempt, made now. */
    count: () => {
      times = [...times, performance.now()].slice(-attempts);
    },
  };
}
