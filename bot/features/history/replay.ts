import type { MessageComponentInteraction } from 'discord.js';
import type { Viewer } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import { spoils } from '../../host/daily/daily.ts';
import { type GameRecord, recordOf } from '../../host/history/record.ts';
import { replay } from '../../host/history/replay.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { hasBegun, type LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { lookOf } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { mayWatch } from '../tables/watch.ts';
import { recordFile } from './file.ts';
import { drawReplay } from './replay-board.ts';
import { WORDS } from './text.ts';

/** A game that can be replayed, and the table it was played at, if that is known. */
export interface Source {
  readonly record: GameRecord;
  readonly loaded?: LoadedTable;
}

/** Where somebody asks from: finished games are for those who sat there, and for their server. */
export function hereOf({ guildId, channelId }: { guildId: string | null; channelId: string | null }): string {
  return guildId ?? channelId ?? '';
}

/** A finished table that this person may see again from here. */
export async function finishedTable(bot: Bot, id: string, reply: Reply): Promise<LoadedTable | Refused> {
  const { context } = bot;
  const found = await findTable(context, id);
  if ('refused' in found) return found;
  const { table } = found;
  if (!(await mayWatch(bot, reply.interaction, table))) return refusal('notFromHere');
  if (table.status !== 'over') return refusal('notOver');
  if (await spoils(context, reply.user.id, table)) return refusal('spoiler');
  return hasBegun(table) ? found : refusal('neverBegan');
}

/** The game of a finished table. */
export async function sourceAt(bot: Bot, id: string, reply: Reply): Promise<Source | Refused> {
  const loaded = await finishedTable(bot, id, reply);
  if ('refused' in loaded) return loaded;
  const record = await recordOf(bot.context, loaded.table);
  return 'refused' in record ? record : { loaded, record };
}

/** Draws a replay at a move as this person reads, or says why the game cannot be played again. */
export async function showReplay(
  bot: Bot,
  reply: Reply,
  source: Source,
  { viewer = 'spectator' as Viewer, move = 0 } = {},
): Promise<Drawn | Refused> {
  const at = await replay(bot.context, source.record, move);
  if ('refused' in at) return at;
  const seen = viewer === 'spectator' || viewer < source.record.seats.length ? viewer : 'spectator';
  const isFilmed = bot.films.some(({ game }) => game === source.record.game);
  return drawReplay({ ...source, at, viewer: seen, isFilmed }, await lookOf(bot.context, reply));
}

/** Sends a finished game as a text file. */
export async function sendFile(bot: Bot, reply: Reply<MessageComponentInteraction>, table: string): Promise<void> {
  const source = await sourceAt(bot, table, reply);
  if ('refused' in source) return reply.refuse(source);
  await reply.private({
    content: say(WORDS.hereIsFile, reply.language),
    files: [recordFile(source.record, table)],
  });
}
