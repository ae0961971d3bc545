import type { Game } from '../kit/game.ts';
import { ask } from './asking.ts';
import { choices } from './choices.ts';
import { computerLine } from './computer.ts';
import { result, tally } from './ending.ts';
import { type Event, tell } from './events.ts';
import { type Options, optionsSchema } from './options.ts';
import { play } from './playing.ts';
import { rules } from './rulebook.ts';
import { setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';
import { view } from './view.ts';

/** Crown of Farmland: two teams of farmers fight for their Kings on a board of seven by seven fields. */
export const farmland: Game<State, Options, Event> = {
  id: 'farmland',
  title: 'Crown of Farmland',
  summary: {
    en: 'Place, unite and lead farmers against the other King, many of them face down.',
    de: 'Platzier, vereine und führ Bauern gegen den anderen König, viele davon verdeckt.',
  },
  rules,
  seats: { min: 2, max: 2 },
  // The person is the document's team 1. Between people lots are fair: the team that starts loses more often.
  fixedSeats: 'against computers',
  secrets: true,
  options: optionsSchema,
  state: stateSchema,
  setup,
  turn: (state) => (state.winner === null ? [state.turn] : []),
  choices,
  play,
  tell,
  view,
  result,
  tally,
  face: { ask },
  computers: { levels: ['standard'], line: computerLine },
};
