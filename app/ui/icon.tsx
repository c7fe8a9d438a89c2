/** From its upper point. */
const star = ' 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.3 6.3-.8z';

/** Line drawings on a 24 x 24 grid, drawn for this site. One path each keeps them small. */
const paths = {
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v5m0 3.5v.01',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  'arrow-up-right': 'M6 18 18 6M8 6h10v10',
  bed: 'M3 19v-8m0 5h18v3m0-3v-3a3 3 0 0 0-3-3H9v6M3 6v5m3-1a1.5 1.5 0 1 0 0 .01',
  bookmark: 'M6 3.5h12V20.5l-6-4.5-6 4.5Z',
  bulb: 'M9 18h6m-5 3h4M8.5 14.5A6 6 0 1 1 15.5 14.5C14.5 15.3 14.5 16 14.5 18h-5c0-2 0-2.7-1-3.5Z',
  ceiling: 'M3 4h18v4H3zM6 8v3h12V8M9 11v2h6v-2M12 13v3m-3 4 3-4 3 4',
  chat: 'M4 20l1.3-4.2A8 8 0 1 1 8.5 19L4 20Zm5-11c0 4 3 6 5.5 6l1-1.8-2.2-1-1 1c-.9-.4-1.7-1.2-2-2l.9-1-1-2Z',
  check: 'm4.5 12.5 5 5L19.5 7',
  'chevron-down': 'm6 9 6 6 6-6',
  children: 'M4 20V9l8-5 8 5v11M4 20h16M9 20v-5h6v5M12 8v3m-1.5-1.5h3',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2',
  close: 'M5 5l14 14M19 5 5 19',
  cube: 'm12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1.2.6-2 2-2h1.5V2.6A14 14 0 0 0 15.5 2.5C13 2.5 10.8 4 10.8 7v2.5H8V13h2.8v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17 6.9h.01',
  key: 'M14.5 3a5.5 5.5 0 1 0 1.7 10.7L18 12h2v-2h1V7.5M14 8.5h.01M10.5 12.5 3 20v1h3v-2h2v-2h2l2-2',
  kitchen: 'M3 10h18M4 10v10h16V10M12 10v10M8 13h1m6 0h1M6 10V6a2.5 2.5 0 0 1 5 0M15 4h5v3h-5z',
  linkedin:
    'M4 9h3.5v11H4zM5.7 4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM11 20V9h3.4v1.6c.7-1.1 1.9-1.9 3.3-1.9 2.5 0 3.8 1.6 3.8 4.5V20H18v-6.3c0-1.3-.6-2.1-1.7-2.1-1.2 0-1.9.9-1.9 2.3V20Z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  map: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21Zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  menu: 'M3 7h18M3 12h18M3 17h12',
  minus: 'M5 12h14',
  office: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  pause: 'M8 5v14M16 5v14',
  phone: 'M5 3h4l1.5 5L8 9.5a12 12 0 0 0 6.5 6.5L16 13.5l5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  roller: 'M4 4h13v5H4zM17 6.5h3V12h-9v3M10 15h2v6h-2z',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  star: `m12 3${star}`,
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  villa: 'M2 11 12 4l10 7M5 9v11h14V9M9 20v-6h6v6M2 20h20',
  wardrobe: 'M4 3h16v16H4zM12 3v16M9.5 10v2m5-2v2M6 19v2m12-2v2',
} as const;

export type IconName = keyof typeof paths;

/** A decorative drawing; a label beside it says what it means. `size` is in px at the browser's usual text size. */
export function Icon({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={`${size / 16}rem`} aria-hidden="true" className={`icon ${className}`.trimEnd()}>
      <path d={paths[name]} />
    </svg>
  );
}

/** Stars in a row, as one drawing: with each element a dialog opens later. */
export function Stars({ count }: { count: number }) {
  return (
    <svg viewBox={`0 0 ${29 * count} 24`} width={`${1.375 * count}rem`} aria-hidden="true" className="icon fill-current">
      <path d={`m12 3${Array(count).fill(star).join('m29 0')}`} />
    </svg>
  );
}
