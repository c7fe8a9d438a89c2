/** Dispatched when a control's code is loaded; early.ts then repeats the presses it kept. */
export const awakeEvent = 'awake';
