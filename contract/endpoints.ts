/** Addresses of this site that are no pages: where a form is posted, followed by its id, and what the server answers. */
export const formsPath = '/f/';
export const countPath = '/count';
export const healthPath = '/healthz';
export const serviceWorkerPath = '/service-worker.js';
