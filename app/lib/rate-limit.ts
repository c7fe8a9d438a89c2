/** At most `attempts` within any `windowMs` milliseconds. */
export type Rate = { attempts: number; windowMs: number };

export type RateLimit = {
  /** True where no further attempt is allowed now. */
  isUsedUp(): boolean;
  /** Counts one attempt, made now. */
  count(): void;
};

/**
 * A limit kept in memory for the visit, so keep it outside the component. The clock is monotonic: setting the machine's
 * time back locks nobody out.
 */
export function createRateLimit({ attempts, windowMs }: Rate, now = () => performance.now()): RateLimit {
  let times: number[] = [];
  return {
    isUsedUp: () => times.filter((time) => now() - time < windowMs).length >= attempts,
    count: () => {
      times = [...times, now()].slice(-attempts);
    },
  };
}
