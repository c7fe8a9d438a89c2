import type { Problem } from '#content-model/problems.ts';

/** The error of a request that is not done, as it is answered: in words, or with the build's messages. */
export class NotDone extends Error {
  readonly statusCode: number;
  readonly problems: Problem[];

  constructor(statusCode: 404 | 409 | 422, message: string, problems: Problem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}
