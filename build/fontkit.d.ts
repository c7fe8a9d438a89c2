/** The part of fontkit 2 that is used here; the package has no types. */
declare module 'fontkit' {
  type Path = { translate(x: number, y: number): Path; toSVG(): string };
  export type Run = { glyphs: { path: Path }[]; positions: { xAdvance: number }[] };
  export type Font = {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): Run;
  };
  export function openSync(file: string): Font;
}
