import type { Choice } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { makeLine, type Order } from './orders.ts';

const LABEL_MAX = 80;
const DETAIL_MAX = 100;

/** Words cut to a length: united names have no limit, menus and columns do. */
export function clip(words: string, max: number): string {
  return words.length <= max ? words : `${words.slice(0, max - 1).toWellFormed()}…`;
}

function clipText(text: Text, max: number): Text {
  return typeof text === 'string' ? clip(text, max) : { en: clip(text.en, max), de: clip(text.de, max) };
}

/** A choice that makes a whole line. */
export function whole(order: Order, label: Text, detail?: Text): Choice {
  return choice(makeLine(order), true, label, detail);
}

/** A choice that leads to further ones. */
export function step(line: string, label: Text, detail?: Text): Choice {
  return choice(line, false, label, detail);
}

function choice(line: string, final: boolean, label: Text, detail?: Text): Choice {
  const words = { line, label: clipText(label, LABEL_MAX), final };
  return detail === undefined ? words : { ...words, detail: clipText(detail, DETAIL_MAX) };
}
