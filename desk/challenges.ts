import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './session-guard.ts';

export const challengeMs = 5 * 60_000;
const cookieName = '__Host-challenge';

/**
 * Each can be answered once, within five minutes, by the browser that asked. How many there are is bounded by the limit
 * on tries (sign-in.ts); a lower one would let strangers lock the studio out.
 */
export class Challenges {
  readonly #waiting = new Map<string, { challenge: string; until: number }>();

  give(reply: FastifyReply, challenge: string): void {
    const now = Date.now();
    for (const [id, { until }] of this.#waiting) if (until < now) this.#waiting.delete(id);
    const id = randomBytes(24).toString('base64url');
    this.#waiting.set(id, { challenge, until: now + challengeMs });
    setCookie(reply, cookieName, id, challengeMs / 1000);
  }

  take(request: FastifyRequest): string | undefined {
    const id = readCookie(request, cookieName);
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found && found.until > Date.now() ? found.challenge : undefined;
  }
}
