/** A shape in which pages show a photograph. */
export type Crop = { where: string; width: number; height: number };

const page: Crop = { where: 'On pages', width: 3, height: 2 };
const cardPhone: Crop = { where: 'Card, phone', width: 4, height: 3 };
const cardDesktop: Crop = { where: 'Card, desktop', width: 4, height: 5 };

/** The shapes that app/ uses, by the file and path that name the photograph; a test compares them with app/. */
export const crops: [paths: RegExp, crops: Crop[]][] = [
  [/^services\/\S+ hero/, [page, cardPhone, cardDesktop]],
  [/^services\/\S+ detail/, [{ where: 'Upright', width: 4, height: 5 }]],
  [/^(services|cases)\/\S+ pictures/, [page, { where: 'Wide', width: 2, height: 1 }]],
  [/^about\.yaml team\.people/, [{ where: 'Face', width: 4, height: 5 }]],
  [/^about\.yaml hero/, [page, { where: 'Desktop', width: 21, height: 9 }]],
  [
    /^home\.yaml hero\.picture/,
    [
      { where: 'Tablet', width: 3, height: 2 },
      { where: 'Desktop', width: 2, height: 1 },
    ],
  ],
  [/^home\.yaml hero\.portraitFocus/, [{ where: 'Phone', width: 1, height: 1 }]],
  [/^home\.yaml approach/, [page, cardDesktop]],
];

/** The shapes of the photograph that content/`file` names at `path`. */
export function cropsAt(file: string, path: string): Crop[] {
  return crops.find(([paths]) => paths.test(`${file} ${path}`))?.[1] ?? [page];
}
