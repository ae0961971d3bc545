/**
 * Prints a hash of everything that players see in seeded random games. Two versions of the project that behave the same
 * print the same lines:
 *
 *     node tests/campaigns/equal.ts games 300 > games.txt
 *     node tests/campaigns/equal.ts host 600 > host.txt
 *
 * A fourth argument `lines` prints the hashed lines instead, to find the first difference.
 */
import { createHash } from 'node:crypto';
import {
  type AnyGame,
  describeOptions,
  LANGUAGES,
  type Language,
  RNG,
  type Seat,
  stepAt,
  storyTexts,
} from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { builtInGames } from '../../games/index.ts';
import { scriptArguments } from '../script.ts';
import {
  type ActionName,
  act,
  closeHost,
  continueAt,
  decideAt,
  type Host,
  moveAt,
  type Opening,
  type Outcome,
  openAt,
  openHost,
  planAt,
  recordsOf,
  screensOf,
  statsOf,
  summaryOf,
  tableIn,
} from './equal-host.ts';

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

const PERSONS = ['ada', 'bo', 'cleo', 'dev', 'eve', 'finn'];
/** Number of tables that share a database. */
const TABLES_PER_HOST = 20;
const MAX_ACTIONS = 120;
/** Number of actions between two looks at all screens of a table. */
const SCREEN_STRIDE = 4;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MONDAY = 1;

/** Plays tables in one database. Yields the transcript of each, and of the players' stats at the end. */
export async function* playTables(count: number, seed: number): AsyncGenerator<Transcript> {
  const random = RNG.seeded(seed);
  const host = await openHost(seed, builtInGames);
  for (let number = 0; number < count; number++) {
    const game = builtInGames[(seed + number) % builtInGames.length] as AnyGame;
    yield { name: `${seed}.${number} ${game.id}`, lines: await playTable(host, game, `c${number}`, random) };
  }
  yield { name: `${seed} stats`, lines: await statsOf(host, PERSONS) };
  await closeHost(host);
}

async function playTable(host: Host, game: AnyGame, channel: string, random: RNG): Promise<string[]> {
  const opening = randomOpening(host, game, channel, random);
  const { kind, occupants, options, language, perTurn, rated } = opening;
  const lines = [JSON.stringify({ kind, occupants, options, language, perTurn, rated })];
  let now = await openAt(host, opening);
  if ('refused' in now) return [...lines, now.refused];
  for (let count = 0; count < MAX_ACTIONS && 'table' in now; count++) {
    host.clock.at += random.below(15) === 0 ? random.below(3 * DAY_MS) : random.below(10 * MINUTE_MS);
    const { id } = summaryOf(now.table);
    const { text, outcome } = await randomAction(host, now, random);
    lines.push(`${text}: ${'refused' in outcome ? outcome.refused : 'done'}`);
    // A rematch and the second game of a match are other tables of the channel.
    const next = 'table' in outcome ? outcome : await tableIn(host, channel);
    now = await continueAt(host, 'table' in next ? summaryOf(next.table).id : id);
    if ('refused' in now) lines.push(now.refused);
    else if (count % SCREEN_STRIDE === 0 || summaryOf(now.table).isEnded)
      lines.push(...(await shownAt(host, now.table)));
    if ('table' in now && summaryOf(now.table).isEnded && random.below(3) > 0) break;
  }
  if ('table' in now) lines.push(...(await shownAt(host, now.table)));
  return [...lines, ...(await statsOf(host, PERSONS))];
}

async function shownAt(host: Host, loaded: Parameters<typeof screensOf>[0]): Promise<string[]> {
  return [...linesOrError(() => screensOf(loaded)), ...(await recordsOf(host, loaded))];
}

