/** Addresses of this site that are no pages: where a form is posted, followed by its id, and what the server answers. */
export const formsAddress = '/f/';
export const countAddress = '/count';
export const healthAddress = '/healthz';
export const serviceWorkerAddress = '/service-worker.js';
