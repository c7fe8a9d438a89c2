/** Ids by which a script or another page finds an element. */

/** What a page is about: the skip link and `focusMain` lead to it. */
export const mainId = 'main';
export const quoteDialogId = 'quote-dialog';
/** The notice of a quote request that is in the mail program. */
export const quoteNoticeId = 'quote-notice';
/** The panel of services in the header, and the menu of phones. */
export const servicesPanelId = 'services-panel';
export const siteMenuId = 'site-menu';
/** On the contact page: the consultation, which a link opens, and the visitor's project. */
export const consultationId = 'consultation';
export const attachedProjectId = 'your-project';
export const bottomBarId = 'bottom-bar';
/** The message that app/shell/load-failure.tsx renders once a page. */
export const loadFailureId = 'load-failure';
