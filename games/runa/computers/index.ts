import type { Level, Seat } from '../../kit/game.ts';
import { CLASS_NAMES, type ClassName } from '../rules/cards.ts';
import { NONE } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { bestOfOffer, spareCards, takesDie } from './custom.ts';
import { whimOf } from './fates.ts';
import { bestDeed, bestDiscards, bestLoot, bestReward } from './master.ts';
import { byRule, type Deed, deedsOf } from './rule.ts';

/** One that looks no farther than the round, and one that plays fights and runs out in thought. */
export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    name: { en: 'Beginner', de: 'Anfänger' },
    about: { en: 'looks no farther than the round', de: 'schaut nicht über die Runde hinaus' },
  },
  {
    id: 'master',
    name: { en: 'Master', de: 'Meister' },
    about: { en: 'wins about every second run', de: 'gewinnt etwa jeden zweiten Lauf' },
  },
];

/** What a computer decides, question by question. */
interface Brain {
  deed(state: State, deeds: readonly Deed[]): Deed;
  takesDie(state: State): boolean;
  loot(state: State & { phase: { kind: 'loot' } }): readonly number[];
  discards(state: State): readonly number[];
}

const BEGINNER: Brain = {
  deed: byRule,
  takesDie,
  loot: (state) => bestOfOffer(state, state.phase.offer),
  discards: spareCards,
};

const MASTER: Brain = { deed: bestDeed, takesDie: bestReward, loot: bestLoot, discards: bestDiscards };

/** The class that wins most. */
const CLASS: ClassName = 'Warrior';

/** The line that a computer plays. */
export function line(state: State, _seat: Seat, level: string): string {
  const brain = level === 'beginner' ? BEGINNER : MASTER;
  const { phase, runa } = state;
  switch (phase.kind) {
    case 'class':
      return `${CLASS_NAMES.indexOf(CLASS) + 1}`;
    case 'seeds':
      return list([whimOf(state).below(1000), whimOf(state).below(1000)]);
    case 'card':
      return list([brain.deed(state, deedsOf(state)).card]);
    case 'target':
      return list([
        brain.deed(
          state,
          state.monsters.map((_, target) => ({ card: phase.card, target })),
        ).target,
      ]);
    case 'dice':
      return list([whimOf(state).below(runa.die)]);
    case 'reward':
      return brain.takesDie(state) ? '2' : '1';
    case 'loot':
      return list(brain.loot({ ...state, phase }));
    case 'heal':
      return list(brain.discards(state));
    default:
      return '';
  }
}

/** Places, counted from 1 as players count them. */
function list(places: readonly number[]): string {
  return places.length === 0 ? NONE : places.map((at) => at + 1).join(',');
}
