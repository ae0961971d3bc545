import type { Score } from '../kit/game.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** More rooms come first, then more monsters slain, then less damage taken. */
export function scoreRun({ story }: State): Score {
  const { rooms, slain, taken } = story;
  return {
    points: [rooms, slain.length, -taken],
    words: {
      en: `${rooms} of 8 rooms won, ${slain.length} monsters slain, ${taken} damage taken`,
      de: `${rooms} von 8 Räumen gewonnen, ${slain.length} Monster erschlagen, ${taken} Schaden erlitten`,
    },
  };
}

/** With the bot's own die and shuffles: those of a person cannot be checked. */
export function isLikeOthers({ dice, seeds }: Options): boolean {
  return dice !== 'own' && seeds === undefined;
}
