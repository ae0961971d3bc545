import type { Game } from '../kit/game.ts';
import { interimFace } from '../kit/interim.ts';
import { view } from './drawing/view.ts';
import type { RunaEvent } from './events.ts';
import { ask } from './menus/ask.ts';
import { choices } from './menus/choices.ts';
import { type Options, optionsSchema } from './options.ts';
import { play } from './play.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import { isOver, type State, stateSchema } from './state.ts';
import { tally } from './tally.ts';
import { rulebook } from './words/rulebook.ts';
import { endSentence } from './words/sentences.ts';
import { tell } from './words/tell.ts';

/** Runa's Strive: one heroine, two levels, and a hand of cards. */
export const runa: Game<State, Options, RunaEvent> = {
  id: 'runa',
  title: "Runa's Strive",
  summary: {
    en: 'A card-fighting adventure for one: two levels, eight rooms, one life.',
    de: 'Ein Kartenabenteuer für eine Person: zwei Level, acht Räume, ein Leben.',
  },
  rules: rulebook,
  seats: { min: 1, max: 1 },
  secrets: false,
  options: optionsSchema,
  state: stateSchema,
  setup,
  fixesChance: ({ seeds }) => seeds !== undefined,
  turn: (table) => (isOver(table) ? [] : [0]),
  choices,
  play,
  result,
  tally,
  face: interimFace({ view, story: (events) => events.flatMap(tell), ending: endSentence, ask }),
};
