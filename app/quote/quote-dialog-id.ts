/** The dialog of the quote form, on every page. */
export const quoteDialogId = 'quote-dialog';
