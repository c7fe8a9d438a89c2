/** The exit code of server/collector/picture-process.ts for too many pixels; here, because to import that file runs it. */
export const tooManyPixels = 3;
