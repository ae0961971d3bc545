import type { Notable } from '../../kit/game.ts';
import type { Reader } from '../../kit/reader.ts';
import type { Text } from '../../kit/text.ts';
import { sightOf } from '../rules/knowledge/sight.ts';
import { nameOf, present } from '../rules/match/people.ts';
import type { Person, State } from '../state.ts';

/** What a player can note about somebody, with the sign that stands beside their letters on the map. */
export const NOTES = {
  enemy: { sign: '!', name: { en: 'Enemy?', de: 'Gegner?' } },
  guest: { sign: '+', name: { en: 'Guest?', de: 'Gast?' } },
  mine: { sign: '-', name: { en: 'Mine', de: 'Meine' } },
} as const satisfies Record<string, { sign: string; name: Text }>;

/** A note by its name. */
export type NoteName = keyof typeof NOTES;
/** All notes, in the order of their menu. */
export const NOTE_NAMES = Object.keys(NOTES) as NoteName[];

/** Everybody whom a reader sees and does not lead. */
export function notable(state: State, { viewer }: Reader): Notable {
  const seen = sightOf(state, viewer, false);
  return {
    things: present(seen)
      .filter(({ faction }) => faction !== viewer)
      .map(({ id }) => ({ id: String(id), name: nameOf(seen, id) })),
    labels: NOTE_NAMES.map((id) => ({ id, name: NOTES[id].name })),
  };
}

/** What a reader has noted about a person; what they know for sure counts more. */
export function notedOn({ notes = [] }: Reader, { id, faction }: Person): NoteName | undefined {
  const mark = notes.find(({ about }) => about === String(id))?.mark;
  return faction === 'UNKNOWN' ? NOTE_NAMES.find((name) => name === mark) : undefined;
}
