import { say, type Viewer } from '@longtable/kit';
import type { MessageComponentInteraction } from 'discord.js';
import type { LoadedTable } from '../../host/feature.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Drawn } from '../../render/message.ts';
import { type GameRecord, recordFile, recordOf } from './record.ts';
import { recordingsOf, replayStep } from './replay.ts';
import { drawReplay } from './replay-board.ts';
import { texts } from './words/texts.ts';

/** A game that can be replayed, with its table if it did not come from a file. */
export interface ReplaySource {
  readonly record: GameRecord;
  readonly loaded?: LoadedTable;
}

export async function sourceOf(bot: Bot, loaded: LoadedTable): Promise<ReplaySource> {
  return { loaded, record: await recordOf(bot.context, loaded.table) };
}

/** Draws the step of a replay with a move or a number with the user's display settings. Refuses a game that cannot be replayed. */
export async function showReplay(
  reply: Reply,
  source: ReplaySource,
  { viewer = 'spectator' as Viewer, move = 0, step = undefined as number | undefined } = {},
): Promise<Drawn> {
  const wanted = step === undefined ? { move } : { step };
  const at = await replayStep(reply.bot.context, reply.user.id, source.record, wanted);
  const seen = viewer === 'spectator' || viewer < source.record.seats.length ? viewer : 'spectator';
  const hasRecordingFormat = recordingsOf(reply.bot).some(({ game }) => game === source.record.game);
  return drawReplay({ ...source, at, viewer: seen, hasRecordingFormat }, await reply.display);
}

export async function sendRecordFile(reply: Reply<MessageComponentInteraction>, { table }: LoadedTable): Promise<void> {
  const record = await recordOf(reply.bot.context, table);
  await reply.private({
    content: say(texts.replay.file, reply.language),
    files: [recordFile(record, table.id)],
  });
}
