/** Something that the person who starts the server can fix; the message is one line that says how. */
export class StartError extends Error {}
