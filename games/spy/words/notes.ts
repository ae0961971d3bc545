import type { Reader, Text } from '@longtable/kit';
import type { Person } from '../state.ts';
import { texts } from './texts.ts';

/** The notes a player can make about a person, with their map symbols. */
export const NOTES = {
  enemy: { sign: '!', name: texts.notes.enemy },
  guest: { sign: '+', name: texts.notes.guest },
  mine: { sign: '-', name: texts.notes.mine },
} as const satisfies Record<string, { sign: string; name: Text }>;

export type NoteName = keyof typeof NOTES;
/** All notes in the order of their menu. */
export const NOTE_NAMES = Object.keys(NOTES) as NoteName[];

/** Returns the reader's note about a person, or undefined if there is none or the faction is known. */
export function ownNoteAbout({ notes = [] }: Reader, { id, faction }: Person): NoteName | undefined {
  const mark = notes.find(({ about }) => about === String(id))?.mark;
  return faction === 'UNKNOWN' ? NOTE_NAMES.find((name) => name === mark) : undefined;
}
