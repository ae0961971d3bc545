import { gainOf, type Play, playsOf } from '../computers/greedy.ts';
import { isAttack } from '../rules/cards.ts';
import { cardAt, type State } from '../state.ts';

/** What one press plays: an attack on a monster, once or until one of the monsters falls. */
export interface Attack extends Play {
  readonly repeats: boolean;
}

/** The line of such a press: `>2 1` for the second card at the first monster, `>2 1 on` for all it takes. */
export function makeAttack({ card, target, repeats }: Attack): string {
  return `>${card + 1} ${target + 1}${repeats ? ' on' : ''}`;
}

/** The attack of a line; undefined if none is spelled so. */
export function parseAttack(line: string): Attack | undefined {
  const [, card, target, repeats] = /^>([1-9]\d?) ([1-9])( on)?$/.exec(line) ?? [];
  return card ? { card: Number(card) - 1, target: Number(target) - 1, repeats: repeats !== undefined } : undefined;
}

/** All attacks of Runa's hand, copies of a card once, the best of this round first. */
export function attacksOf(state: State): readonly Play[] {
  if (state.phase.kind !== 'card') return [];
  return playsOf(state)
    .filter(({ card }) => isAttack(cardAt(state, card)))
    .map((play) => ({ play, gain: gainOf(state, play) }))
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ play }) => play);
}
