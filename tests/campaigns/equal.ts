/**
 * Prints a hash of everything that players see in seeded random games. Two versions of the project that behave the same
 * print the same lines:
 *
 *     node tests/campaigns/equal.ts 300 > games.txt
 *
 * A third argument `lines` prints the hashed lines instead, to find the first difference.
 */
import { createHash } from 'node:crypto';
import { type AnyGame, describeOptions, LANGUAGES, type Language, RNG, storyTexts } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { builtInGames } from '../../games/index.ts';
import { scriptArguments } from '../script.ts';

/** Maximum number of lines of a game without the host. */
const MAX_LINES = 400;
/** Number of lines between two views of a game. */
const VIEW_STRIDE = 10;
const NAMES = ['Ada', 'Bo'];

/** The lines that a game prints, and the name of the game. */
export interface Transcript {
  readonly name: string;
  readonly lines: readonly string[];
}

export function hashOf({ lines }: Transcript): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 24);
}

/** Returns random values for some options that a menu offers. */
function randomOptions(game: AnyGame, random: RNG): unknown {
  const chosen = describeOptions(game.options).flatMap((option) => {
    if (random.below(3) > 0) return [];
    if (option.kind === 'choice') return [[option.name, random.pick(option.values).value]];
    return option.kind === 'flag' ? [[option.name, true]] : [];
  });
  const options = game.options.safeParse(Object.fromEntries(chosen));
  return options.success ? options.data : game.options.parse({});
}

/** Plays one random game with the game's functions only. */
export function playGame(game: AnyGame, seed: number): Transcript {
  const random = RNG.seeded(seed);
  const { min, max } = game.seats;
  const seats = min + random.below(max - min + 1);
  const wanted = randomOptions(game, random);
  const first = game.setup(wanted, seed, seats);
  const begun = first.refused ? game.setup(game.options.parse({}), seed, seats) : first;
  if (begun.refused) throw new Error(`${game.id} refused its default options: ${begun.refused.code}`);
  const lines = [JSON.stringify(wanted), first.refused?.code ?? 'accepted', JSON.stringify(begun.events)];
  const language = random.pick(LANGUAGES);
  let { state } = begun;
  for (let count = 0; count < MAX_LINES; count++) {
    if (count % VIEW_STRIDE === 0) lines.push(...viewsOf(game, state, seats, language));
    const turn = game.turn(state);
    if (turn.length === 0) break;
    const seat = random.pick(turn);
    const line = randomLine(game, state, seat, random) ?? '';
    const outcome = game.play(state, seat, line);
    if (outcome.refused) {
      lines.push(`${seat} ${line}: ${outcome.refused.code}`);
      continue;
    }
    lines.push(`${seat} ${line} ${outcome.undoable ?? ''}`, JSON.stringify(outcome.events));
    for (const reader of readersOf(seats, language)) lines.push(...storyTexts(game, outcome.events, reader));
    state = outcome.state;
  }
  const result = game.result(state);
  lines.push(...viewsOf(game, state, seats, language), JSON.stringify(result ?? null));
  if (result) for (const reader of readersOf(seats, language)) lines.push(game.presentation.ending(state, reader));
  return { name: `${game.id} ${seed}`, lines };
}

/** Returns lines, or the error if drawing fails, so that the other games are still compared. */
function linesOrError(draw: () => readonly string[]): readonly string[] {
  try {
    return draw();
  } catch (error) {
    return [String(error)];
  }
}

function readersOf(seats: number, language: Language) {
  const viewers = [...Array(seats).keys(), 'spectator' as const];
  return viewers.map((viewer) => ({ viewer, language, names: NAMES.slice(0, seats) }));
}

function viewsOf(game: AnyGame, state: unknown, seats: number, language: Language): string[] {
  const views = readersOf(seats, language).flatMap((reader) =>
    linesOrError(() => {
      const { board, sentences } = game.presentation.view(state, reader);
      return [...board, ...sentences];
    }),
  );
  const offered = game.turn(state).flatMap((seat) => game.choices(state, seat, '').map(({ line }) => line));
  return [...views, ...offered];
}

if (import.meta.main) {
  const [count, firstSeed, format] = scriptArguments(300, 0, undefined);
  for (const game of builtInGames)
    for (let seed = firstSeed; seed < firstSeed + count; seed++) {
      const transcript = playGame(game, seed);
      if (format === 'lines') console.log([transcript.name, ...transcript.lines, ''].join('\n'));
      else console.log(transcript.name, transcript.lines.length, hashOf(transcript));
    }
}
