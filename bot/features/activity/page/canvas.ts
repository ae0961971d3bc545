import type { Colour } from '@longtable/kit/picture';

/** What the drawing code of pictures uses in Node: canvases, icons and fonts. */

/** Paths and colours of the icons that the server has sent, by name. They arrive before what shows them. */
export const icons = { paths: {} as Record<string, string>, colours: {} as Record<string, Colour> };

export function iconPath(name: string): string | undefined {
  return name.startsWith('M') ? name : icons.paths[name];
}

export function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Loads the fonts, so that no text is measured without them. */
export async function loadFonts(): Promise<void> {
  const fonts = [500, 700].flatMap((weight) => [fontOf(16, weight, false), fontOf(16, weight, true)]);
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
}

export const Path2D = window.Path2D;

export function registerFontsFor(): void {}

export function fontOf(size: number, weight: number, isNarrow: boolean): string {
  return `${weight > 500 ? 700 : 500} ${size}px "Fira Sans ${isNarrow ? 'Extra ' : ''}Condensed", sans-serif`;
}
