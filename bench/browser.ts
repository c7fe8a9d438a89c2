/** The shell does not know the kind of line, and would fetch pictures from twice as far below as Chrome on 4G. */
export const browserFlags = ['--no-sandbox', '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'];
