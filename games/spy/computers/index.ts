import { LEVEL_NAMES, type Level, resolveLevel, type Seat } from '@longtable/kit';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { activePerson } from '../rules/match/people.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { advancedTurn } from './advanced.ts';
import { beginnerPreparation, beginnerTurn } from './beginner.ts';
import { casualTurn } from './casual.ts';
import { advancedDraftPolicy, casualDraftPolicy } from './draft-policies.ts';
import { masterDraftPolicy } from './master/draft-policy.ts';
import { masterTurn } from './master/turn.ts';
import { prepare } from './preparation.ts';

/** A computer player. Both methods see only the state that is visible to its seat. */
interface ComputerPlayer {
  prepare(visibleState: State, player: Player): string;
  act(visibleState: State, player: Player, actor: PersonOnBoard): string;
}

const PLAYERS: Readonly<Record<string, ComputerPlayer>> = {
  beginner: { prepare: beginnerPreparation, act: (visibleState, _player, actor) => beginnerTurn(visibleState, actor) },
  casual: { prepare: (visibleState, player) => prepare(visibleState, player, casualDraftPolicy), act: casualTurn },
  advanced: {
    prepare: (visibleState, player) => prepare(visibleState, player, advancedDraftPolicy),
    act: advancedTurn,
  },
  master: { prepare: (visibleState, player) => prepare(visibleState, player, masterDraftPolicy), act: masterTurn },
};

/** The computer levels, from the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  {
    id: 'beginner',
    name: LEVEL_NAMES.beginner,
    about: texts.computers.beginner,
    rating: 910,
  },
  {
    id: 'novice',
    name: LEVEL_NAMES.novice,
    about: texts.computers.novice,
    rating: 1020,
    mix: { of: 'casual', else: 'beginner', share: 0.27 },
  },
  {
    id: 'learner',
    name: LEVEL_NAMES.learner,
    about: texts.computers.learner,
    rating: 1160,
    mix: { of: 'casual', else: 'beginner', share: 0.52 },
  },
  {
    id: 'amateur',
    name: LEVEL_NAMES.amateur,
    about: texts.computers.amateur,
    rating: 1300,
    mix: { of: 'casual', else: 'beginner', share: 0.78 },
  },
  {
    id: 'casual',
    name: LEVEL_NAMES.casual,
    about: texts.computers.casual,
    rating: 1450,
  },
  {
    id: 'skilled',
    name: LEVEL_NAMES.skilled,
    about: texts.computers.skilled,
    rating: 1550,
    mix: { of: 'advanced', else: 'casual', share: 0.25 },
  },
  {
    id: 'seasoned',
    name: LEVEL_NAMES.seasoned,
    about: texts.computers.seasoned,
    rating: 1630,
    mix: { of: 'advanced', else: 'casual', share: 0.5 },
  },
  {
    id: 'advanced',
    name: LEVEL_NAMES.advanced,
    about: texts.computers.advanced,
    rating: 1750,
  },
  {
    id: 'master',
    name: LEVEL_NAMES.master,
    about: texts.computers.master,
    rating: 1840,
  },
];

/** Returns the line that a computer of a level plays. An unknown level plays like `beginner`. */
export function computer(state: State, seat: Seat, level: string): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  const computerPlayer =
    PLAYERS[resolveLevel(LEVELS, level, () => visibleState)] ?? (PLAYERS.beginner as ComputerPlayer);
  if (visibleState.phase !== 'rounds') return computerPlayer.prepare(visibleState, player);
  const actor = activePerson(visibleState);
  return actor ? computerPlayer.act(visibleState, player, actor) : 'retire';
}
