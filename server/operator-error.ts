/** Something that whoever runs the server can fix; the message is one line that says how. */
export class OperatorError extends Error {}
