import { LEVEL_NAMES, type Level, resolveLevel, type Seat } from '@longtable/kit';
import { CLASS_NAMES, type ClassName } from '../rules/cards.ts';
import { choose, makeLine } from '../rules/lines.ts';
import type { State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { greedyPlay, type Play, playsOf } from './greedy.ts';
import {
  bestDiscards,
  bestLoot,
  bestOfOffer,
  bestPlay,
  bestReward,
  randomOf,
  sampleDraft,
  spareCards,
  takesDie,
} from './master.ts';

export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    name: LEVEL_NAMES.beginner,
    about: texts.computers.beginner,
  },
  {
    id: 'casual',
    name: LEVEL_NAMES.casual,
    about: texts.computers.casual,
    mix: { of: 'master', else: 'beginner', share: 0.5 },
  },
  {
    id: 'advanced',
    name: LEVEL_NAMES.advanced,
    about: texts.computers.advanced,
    mix: { of: 'master', else: 'beginner', share: 0.65 },
  },
  {
    id: 'master',
    name: LEVEL_NAMES.master,
    about: texts.computers.master,
  },
];

/** Decisions of a computer by question. Indices count from 0. */
interface Strategy {
  play(state: State, plays: readonly Play[]): Play;
  takesDie(state: State): boolean;
  loot(state: State & { phase: { kind: 'loot' } }): readonly number[];
  discards(state: State): readonly number[];
}

const BEGINNER: Strategy = {
  play: greedyPlay,
  takesDie,
  loot: (state) => bestOfOffer(state, state.phase.offer),
  discards: spareCards,
};

const MASTER: Strategy = { play: bestPlay, takesDie: bestReward, loot: bestLoot, discards: bestDiscards };

/** Class that computers choose: the one with the highest win rate. */
const CLASS: ClassName = 'Warrior';

export function line(state: State, _seat: Seat, level: string): string {
  const asked = resolveLevel(LEVELS, level, () => sampleDraft(state, randomOf(state)).state);
  const places = decide(state, asked === 'beginner' ? BEGINNER : MASTER);
  return places ? makeLine(choose(places)) : '';
}

function decide(state: State, brain: Strategy): readonly number[] | undefined {
  const { phase, runa, monsters } = state;
  switch (phase.kind) {
    case 'class':
      return [CLASS_NAMES.indexOf(CLASS)];
    case 'seeds':
      return [randomOf(state).below(1000), randomOf(state).below(1000)];
    case 'card':
      return [brain.play(state, playsOf(state)).card];
    case 'target': {
      const plays = monsters.map((_, target) => ({ card: phase.card, target }));
      return [brain.play(state, plays).target];
    }
    case 'dice':
      return [randomOf(state).below(runa.die)];
    case 'reward':
      return [brain.takesDie(state) ? 1 : 0];
    case 'loot':
      return brain.loot({ ...state, phase });
    case 'heal':
      return brain.discards(state);
    default:
      return undefined;
  }
}
