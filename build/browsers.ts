/** Browsers of the last two and a half years: `light-dark()` and nesting stay as they are written. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];
