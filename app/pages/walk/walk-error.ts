/** An error whose message is for the visitor. */
export class WalkError extends Error {}
