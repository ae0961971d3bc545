import type { Text } from '../../kit/text.ts';
import { dangerOf } from '../rules/danger.ts';
import type { State } from '../state.ts';

/** The danger to Runa this round, for a line of the board. */
export function dangerNote(state: State): Text {
  const damage = dangerOf(state);
  const left = state.runa.hp - damage;
  if (damage === 0) return { en: 'Danger: none this round', de: 'Gefahr: keine in dieser Runde' };
  return left > 0
    ? { en: `Danger: ${damage} damage, ${left} health left`, de: `Gefahr: ${damage} Schaden, noch ${left} Leben` }
    : { en: `Danger: ${damage} damage would kill Runa`, de: `Gefahr: ${damage} Schaden, tödlich für Runa` };
}

/** The same as a sentence. */
export function dangerSentence(state: State): Text {
  const damage = dangerOf(state);
  const { hp } = state.runa;
  if (damage === 0) return { en: 'Runa is in no danger this round.', de: 'In dieser Runde droht Runa keine Gefahr.' };
  return damage < hp
    ? {
        en: `${damage} damage threatens Runa, who has ${hp} health.`,
        de: `Runa drohen ${damage} Schaden. Sie hat ${hp} Leben.`,
      }
    : {
        en: `${damage} damage would kill Runa, who has ${hp} health.`,
        de: `${damage} Schaden wären tödlich für Runa. Sie hat ${hp} Leben.`,
      };
}
