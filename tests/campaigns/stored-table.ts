import { isDeepStrictEqual } from 'node:util';
import { components } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import type { Context } from '../../bot/host/context.ts';
import { findTable } from '../../bot/host/table/find.ts';
import { readLog } from '../../bot/host/table/state.ts';
import { hasBegun, type LoadedTable } from '../../bot/host/table/table.ts';
import { drawBoard } from '../../bot/render/board.ts';
import { NO_EMOJIS, withEmojis } from '../../bot/render/emojis.ts';
import type { Drawn } from '../../bot/render/message.ts';
import type { Move } from '../../storage/records/table.ts';

/** A stored table with its whole log. */
export interface StoredTable extends LoadedTable {
  readonly log: readonly Move[];
}

/** Reads a table and its log. Throws unless replaying the log leads to the stored state. */
export async function readStoredTable(context: Context, id: string): Promise<StoredTable> {
  const found = await findTable(context, id);
  if ('refused' in found) throw new Error(`Table ${id} cannot be read: ${found.refused.code}`);
  const { table, game } = found;
  const log = await readLog(context, table);
  if (!hasBegun(table)) return { ...found, log };
  if (log.length !== table.log.moveCount)
    throw new Error(`Table ${id} has ${log.length} of ${table.log.moveCount} moves.`);
  let { state } = expectAccepted(game.setup(table.options, table.seed, table.seats.length), 'the set-up');
  for (const { seat, line } of log) state = expectAccepted(game.play(state, seat, line), `"${line}"`).state;
  if (!isDeepStrictEqual(state, table.state)) throw new Error(`The log of table ${id} leads to another state.`);
  return { ...found, log };

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
