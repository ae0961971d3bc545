import { MAX_LINE_LENGTH, type SeatLine, type Seed, type Viewer } from '@longtable/kit';
import { isSecretSeed } from '@longtable/kit/rng';
import { z } from 'zod';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { type Field, idFormat, key, number, optionalKey, person, word } from '../../custom-ids/fields.ts';
import type { Context } from '../../host/context.ts';
import { Refusal } from '../../host/refusal.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import type { SentFile } from '../../render/message.ts';
import { refusal, texts } from './words/texts.ts';

const page = number('page', 6);
const step = word('step', [
  'first',
  'back',
  'goto',
  'forward',
  'last',
  'viewer',
  'file',
  'film',
  'gif',
  'share',
  'open',
]);

/** A seat or `spectator`. */
const viewer: Field<'viewer', Viewer> = {
  name: 'viewer',
  pattern: 'spectator|0|[1-9]\\d?',
  write: String,
  read: (written) => (written === 'spectator' ? written : Number(written)),
};

/** Without a table, the replay is in the attached file. */
export const replayId = idFormat`replay|${step}|${optionalKey('table')}|${viewer}|${number('move', 6)}`;

export type ReplayId = NonNullable<ReturnType<typeof replayId.parse>>;

export const historyId = idFormat`history|${word('act', ['newer', 'older', 'replay', 'file'])}|${person('person')}|${page}`;

export type HistoryId = NonNullable<ReturnType<typeof historyId.parse>>;

export const shareId = idFormat`share|${key('table')}`;

export const logId = idFormat`log|${key('table')}|${page}`;

/** Maximum size of a record file, in bytes. */
export const MAX_RECORD_BYTES = 500_000;

const TITLE = 'Longtable 1';
const HEADER = ['title', 'game', 'options', 'seed', 'seats'] as const;
const MAX_SEED = 2 ** 31 - 1;
/** Maximum number of moves. No game has as many. */
const MAX_MOVES = 5000;

export const gameRecord = z.object({
  game: z.string().max(32),
  /** Version of the rules that the game was played with. */
  rules: z.int().min(1).max(9999),
  options: z.unknown().meta({ bounds: `at most ${MAX_RECORD_BYTES} bytes, then parsed by the schema of the game` }),
  seed: z.union([z.int().min(0).max(MAX_SEED), z.string().max(64).refine(isSecretSeed)]),
  /** `person`, `program`, or `computer <level>` for each seat. */
  seats: z.array(z.string().max(50)).min(1).max(10),
  lines: z
    .array(z.object({ seat: z.int().min(0).max(9), line: z.string().min(1).max(MAX_LINE_LENGTH) }))
    .max(MAX_MOVES),
});

type Parsed = z.infer<typeof gameRecord>;

export type GameRecord = Readonly<Omit<Parsed, 'seats' | 'lines'>> & {
  readonly seats: readonly string[];
  readonly lines: readonly SeatLine[];
};

/** Returns the record of a finished table. Refuses if its log is damaged. */
export async function recordOf(context: Context, table: Table): Promise<GameRecord> {
  const log = await readLogIfIntact(context, table);
  if (!log) throw refusal('logDamaged');
  const { game, rulesVersion: rules, options, seed, seats } = table;
  return {
    game,
    rules,
    options,
    seed,
    seats: seats.map(seatKind),
    lines: log.map(({ seat, line }) => ({ seat, line })),
  };
}

function seatKind(occupant: SeatOccupant): string {
  if (occupant.kind === 'program') return 'program';
  return occupant.kind === 'computer' ? `computer ${occupant.level}` : 'person';
}

/** Returns a record as text: a header, then one line per move that starts with the seat, counted from 1. */
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

export function recordFile(record: GameRecord, name: string): SentFile {
  return { attachment: Buffer.from(makeRecord(record)), name: `${record.game}-${name}.txt` };
}

/** Parses a record. Does not check whether the game exists or accepts the moves. */
export function parseRecord(text: string): GameRecord {
  const all = text.split(/\r*\n|\r+$/);
  if (all.at(-1) === '') all.pop();
  const [, game, rules = '1'] = /^game ([a-z][a-z0-9-]{0,31})(?: ([1-9]\d{0,3}))?$/.exec(all[1] ?? '') ?? [];
  const { seed, seats } = gameRecord.shape;
  const header = {
    title: all[0] === TITLE ? TITLE : undefined,
    game,
    options: readJson(/^options (\{.*\})$/su.exec(all[2] ?? '')?.[1]),
    seed: seed.safeParse(readSeed(/^seed (\w+)$/.exec(all[3] ?? '')?.[1])).data,
    seats: seats.safeParse(readJson(/^seats (\[.*\])$/su.exec(all[4] ?? '')?.[1])).data,
  };
  for (const [index, part] of HEADER.entries()) if (header[part] === undefined) throw unreadable(index + 1, part);
  if (all.length > HEADER.length + MAX_MOVES) throw tooLong();
  const lines: SeatLine[] = [];
  for (const [index, text] of all.slice(HEADER.length).entries()) {
    const [, number, line] = /^(\d{1,2}) (.+)$/su.exec(text) ?? [];
    const seat = Number(number) - 1;
    if (
      line === undefined ||
      line.length > MAX_LINE_LENGTH ||
      !(seat >= 0 && seat < (header.seats as string[]).length)
    ) {
      throw unreadable(HEADER.length + index + 1, 'move');
    }
    lines.push({ seat, line });
  }
  return gameRecord.parse({ ...header, rules: Number(rules), lines });
}

/** Returns the line number of a move in the text of a record. */
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
  if (text === undefined || isSecretSeed(text)) return text;
  const number = Number(text);
  return String(number) === text ? number : undefined;
}

function tooLong(): Refusal {
  return new Refusal('record', texts.files.tooManyMoves({ maxMoves: MAX_MOVES }));
}

function unreadable(number: number, expected: (typeof HEADER)[number] | 'move'): Refusal {
  return new Refusal('record', texts.files.badLine({ number, expected }));
}
