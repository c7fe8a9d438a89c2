/** What the desk tells the editor behind it: who is signed in, and where the saved pages are shown. */
export const personHeader = 'x-person';
export const previewOriginHeader = 'x-preview-origin';

/** The editor's addresses that change what is published: the desk notes who asked. */
export const publishPath = '/api/publish';
export const goBackPath = '/api/go-back';
