/** At most `attempts` within any `windowMs` milliseconds. */
export type Rate = { attempts: number; windowMs: number };

export const generalRate: Rate = { attempts: 5, windowMs: 60_000 };

export type RateLimit = {
  /** Counts an attempt and returns true, or returns false, uncounted, where the rate is used up. */
  tryAttempt(): boolean;
};

/**
 * A limit kept in memory for the visit, so make one a form and keep it outside the component. The clock is monotonic:
 * setting the machine's time back locks nobody out.
 */
export function createRateLimit({ attempts, windowMs }: Rate = generalRate, now = () => performance.now()): RateLimit {
  let recent: number[] = [];

  function tryAttempt(): boolean {
    const time = now();
    recent = recent.filter((earlier) => time - earlier < windowMs);
    if (recent.length >= attempts) return false;
    recent.push(time);
    return true;
  }

  return { tryAttempt };
}
