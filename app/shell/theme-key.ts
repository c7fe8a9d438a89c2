/** The name of the cookie and of the stored text that remember the theme, and the pattern that finds the cookie. */
export const themeKey = 'theme';
export const themeCookie = /(?:^|; )theme=(light|dark)/;
