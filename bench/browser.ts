/** The headless shell does not know the connection's type: it would load pictures from twice as far below as Chrome on 4G. */
export const browserFlags = ['--no-sandbox', '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'];
