import { type Game, refuse } from '../kit/game.ts';
import { askFor } from './ask.ts';
import { nextAction } from './computer.ts';
import { dailyOptions, scoreRun } from './daily.ts';
import type { DungeonEvent } from './events.ts';
import { choicesOf, keyOf } from './lines.ts';
import { type Options, optionsSchema } from './options.ts';
import { resultOf } from './result.ts';
import { rulePage } from './rule-page.ts';
import { play, setup } from './run.ts';
import { phase, type State, stateSchema } from './state.ts';
import { tallyRun } from './tally.ts';
import { tellBriefly } from './tell.ts';
import { viewRun } from './view.ts';

/** One hero against ten levels of monsters, bosses and traps. */
export const dungeon: Game<State, Options, DungeonEvent> = {
  id: 'dungeon',
  title: 'Dungeon',
  summary: {
    en: 'One hero, ten levels: fight, grow, and beat the Night’s King.',
    de: 'Ein Held, zehn Level: kämpfe, wachse und schlag den Night’s King.',
  },
  rules: rulePage,
  seats: { min: 1, max: 1 },
  secrets: false,
  options: optionsSchema,
  state: stateSchema,
  setup,
  turn: (state) => (isOver(state) ? [] : [0]),
  choices: (state, seat, partial) => (seat === 0 ? choicesOf(state, partial) : []),
  play: (state, seat, line) =>
    seat === 0
      ? play(state, line)
      : refuse('not-your-run', {
          en: 'Only the one who started this run may move.',
          de: 'Nur wer den Lauf begann, darf ziehen.',
        }),
  tell: tellBriefly,
  view: viewRun,
  result: resultOf,
  tally: tallyRun,
  face: { ask: askFor },
  daily: { options: dailyOptions, score: scoreRun },
  computers: { levels: ['steady'], line: (state) => (state.room ? keyOf(nextAction(state.room)) : '1') },
};

function isOver(state: State): boolean {
  return ['won', 'dead'].includes(phase(state));
}
