/** The exit code of server/collector/picture-process.ts for a picture that is too large to be opened. */
export const tooManyPixels = 3;
