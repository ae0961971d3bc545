import type { Seat } from './game.ts';
import { isYou, ownedBy, type Reader } from './reader.ts';

/** What German needs to know of a noun. */
export type Gender = 'm' | 'f' | 'n';

const DEIN: Readonly<Record<Gender, string>> = { m: 'dein', f: 'deine', n: 'dein' };

/** Something that is somebody's, as a sentence's subject: "your Torchman", "Bo's Torchman"; German names of unknown gender stand alone. */
export function possessive(reader: Reader, seat: Seat, name: string, gender?: Gender): string {
  if (!isYou(reader, seat)) return `${ownedBy(reader, seat)} ${name}`;
  if (reader.language === 'en') return `your ${name}`;
  return gender ? `${DEIN[gender]} ${name}` : name;
}

/** Words as the beginning of a sentence. */
export function capital(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
