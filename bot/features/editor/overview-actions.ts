import type { MessageComponentInteraction } from 'discord.js';
import type { AnyDesign } from '../../../games/kit/design/design.ts';
import { say } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { beginDraft, type OpenDraft, readDraft } from '../../host/editor/drafts.ts';
import { readShared, unshare } from '../../host/editor/sharing.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { conclude } from '../../interactions/settled.ts';
import { designKindAt, drawOverview, drawShared, mayTakeBack } from './overview.ts';
import { previewDesign } from './preview.ts';
import { show, showEdited } from './show.ts';
import { WORDS } from './text.ts';

/** Does what was chosen in a list of designs. */
export async function runOverviewAction(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  { step, what }: Id<'workshop'>,
): Promise<void> {
  const { context } = bot;
  const person = reply.user.id;
  const value = reply.interaction.isStringSelectMenu() ? (reply.interaction.values[0] ?? '') : what;
  switch (step) {
    case 'list':
      return show(reply, await drawOverview(context, reply));
    case 'kind':
      return show(reply, await drawOverview(context, reply, designKindAt(context, value)));
    case 'start':
      return showEdited(bot, reply, await begin(bot, reply, what, value));
    case 'open':
      return showEdited(bot, reply, await readDraft(context, person, value));
  }
  const open = await readShared(context, reply.guildId, value);
  if ('refused' in open) return reply.refuse(open);
  switch (step) {
    case 'copy':
      return showEdited(bot, reply, await beginDraft(context, person, open, open.shared));
    case 'try':
      return previewDesign(bot, reply, open, open.shared.doc);
    case 'takeBack':
      if (!mayTakeBack(reply, open.shared.owner)) return reply.refuse(refusal('notYourDesign'));
      await unshare(context, open);
      return conclude(reply, WORDS.takenBack);
    default:
      return show(reply, drawShared(reply, open));
  }
}

async function begin(
  bot: Bot,
  reply: Reply<MessageComponentInteraction>,
  key: string,
  start: string,
): Promise<OpenDraft | Refused> {
  const designKind = designKindAt(bot.context, key);
  const found = (designKind?.design as AnyDesign | undefined)?.starts.find(({ id }) => id === start);
  if (!designKind || !found) return refusal('draftGone');
  const name = say(found.name, reply.language);
  return beginDraft(bot.context, reply.user.id, designKind, { name, doc: found.doc });
}
