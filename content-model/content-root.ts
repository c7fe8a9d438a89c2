import path from 'node:path';

/** The folder that holds content/ and photos/; CONTENT_ROOT names another, as the tests on changed content do. */
export const contentRoot = path.resolve(process.env.CONTENT_ROOT ?? path.join(import.meta.dirname, '..'));
