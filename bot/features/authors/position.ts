import { parseArgs } from 'node:util';
import {
  type AnyGame,
  type Choice,
  LANGUAGES,
  type Reader,
  type Refusal,
  RNG,
  read,
  type Seat,
  say,
  walkToLine,
} from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';

const OPTIONS = {
  language: { type: 'string', default: 'en' },
  options: { type: 'string', default: '{}' },
  players: { type: 'string' },
  names: { type: 'string', default: 'Ada,Bo,Cleo,Dev,Eve,Finn,Gus,Hana' },
} as const;

/** Prints a position with the views and choices of all seats, to find the steps of a lesson. Returns the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const [name = '', seed, ...lines] = positionals;
    const game = await findGame(name, namesIn(process.env.GAMES), process.cwd());
    const seats = Number(values.players ?? game.seats.min);
    const options = JSON.parse(values.options);
    const state = playTo(game, { options, seed: Number(seed), seats, lines: parseLines(lines) });
    const language = LANGUAGES.find((known) => known === values.language) ?? 'en';
    const names = values.names.split(',').slice(0, seats);
    for (const line of linesOf(game, state, { viewer: 'spectator', language, names })) console.log(line);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

/** Returns the position as each seat and a spectator see it, the choices of seats to move, and the result or the state. */
function linesOf(game: AnyGame, state: unknown, spectator: Reader): string[] {
  const { names } = spectator;
  const seats = [...names.keys()].flatMap((seat) => {
    const reader = { ...spectator, viewer: seat };
    const isOn = game.turn(state).includes(seat);
    return [
      `== seat ${seat}, ${names[seat]}${isOn ? ', to move' : ''}`,
      ...game.presentation.view(state, reader).board,
      ...(isOn ? choicesAt(game, state, seat, reader) : []),
    ];
  });
  const result = game.result(state);
  return [
    ...seats,
    '== spectator',
    ...game.presentation.view(state, spectator).board,
    result ? `Over: ${JSON.stringify(result)}` : JSON.stringify(state),
  ];
}

/** Returns the choices of a seat as a tree. */
function choicesAt(game: AnyGame, state: unknown, seat: Seat, reader: Reader, partial = '', depth = 1): string[] {
  return game.choices(state, seat, partial).flatMap((choice) => {
    const own = `${'  '.repeat(depth)}${JSON.stringify(choice.line)} ${read(choice.label, reader)}${choice.input ? ' …' : ''}`;
    return choice.final || choice.input
      ? [own]
      : [own, ...choicesAt(game, state, seat, reader, choice.line, depth + 1)];
  });
}

interface PositionSpec {
  readonly options?: unknown;
  readonly seed: number;
  /** Number of seats; the default is the minimum, with which lessons and puzzles are played. */
  readonly seats?: number | undefined;
  /** Lines to play, each by the first seat that can act. A number means that many lines of the weakest computer. */
  readonly lines: readonly (string | number)[];
}

/** Maximum number of lines of a whole game. */
const MAX_LINES = 5000;

/** Plays to a position and returns its state. Throws if a line or the setup is rejected. */
export function playTo(game: AnyGame, spec: PositionSpec): unknown {
  return statesTo(game, spec).at(-1);
}

/** Plays a game between computers, and returns the states from the first to the last. */
export function playWhole(game: AnyGame, spec: Omit<PositionSpec, 'lines'>): unknown[] {
  return statesTo(game, { ...spec, lines: [MAX_LINES] });
}

function statesTo(game: AnyGame, { options = {}, seed, seats = game.seats.min, lines }: PositionSpec): unknown[] {
  const { min, max } = game.seats;
  if (!(seats >= min && seats <= max))
    throw new Error(`${game.id} is for ${min === max ? min : `${min} to ${max}`} players.`);
  const begun = game.setup(game.options.parse(options), seed, seats);
  if (begun.refused) throw new Error(`${game.id} couldn’t be set up. ${reasonOf(begun.refused)}`);
  let { state } = begun;
  const states = [state];
  const rng = RNG.seeded(seed);
  for (const line of lines.flatMap((each) =>
    typeof each === 'number' ? Array<undefined>(each).fill(undefined) : [each],
  )) {
    const [seat] = game.turn(state);
    if (seat === undefined) break;
    const played = line ?? computerLine(game, state, seat, rng);
    const outcome = game.play(state, seat, played);
    if (outcome.refused) throw new Error(`"${played}" by seat ${seat} was refused. ${reasonOf(outcome.refused)}`);
    state = outcome.state;
    states.push(state);
  }
  return states;
}

function reasonOf({ code, sentence }: Refusal): string {
  return `${say(sentence, 'en')} (${code})`;
}

/** Returns a line of the weakest computer, or a random one if the game has no computers. */
function computerLine(game: AnyGame, state: unknown, seat: Seat, rng: RNG): string {
  const level = game.computers?.levels[0]?.id ?? '';
  return (
    game.computers?.line(state, seat, level, rng) ??
    walkToLine(game, state, seat, (all) => all[rng.below(all.length)] as Choice) ??
    ''
  );
}

/** Parses typed lines. An integer means that many lines of the computer. */
export function parseLines(words: readonly string[]): (string | number)[] {
  return words.map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}
