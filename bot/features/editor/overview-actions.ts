import type { MessageComponentInteraction } from 'discord.js';
import type { AnyDesign } from '../../../games/kit/design/design.ts';
import { say } from '../../../games/kit/text.ts';
import type { Id } from '../../custom-ids/ids.ts';
import { beginDraft, type OpenDraft, readDraft } from '../../host/editor/drafts.ts';
import { readShared, unshare } from '../../host/editor/sharing.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import { refuse } from '../../interactions/reply.ts';
import { conclude } from '../../interactions/settled.ts';
import { languageOf } from '../../render/text.ts';
import { designKindAt, drawOverview, drawShared, mayTakeBack } from './overview.ts';
import { previewDesign } from './preview.ts';
import { show, showEdited } from './show.ts';
import { WORDS } from './text.ts';

/** Does what was chosen in a list of designs. */
export async function runOverviewAction(
  bot: Bot,
  pressed: MessageComponentInteraction,
  { step, what }: Id<'workshop'>,
): Promise<void> {
  const { context } = bot;
  const person = pressed.user.id;
  const value = pressed.isStringSelectMenu() ? (pressed.values[0] ?? '') : what;
  switch (step) {
    case 'list':
      return show(pressed, await drawOverview(context, pressed));
    case 'kind':
      return show(pressed, await drawOverview(context, pressed, designKindAt(context, value)));
    case 'start':
      return showEdited(bot, pressed, await begin(bot, pressed, what, value));
    case 'open':
      return showEdited(bot, pressed, await readDraft(context, person, value));
  }
  const open = await readShared(context, pressed.guildId, value);
  if ('refused' in open) return refuse(pressed, open);
  switch (step) {
    case 'copy':
      return showEdited(bot, pressed, await beginDraft(context, person, open, open.shared));
    case 'try':
      return previewDesign(bot, pressed, open, open.shared.doc);
    case 'takeBack':
      if (!mayTakeBack(pressed, open.shared.owner)) return refuse(pressed, refusal('notYourDesign'));
      await unshare(context, open);
      return conclude(pressed, WORDS.takenBack);
    default:
      return show(pressed, drawShared(pressed, open));
  }
}

async function begin(
  bot: Bot,
  pressed: MessageComponentInteraction,
  key: string,
  start: string,
): Promise<OpenDraft | Refused> {
  const designKind = designKindAt(bot.context, key);
  const found = (designKind?.design as AnyDesign | undefined)?.starts.find(({ id }) => id === start);
  if (!designKind || !found) return refusal('draftGone');
  const name = say(found.name, languageOf(pressed.locale));
  return beginDraft(bot.context, pressed.user.id, designKind, { name, doc: found.doc });
}
