import type { OpenDraft } from '../../host/editor/drafts.ts';
import type { Rejected } from '../../host/editor/lists.ts';
import type { Refused } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { OnMessage } from '../../interactions/wire.ts';
import { lookOf } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { drawEditor } from './panel.ts';

/** Shows a draft in its editor, in place of what was pressed. */
export async function showEdited(
  bot: Bot,
  reply: Reply<OnMessage>,
  open: OpenDraft | Refused,
  rejected: readonly Rejected[] = [],
): Promise<void> {
  if ('refused' in open) return reply.refuse(open);
  const drawn = drawEditor(open, await lookOf(bot.context, reply), rejected);
  await bot.pictures.send(drawn, (shown) => show(reply, shown));
}

/** Puts something in place of what was pressed. */
export async function show(reply: Reply<OnMessage>, drawn: Drawn): Promise<void> {
  await reply.update(drawn);
}
