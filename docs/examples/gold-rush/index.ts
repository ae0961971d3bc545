import { type Game, joinTexts, LEVEL_NAMES, refuse } from '@longtable/kit';
import { z } from 'zod';
import { nuggets, presentation } from './presentation.ts';
import {
  dig,
  isOver,
  type Revealed,
  ranked,
  result,
  type Staked,
  type State,
  setup,
  stateSchema,
  turn,
} from './rules.ts';
import { texts } from './words.ts';

const optionsSchema = z.object({});

/** Game of simultaneous secret choices with a private bonus per player. */
export const goldRush: Game<State, z.infer<typeof optionsSchema>, Staked | Revealed> = {
  id: 'gold-rush',
  title: 'Gold Rush',
  summary: texts.summary,
  rules: [texts.rules],
  seats: { min: 4, max: 6 },
  minutes: { min: 5, max: 10 },
  secrets: true,
  options: optionsSchema,
  state: stateSchema,
  setup: (_options, seed, seats) => ({ state: setup(seed, seats), events: [] }),
  turn,
  choices(state, seat, partial) {
    if (partial !== '' || !turn(state).includes(seat)) return [];
    return state.claims.map(({ metal, nuggets: count }, at) => ({
      line: `stake ${at + 1}`,
      label: joinTexts([`${at + 1})`, nuggets(count, metal)]),
      final: true,
    }));
  },
  play(state, seat, line) {
    if (!turn(state).includes(seat)) return refuse('not-your-turn', texts.wait);
    const claim = state.claims.findIndex((_, at) => line === `stake ${at + 1}`);
    if (claim < 0) return refuse('unknown', texts.unknownClaim({ claims: state.claims.length }));
    const staked: Staked = { kind: 'staked', seat, claim };
    const stakes = state.stakes.with(seat, claim);
    const next = { ...state, stakes };
    if (turn(next).length > 0) return { state: next, events: [staked], undoable: 'sealed' };
    const revealed: Revealed = { kind: 'revealed', claims: state.claims, stakes: stakes.map(Number) };
    return { state: dig(next), events: [staked, revealed] };
  },
  result: (state) => (isOver(state) ? result(state) : undefined),
  presentation,
  computers: {
    levels: [
      { id: 'beginner', name: LEVEL_NAMES.beginner, about: texts.levels.beginner },
      { id: 'casual', name: LEVEL_NAMES.casual, about: texts.levels.casual },
    ],
    line: (state, seat, level, rng) =>
      `stake ${(ranked(state, seat)[level === 'casual' ? rng.below(2) : 0] as number) + 1}`,
    hint: (state, seat) => ({
      line: `stake ${(ranked(state, seat)[0] as number) + 1}`,
      why: texts.hint,
    }),
  },
};
