/** The panel of services in the header, and the menu of phones: dialogs that page and script both find by their id. */
export const servicesPanelId = 'services-panel';
export const siteMenuId = 'site-menu';
