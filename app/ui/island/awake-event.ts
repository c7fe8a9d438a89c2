/** Says that the code of a control has come: early.ts then repeats what was pressed meanwhile. */
export const awakeEvent = 'awake';
