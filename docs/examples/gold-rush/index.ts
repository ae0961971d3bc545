import { choicesBy, type Game, joinTexts, LEVEL_NAMES, playBy, rulesFrom, spotName } from '@longtable/kit';
import { z } from 'zod';
import { nuggets, presentation } from './presentation.ts';
import {
  type Claim,
  COMMANDS,
  isOver,
  ranked,
  result,
  type StakeEvent,
  type State,
  setup,
  stateSchema,
  turn,
} from './rules.ts';
import { texts } from './words.ts';

const optionsSchema = z.object({});

/** Game of simultaneous secret choices with a private bonus per player. */
export const goldRush: Game<State, z.infer<typeof optionsSchema>, StakeEvent> = {
  id: 'gold-rush',
  title: 'Gold Rush',
  summary: texts.summary,
  rules: rulesFrom(texts.rules),
  seats: { min: 4, max: 6 },
  minutes: { min: 5, max: 10 },
  secrets: true,
  options: optionsSchema,
  state: stateSchema,
  setup: (_options, seed, seats) => ({ state: setup(seed, seats), events: [] }),
  turn,
  choices: choicesBy(COMMANDS, turn, ({ claim }, { claims }) => {
    const { metal, nuggets: count } = claims[claim - 1] as Claim;
    return { label: joinTexts([`${claim})`, nuggets(count, metal)]), things: [spotName('claims', claim)] };
  }),
  ...playBy(COMMANDS, {
    turn,
    faults: { 'not-your-turn': texts.wait, unknown: texts.unknownClaim },
    undoable: (_before, _after, events) => events.length === 1 && 'sealed',
  }),
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
