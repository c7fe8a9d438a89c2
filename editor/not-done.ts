import type { Problem } from '#content-model/problems.ts';

export type NotDone = Error & { statusCode: number; problems: Problem[] };

/** The error of a request that is not done, as it is answered: in words, or with the build's messages. */
export function notDone(statusCode: 404 | 409 | 422, message: string, problems: Problem[] = []): NotDone {
  return Object.assign(new Error(message), { statusCode, problems });
}
