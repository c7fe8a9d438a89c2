import type { Problem } from '#content-model/problems.ts';

/** Why a request is not done, as it is answered: in words, or with the build's messages. */
export class Refused extends Error {
  readonly statusCode: 404 | 409 | 422;
  readonly problems: Problem[];

  constructor(statusCode: 404 | 409 | 422, message: string, problems: Problem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}
