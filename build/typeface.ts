import path from 'node:path';
import { type Font, openSync, type Run } from 'fontkit';
import { projectRoot } from '#content-model/project-root.ts';

/** The start of a line on its baseline. */
export type Placement = { x: number; y: number; size: number; fill: string };
type Box = { width: number; height: number; leading: number; largest: number };

/** The characters of a text that one of the site's fonts lacks: browsers take them from another font. */
export function missingCharacters(text: string): string[] {
  const fonts = ['fraunces', 'anek-latin'].map((name) => new Typeface(name));
  return [...new Set(text)].filter((character) => character >= ' ' && !fonts.every((font) => font.has(character)));
}

/**
 * One of the site's fonts for link pictures. Text becomes outlines, so the picture is the same whatever fonts a machine
 * has. Sizes are in pixels, tracking in em. Characters that the file in fonts/ lacks are left out.
 */
export class Typeface {
  private readonly font: Font;
  private readonly tracking: number;
  private readonly widths = new Map<string, number>();

  constructor(name: string, tracking = 0) {
    this.font = openSync(path.join(projectRoot, 'fonts', `${name}.woff2`));
    this.tracking = tracking;
  }

  /** Whether the font has a character. */
  has(character: string): boolean {
    return this.font.hasGlyphForCodePoint(character.codePointAt(0) as number);
  }

  /** The width of a line, remembered because fitting asks for it repeatedly. */
  width(text: string, size: number): number {
    const em = this.widths.get(text) ?? this.set(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / this.font.unitsPerEm;
    this.widths.set(text, em);
    return em * size;
  }

  /** An SVG path of the text whose baseline begins at x, y. */
  draw(text: string, { x, y, size, fill }: Placement): string {
    const { glyphs, positions } = this.set(text);
    let advance = 0;
    let outline = '';
    for (const [index, { path }] of glyphs.entries()) {
      outline += path.translate(advance, 0).toSVG();
      advance += positions[index]?.xAdvance ?? 0;
    }
    const scale = size / this.font.unitsPerEm;
    return `<path fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outline}"/>`;
  }

  /** The largest size at which a text fits the width in one line. */
  fitLine(text: string, width: number, largest: number): number {
    return Math.min(largest, width / this.width(text, 1));
  }

  /** Breaks a text into lines of about one length, at the largest size at which they fit the box. */
  fit(text: string, { width, height, leading, largest }: Box): { lines: string[]; size: number } {
    for (let size = largest; ; size -= 1) {
      const lines = this.balanced(text, width / size);
      const fits = lines.length * size * leading <= height && lines.every((line) => this.width(line, size) <= width);
      if (fits || size <= 12) return { lines, size };
    }
  }

  /** As many lines as the width (in em) needs, none much longer than the others. */
  private balanced(text: string, width: number): string[] {
    const fewest = this.wrapped(text, width);
    for (let narrower = width * 0.5; narrower < width; narrower += 0.25) {
      const lines = this.wrapped(text, narrower);
      if (lines.length === fewest.length && lines.every((line) => this.width(line, 1) <= narrower)) return lines;
    }
    return fewest;
  }

  private wrapped(text: string, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.trim().split(/\s+/)) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.width(longer, 1) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private set(text: string): Run {
    const known = [...text].filter((character) => this.has(character)).join('');
    const { glyphs, positions } = this.font.layout(known);
    const tracking = this.tracking * this.font.unitsPerEm;
    return { glyphs, positions: positions.map(({ xAdvance }) => ({ xAdvance: xAdvance + tracking })) };
  }
}