function randomOpening(host: Host, game: AnyGame, channel: string, random: RNG): Opening {
  const [first, second] = random.shuffle(PERSONS).map((id) => ({ kind: 'person' as const, id, name: id }));
  if (!first || !second) throw new Error('Too few persons');
  const level = game.computers?.levels[0]?.id ?? '';
  const opponents = [
    second,
    second,
    { kind: 'invited' as const, id: second.id, name: second.name },
    { kind: 'open' as const },
    { kind: 'computer' as const, level },
  ];
  const isAlone = game.seats.max === 1;
  // The opponents of dailies get stronger, and slower, during the week.
  const hasDaily = game.daily && (isAlone || new Date(host.clock.at).getUTCDay() === MONDAY);
  const kinds = [
    ...Array<'table'>(6).fill('table'),
    ...(hasDaily ? (['daily'] as const) : []),
    ...(game.lesson ? (['lesson'] as const) : []),
    ...(game.puzzles ? (['puzzle'] as const) : []),
    ...(isAlone ? [] : (['match', 'match'] as const)),
  ];
  const kind = random.pick(kinds);
  const usual = { kind: 'computer' as const, level };
  const opponent = kind === 'lesson' ? usual : kind === 'match' ? second : random.pick(opponents);
  return {
    game,
    options: { ...(randomOptions(game, random) as object), ...(game.id === 'spy' && { length: 'blitz' }) },
    kind,
    occupants: isAlone || kind === 'daily' ? [first] : [first, opponent],
    channel,
    language: random.pick(LANGUAGES),
    perTurn: random.below(3) === 0 ? DAY_MS : undefined,
    rated: random.below(5) === 0 ? false : undefined,
    puzzle: random.below(100_000),
  };
}

interface Done {
  readonly text: string;
  readonly outcome: Outcome;
}

/** Does what a user could do at a table: usually a move, sometimes anything. */
async function randomAction(host: Host, { table }: Extract<Outcome, { table: unknown }>, random: RNG): Promise<Done> {
  const now = summaryOf(table);
  const players = now.seats.filter((person) => person !== undefined);
  const someone = random.pick(random.below(4) === 0 || players.length === 0 ? PERSONS : players);
  const doing = async (name: ActionName, person = someone): Promise<Done> => ({
    text: `${person} ${name}`,
    outcome: await act(host, table, person, name),
  });
  if (now.hasTimeout && random.below(4) > 0) {
    const choice = random.below(4);
    return { text: `${someone} decides ${choice}`, outcome: await decideAt(host, table, someone, choice) };
  }
  if (now.hasOffer && random.below(2) === 0) return doing(random.below(3) > 0 ? 'agree' : 'decline');
  if (now.status === 'open') {
    const name = random.pick(['join', 'join', 'join', 'start', 'leave', 'due'] as const);
    return doing(name, name === 'join' ? random.pick(PERSONS) : someone);
  }
  if (now.isEnded) return doing(random.pick(['rematch', 'rematch', 'join', 'void', 'void']));
  if (now.status === 'paused') return doing(random.pick(['resume', 'resume', 'due', 'leave']));
  const chance = random.below(100);
  if (chance < 1) return doing('resign');
  if (chance < 6) return doing(random.pick(['undo', 'undo', 'draw', 'pause', 'join', 'leave', 'return']));
  if (chance < 12) return doing('due');
  const seats = now.turn.filter((seat) => now.seats[seat] !== undefined);
  if (seats.length === 0) return doing('due');
  const seat = random.pick(seats);
  const line = nextLine(now, seat, random);
  if (chance < 15) return { text: `${someone} plans ${line}`, outcome: await planAt(host, table, someone, line) };
  if (chance < 12)
    return { text: `${someone} types ${line}x`, outcome: await moveAt(host, table, someone, `${line}x`) };
  const person = now.seats[seat] ?? someone;
  return { text: `${person} plays ${line}`, outcome: await moveAt(host, table, person, line) };
}

/** Returns a random legal line, usually the expected one in a lesson or puzzle. */
function nextLine({ game, state, isLesson, puzzle, moveCount }: ReturnType<typeof summaryOf>, seat: Seat, random: RNG) {
  const legal = randomLine(game, state, seat, random) ?? '';
  if (random.below(5) === 0) return legal;
  if (isLesson && game.lesson) return game.lesson.steps[stepAt(game.lesson, moveCount)]?.line ?? legal;
  const { answer, lines } = game.puzzles?.all().find(({ id }) => id === puzzle) ?? { answer: [], lines: [] };
  return answer[moveCount - lines.length] ?? legal;
}

if (import.meta.main) {
  const [part, count, firstSeed, format] = scriptArguments('games', 300, 0, undefined);
  const print = (transcript: Transcript) => {
    if (format === 'lines') console.log([transcript.name, ...transcript.lines, ''].join('\n'));
    else console.log(transcript.name, transcript.lines.length, hashOf(transcript));
  };
  if (part === 'host') {
    for (let [done, seed] = [0, firstSeed]; done < count; done += TABLES_PER_HOST, seed++)
      for await (const transcript of playTables(Math.min(TABLES_PER_HOST, count - done), seed)) print(transcript);
  } else {
    for (const game of builtInGames)
      for (let seed = firstSeed; seed < firstSeed + count; seed++) print(playGame(game, seed));
  }
}
