import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';
import { readCookie, setCookie } from './cookies.ts';

export const challengeMs = 5 * minuteMs;
const cookieName = '__Host-challenge';

/**
 * Each can be answered once, within `challengeMs`, by the browser that has it in a cookie. The limit on tries
 * (sign-in.ts) bounds their number. If fewer could wait at once, strangers could take every place, and the studio could
 * not sign in.
 */
const waiting = new Set<string>();

/** Puts the challenge into a cookie of the response, and waits for its answer. */
export function giveChallenge(reply: FastifyReply, challenge: string): void {
  waiting.add(challenge);
  setTimeout(() => waiting.delete(challenge), challengeMs).unref();
  setCookie(reply, cookieName, challenge, challengeMs / 1000);
}

/** Returns the challenge that this browser may answer, once; undefined if there is none any more. */
export function takeChallenge(request: FastifyRequest): string | undefined {
  const challenge = readCookie(request, cookieName);
  return waiting.delete(challenge) ? challenge : undefined;
}
