import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isShortcut } from '@longtable/kit';
import { components, type Playground, textOf } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import type { Context } from '../../bot/host/context.ts';
import type { LoadedTable } from '../../bot/host/feature.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { hasBegun } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { NO_EMOJIS, withEmojis } from '../../bot/render/emojis.ts';
import type { Drawn } from '../../bot/render/message.ts';
import { type Move, tableKind } from '../../storage/records/table.ts';
import { emptyTurn, type RandomPresser, type Turn } from './random-presser.ts';

/** Counts of stored moves. */
export interface Count {
  tables: number;
  moves: number;
  /** Moves that a user saw on a board. */
  seen: number;
}

/** Waits until every stored table matches its player's presses and its board. Throws the difference after a timeout. */
export async function waitUntilConsistent(
  ms: number,
  context: Context,
  playground: Playground,
  pressers: readonly RandomPresser[],
): Promise<Count> {
  for (const end = performance.now() + ms; ; await sleep(100)) {
    try {
      return await checkTables(context, playground, pressers);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/** Compares every stored table with its player's presses and its board. Throws at the first difference. */
async function checkTables(
  context: Context,
  { world }: Playground,
  pressers: readonly RandomPresser[],
): Promise<Count> {
  const count: Count = { tables: 0, moves: 0, seen: 0 };
  for await (const id of context.storage.store(tableKind).ids()) {
    const stored = await readStoredTable(context, id);
    const { channel, message } = stored.table.location;
    const shown = world.find(channel, message ?? '')?.message;
    const seats = stored.table.seats.map((occupant, seat): SeatRecord => {
      const person = 'id' in occupant ? occupant.id : undefined;
      const presser = pressers.find((one) => one.person.user.id === person);
      return { log: stored.log.filter((move) => move.seat === seat), turns: presser?.turns.get(id) ?? [] };
    });
    const flaw = seats.flatMap((seat) => logViolation(seat) ?? [])[0] ?? boardViolation(stored, seats, shown);
    if (flaw) throw new Error(`Table ${id} after ${stored.log.length} moves: ${flaw}`);
    count.tables++;
    count.moves += stored.log.length;
    count.seen += seats.flatMap(({ turns }) => turns).filter(({ seen }) => seen.size > 0).length;
  }
  return count;
}

/** Moves of a seat, and its player's presses by turn. */
interface SeatRecord {
  readonly log: readonly Move[];
  readonly turns: readonly Turn[];
}

/**
 * Returns a violation unless every move was pressed for its turn. If an answer was seen, the move must be one of those
 * answered, or one without a clear answer while another press was rejected as outdated.
 */
function logViolation({ log, turns }: SeatRecord): string | undefined {
  for (const [turn, { line, joined }] of log.entries()) {
    // One press played this line and the previous one.
    if (joined) continue;
    const { pressed, seen, unclear } = turns[turn] ?? emptyTurn();
    const isIn = (lines: Set<string>) => lines.has(line) || [...lines].some(isShortcut);
    if (!isIn(pressed)) return `"${line}" was never pressed for turn ${turn}`;
    if (seen.size > 0 && !isIn(seen) && !isIn(unclear)) return `turn ${turn} is "${line}", but ${[...seen]} was seen`;
  }
  const lost = turns.findIndex(({ seen }, turn) => turn >= log.length && seen.size > 0);
  return lost < 0 ? undefined : `turn ${lost} was seen and is lost`;
}

function boardViolation(
  stored: StoredTable,
  seats: readonly SeatRecord[],
  shown: APIMessage | undefined,
): string | undefined {
  // A table that its only player sees in a panel has no board.
  if (stored.table.location.inPanel) return undefined;
  if (!shown) return 'its board message is missing';
  const partials = seats.flatMap(({ log, turns }) => [...(turns[log.length]?.partials ?? [])]);
  return showsTable(shown, stored, partials) ? undefined : `its board is behind:\n${textOf(shown)}`;
}

/** A stored table with its whole log. */
export interface StoredTable extends LoadedTable {
  readonly log: readonly Move[];
}

/** Reads a table and its log. Throws unless replaying the log leads to the stored state. */
export async function readStoredTable(context: Context, id: string): Promise<StoredTable> {
  const loaded = await findTable(context, id);
  const { table, game } = loaded;
  const log = await readLog(context, table);
  if (!hasBegun(table)) return { ...loaded, log };
  if (log.length !== table.log.moveCount)
    throw new Error(`Table ${id} has ${log.length} of ${table.log.moveCount} moves.`);
  let { state } = expectAccepted(game.setup(table.options, table.seed, table.seats.length), 'the set-up');
  for (const { seat, line } of log) state = expectAccepted(game.play(state, seat, line), `"${line}"`).state;
  if (!isDeepStrictEqual(state, table.state)) throw new Error(`The log of table ${id} leads to another state.`);
  return { ...loaded, log };

  function expectAccepted<O extends { readonly refused?: unknown }>(
    outcome: O,
    what: string,
  ): Exclude<O, { refused: object }> {
    if (outcome.refused) throw new Error(`Replaying table ${id}, ${what} is refused.`);
    return outcome as Exclude<O, { refused: object }>;
  }
}

/** Reason why a press stopped early, shown above the board and not stored. */
const NOTE = /^⚠ (.*)\n/;
/** An uploaded icon. */
const EMOJI = /<:\w+:\d+> ?/g;

/** Whether a message shows the current board of a table, possibly with one of these menus open. */
export function showsTable(message: APIMessage, loaded: LoadedTable, partials: Iterable<string>): boolean {
  const [note] = components(message).flatMap(({ content }) => NOTE.exec(content ?? '')?.[1] ?? []);
  const draw = (partial: string) => withEmojis(drawBoard({ ...loaded, note }, { partial, page: 0 }), NO_EMOJIS);
  return ['', ...partials].some((partial) => isDeepStrictEqual(visibleContent(draw(partial)), visibleContent(message)));
}

/** Returns the visible content of a message, without component ids and icons. */
function visibleContent(message: APIMessage | Drawn): unknown {
  return components(message as APIMessage).map(({ content, custom_id, label, placeholder, options }) => [
    content?.replace(EMOJI, ''),
    custom_id,
    label,
    placeholder,
    options?.map((option) => [option.label, option.value]),
  ]);
}
