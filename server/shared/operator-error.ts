/** A failure that the operator of the server can fix; the message is one line that says how. */
export class OperatorError extends Error {}
