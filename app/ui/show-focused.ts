import type { FocusEvent } from 'react';

/** For a row that scrolls: Chromium does not scroll to a link that the keyboard reaches while a part of it shows. */
export function showFocused({ target }: FocusEvent<Element>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
