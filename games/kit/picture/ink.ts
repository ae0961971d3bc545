export { type Box, columns, inset } from './box.ts';

/** A piece of a picture, as SVG. */
export type Shape = string;

/** The colours of all pictures: the ground is their own, so that they read alike in Discord's dark and light themes. */
export const INK = {
  ground: '#22242e',
  panel: '#2f3240',
  line: '#52576b',
  text: '#f2f3f5',
  soft: '#b9becb',
  /** Told apart by colour-blind people too; a letter or a shape always says the same. */
  own: '#5db0ff',
  other: '#ffab4f',
  good: '#3ecf8e',
  bad: '#ff7b7b',
  magic: '#c3a2ff',
  gold: '#ffd166',
  dark: '#14151b',
} as const;

export type Tone = keyof typeof INK;

/** A number as SVG takes it. */
export function at(number: number): string {
  return String(Math.round(number * 10) / 10);
}
