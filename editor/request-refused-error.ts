import type { Problem } from '#content-model/problems.ts';

/** Refuses a request, with a message or with the build's problems. */
export class RequestRefusedError extends Error {
  readonly statusCode: number;
  readonly problems: Problem[];

  constructor(statusCode: 404 | 409 | 422, message: string, problems: Problem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}
