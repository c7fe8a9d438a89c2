/** The controls that save a picture or add a service. They work without the code of an island around them. */
export const projectControlSelector = '[data-save],[data-want]';

/** Those that add a service, except the boxes of an island that is awake. */
export const wantControlSelector = '[data-want]:not([data-awake] *)';
