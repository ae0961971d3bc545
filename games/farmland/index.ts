import type { Game, Lesson, Puzzle, Puzzles, SeatLine, Text } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { lazyPuzzles, positionOf } from '@longtable/kit/puzzle';
import { hint, instruction, LEVELS, line } from './computers/index.ts';
import { worlds } from './computers/master.ts';
import { designs } from './deck-file.ts';
import { iconColours, iconOf, icons, THINGS } from './drawing/icons.ts';
import { pages, rulebook } from './drawing/pages.ts';
import { picture } from './drawing/picture.ts';
import { backgrounds } from './drawing/picture-land.ts';
import { view } from './drawing/view.ts';
import { ask, choices } from './menus/choices.ts';
import { type Options, optionsSchema, setup } from './options.ts';
import { achievements, daily, FIRST_SEAT, result, statistics } from './result.ts';
import { type Command, makeLine, parseLine } from './rules/commands.ts';
import { computerTurn } from './rules/computer.ts';
import { acceptsUnlisted, perform, play, stepsOf } from './rules/perform.ts';
import { scene } from './scene.ts';
import { draftOf, type FarmlandEvent, rivalOf, type State, stateSchema, teamOf } from './state.ts';
import { ending, story } from './story.ts';
import { texts } from './words/texts.ts';

/** Puzzles from games between masters, each with one solution. */
export const puzzles: Puzzles<State> = {
  goals: { win: texts.puzzles.win, most: texts.puzzles.most },
  all: lazyPuzzles(new URL('puzzles/puzzles.jsonl', import.meta.url)),
  verdict,
  refutation,
  shortfall,
  instruction(state, seat, line) {
    const command = parseLine(line);
    return command && instruction(state, seat, command);
  },
};

/** Returns a turn of the document’s computer after a missed win. Returns an empty list for other goals. */
function refutation(state: State, { goal }: Puzzle): readonly SeatLine[] {
  if (state.winner !== null || goal !== 'win') return [];
  const draft = draftOf(state);
  const commands: Command[] = [];
  for (const command of computerTurn(draft)) {
    if (command.verb === 'yield') break;
    perform(draft, command);
    if (command.verb !== 'move' || command.from !== command.to) commands.push(command);
  }
  return commands.map((command) => ({ seat: state.turn, line: makeLine(command) }));
}

/**
 * Returns a text about the life points that a failed attempt did not take. Returns undefined for goals other than
 * `most`.
 */
function shortfall(state: State, puzzle: Puzzle): Text | undefined {
  if (puzzle.goal !== 'most') return undefined;
  const life = (at: State) => teamOf(at, rivalOf(puzzle.seat)).lp;
  const before = life(positionOf<State>({ setup, play }, puzzle));
  const possible = before - life(positionOf<State>({ setup, play }, puzzle, puzzle.answer));
  return texts.puzzles.shortfall({ taken: before - life(state), possible });
}

/** Returns the state of an attempt. Life points stay taken, so the goal can be reached before the turn ends. */
function verdict(state: State, puzzle: Puzzle): 'open' | 'solved' | 'failed' {
  const { seat, goal } = puzzle;
  if (state.winner !== null) return state.winner === seat ? 'solved' : 'failed';
  if (goal === 'most' && teamOf(state, rivalOf(seat)).lp <= lifeAfterAnswer(puzzle)) return 'solved';
  return state.turn === seat ? 'open' : 'failed';
}

/** Returns the opponent's life points after the solution. */
function lifeAfterAnswer(puzzle: Puzzle): number {
  return teamOf(positionOf<State>({ setup, play }, puzzle, puzzle.answer), rivalOf(puzzle.seat)).lp;
}

/** Lesson of three turns: place, move, unite, and win a duel. */
const lesson: Lesson = {
  options: {},
  seed: 1,
  steps: [
    {
      ...texts.lesson.place,
      line: 'place 1 D2',
    },
    {
      ...texts.lesson.move,
      line: 'D2 move D3',
    },
    {
      ...texts.lesson.end,
      line: 'yield',
      answers: [
        { seat: 1, line: 'place 1 D6' },
        { seat: 1, line: 'yield' },
      ],
    },
    {
      ...texts.lesson.placeSecond,
      line: 'place 2 D2',
    },
    {
      ...texts.lesson.unite,
      line: 'D2 move D3',
    },
    {
      ...texts.lesson.moveUnion,
      line: 'D3 move D4',
    },
    {
      ...texts.lesson.wait,
      line: 'yield',
      answers: [
        { seat: 1, line: 'D6 move D5' },
        { seat: 1, line: 'yield 1' },
      ],
    },
    {
      ...texts.lesson.attack,
      line: 'D4 move D5',
    },
  ],
  end: texts.lesson.done,
};

export const farmland: Game<State, Options, FarmlandEvent> = {
  id: 'farmland',
  title: 'Crown of Farmland',
  summary: texts.general.summary,
  rules: rulebook,
  // Against the computer the player is the document's team 1. Between players random seats are fair, because the
  // starting team loses more often.
  seats: { min: 2, max: 2, fixed: 'against computers' },
  minutes: { min: 30, max: 60 },
  secrets: true,
  ratedAfter: 6,
  options: optionsSchema,
  firstSeat: FIRST_SEAT,
  state: stateSchema,
  setup,
  terms: ({ seed }) => ({ fixesSeed: seed !== undefined }),
  turn: (state) => (state.winner === null ? [state.turn] : []),
  choices,
  play,
  acceptsUnlisted,
  result,
  statistics,
  worlds,
  presentation: {
    view,
    scene,
    story,
    ending,
    ask,
    backgrounds,
    picture,
    steps: (state, line) => stepsOf(state, parseLine(line)),
    score: ({ teams }) => ({ icon: SIGNS.life, of: teams.map(({ lp }) => lp) }),
    portrait: () => THINGS.player,
    emblem: { icon: 'farmer', colour: '#8fd166' },
    icons,
    iconColours,
    iconOf,
    pages,
  },
  lesson,
  daily,
  achievements,
  puzzles,
  computers: { levels: LEVELS, quick: 'beginner', line, hint },
  designs,
};
