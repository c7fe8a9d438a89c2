/** Buttons that save a picture or add a service: start-project-buttons.ts handles them, in islands too. */
export const projectButtonSelector = 'button:is([data-save],[data-want])';

/**
 * Boxes that add a service, each in an island. Until the page's script runs, early.ts keeps their presses; then
 * start-project-buttons.ts handles them, and once the island is awake, React.
 */
export const wantBoxSelector = 'input[data-want]:not([data-awake] *)';
