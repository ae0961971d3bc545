import type { Seat } from './game.ts';
import { isYou, possessiveName, type Reader } from './reader.ts';

/** What German needs to know of a noun. */
export type Gender = 'm' | 'f' | 'n';

const DEIN: Readonly<Record<Gender, string>> = { m: 'dein', f: 'deine', n: 'dein' };

/** A player's thing as the subject of a sentence: “your Torchman”, “Bo’s Torchman”; German names of unknown gender stand alone. */
export function possessive(reader: Reader, seat: Seat, name: string, gender?: Gender): string {
  if (!isYou(reader, seat)) return `${possessiveName(reader, seat)} ${name}`;
  if (reader.language === 'en') return `your ${name}`;
  return gender ? `${DEIN[gender]} ${name}` : name;
}

/** Text with a capital first letter. */
export function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
