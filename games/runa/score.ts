import type { Score } from '../kit/game.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** How many rooms a run has. */
export const ROOMS = 8;

/** Ranked by rooms cleared, then monsters slain, then the least damage taken. */
export function scoreRun({ story }: State): Score {
  const { rooms, slain, taken } = story;
  const monsters = slain.length === 1 ? '1 monster' : `${slain.length} monsters`;
  return {
    points: [rooms, slain.length, -taken],
    words: {
      en: `${rooms} of ${ROOMS} rooms cleared, ${monsters} slain, ${taken} damage taken`,
      de: `${rooms} von ${ROOMS} Räumen geschafft, ${slain.length} Monster besiegt, ${taken} Schaden erlitten`,
    },
  };
}

/** Only with the document's rules, and with the bot's die and shuffles, because nobody can check a player's own. */
export function isLikeOthers({ dice, ...others }: Options): boolean {
  return dice !== 'own' && Object.values(others).every((option) => option === undefined);
}
