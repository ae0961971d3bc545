import { parseArgs } from 'node:util';
import { type AnyGame, LANGUAGES, type Reader, read, type Seat } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { parseLines, playTo } from './play-to.ts';

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
      ...game.face.view(state, reader).board,
      ...(isOn ? choicesAt(game, state, seat, reader) : []),
    ];
  });
  const result = game.result(state);
  return [
    ...seats,
    '== spectator',
    ...game.face.view(state, spectator).board,
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
