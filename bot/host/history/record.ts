import { isSecret, type Seed } from '../../../games/kit/chance.ts';
import { LINE_MAX, type Refusal, refuse, type Seat } from '../../../games/kit/game.ts';
import type { Move, Sitter, Table } from '../../../storage/records/table.ts';
import type { Context } from '../context.ts';
import { type Refused, refusal } from '../refusal.ts';
import { readOrQuarantineLog } from '../table/log.ts';

/** A game as a text: all that is needed to play it again, and nobody's name. */
export interface GameRecord {
  readonly game: string;
  /** The version of the rules that it was played with. */
  readonly rules: number;
  readonly options: unknown;
  readonly seed: Seed;
  /** What sat in each seat: `person`, `program`, or `computer <level>`. */
  readonly seats: readonly string[];
  readonly lines: readonly Pick<Move, 'seat' | 'line'>[];
}

/** The most bytes of a text that is read as a record. */
export const RECORD_BYTES = 500_000;

const TITLE = 'Longtable 1';
const HEADER = ['title', 'game', 'options', 'seed', 'seats'] as const;
const MOST_SEED = 2 ** 31 - 1;
const MOST_SEATS = 10;
/** Longer than any game, and not too long to be played again while somebody waits. */
const MOST_MOVES = 5000;

/** The record of a finished table, unless its log is damaged. */
export async function recordOf(context: Context, table: Table): Promise<GameRecord | Refused> {
  const log = await readOrQuarantineLog(context, table);
  if (!log) return refusal('logDamaged');
  const { game, rules, options, seed, seats } = table;
  return { game, rules, options, seed, seats: seats.map(called), lines: log.map(({ seat, line }) => ({ seat, line })) };
}

function called(sitter: Sitter): string {
  if (sitter.kind === 'program') return 'program';
  return sitter.kind === 'computer' ? `computer ${sitter.level}` : 'person';
}

/** Writes a record: four lines about the game, then a line a move, its seat first, counted from 1. */
export function makeRecord({ game, rules, options, seed, seats, lines }: GameRecord): string {
  const header = [
    TITLE,
    rules === 1 ? `game ${game}` : `game ${game} ${rules}`,
    `options ${JSON.stringify(options)}`,
    `seed ${seed}`,
    `seats ${JSON.stringify(seats)}`,
  ];
  return [...header, ...lines.map(({ seat, line }) => `${seat + 1} ${line}`), ''].join('\n');
}

/** Reads a record; whether its game exists and takes its lines is for the replay to find out. */
export function parseRecord(text: string): GameRecord | { readonly refused: Refusal } {
  const all = text.split(/\r?\n/);
  if (all.at(-1) === '') all.pop();
  const [, game, rules = '1'] = /^game ([a-z][a-z0-9-]{0,31})(?: ([1-9]\d{0,3}))?$/.exec(all[1] ?? '') ?? [];
  const [title, , options, seed, seats] = [
    all[0] === TITLE ? all[0] : undefined,
    game,
    readJson(/^options (\{.*\})$/su.exec(all[2] ?? '')?.[1]),
    readSeed(/^seed (\w+)$/.exec(all[3] ?? '')?.[1]),
    readSeats(readJson(/^seats (\[.*\])$/su.exec(all[4] ?? '')?.[1])),
  ];
  const wrong = [title, game, options, seed, seats].indexOf(undefined);
  if (wrong >= 0) return unreadable(wrong + 1, HEADER[wrong] as string);
  if (all.length > HEADER.length + MOST_MOVES) return tooLong();
  const lines: { seat: Seat; line: string }[] = [];
  for (const [index, one] of all.slice(HEADER.length).entries()) {
    const [, number, line] = /^(\d{1,2}) (.+)$/su.exec(one) ?? [];
    const seat = Number(number) - 1;
    if (line === undefined || line.length > LINE_MAX || !(seat >= 0 && seat < (seats as string[]).length)) {
      return unreadable(HEADER.length + index + 1, 'move');
    }
    lines.push({ seat, line });
  }
  return {
    game: game as string,
    rules: Number(rules),
    options,
    seed: seed as Seed,
    seats: seats as string[],
    lines,
  };
}

/** On which line of its text a move of a record stands. */
export function lineNumber(move: number): number {
  return HEADER.length + move + 1;
}

function readJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readSeed(text: string | undefined): Seed | undefined {
  if (text === undefined || isSecret(text)) return text;
  const number = Number(text);
  return String(number) === text && number >= 0 && number <= MOST_SEED && Number.isInteger(number) ? number : undefined;
}

function readSeats(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_SEATS) return undefined;
  return value.every((seat) => typeof seat === 'string') ? value : undefined;
}

function tooLong(): { readonly refused: Refusal } {
  return refuse('record', {
    en: `The file has more than ${MOST_MOVES} moves, which is longer than any game.`,
    de: `Die Datei enthält mehr als ${MOST_MOVES} Züge. So lang wird kein Spiel.`,
  });
}

function unreadable(number: number, what: string): { readonly refused: Refusal } {
  const [en, de] = EXPECTED[what as keyof typeof EXPECTED];
  return refuse('record', {
    en: `Line ${number} of the file isn’t ${en}. Use a file you saved with \`/replay\` or \`/history\`.`,
    de: `Zeile ${number} der Datei ist nicht ${de}. Nimm eine Datei, die du mit \`/nachspielen\` oder \`/verlauf\` gespeichert hast.`,
  });
}

const EXPECTED = {
  title: [`\`${TITLE}\``, `\`${TITLE}\``],
  game: ['`game` and the name of a game', '`game` und der Name eines Spiels'],
  options: ['`options` and JSON', '`options` und JSON'],
  seed: ['`seed` and a number', '`seed` und eine Zahl'],
  seats: ['`seats` and a list', '`seats` und eine Liste'],
  move: ['a seat and a move', 'ein Platz und ein Zug'],
} as const satisfies Record<(typeof HEADER)[number] | 'move', readonly [string, string]>;
