import type { MessageComponentInteraction } from 'discord.js';
import type { AnyDesign } from '../../../games/kit/design/design.ts';
import { say } from '../../../games/kit/text.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import { beginDraft, type OpenDraft, readDraft } from '../../host/workshop/drafts.ts';
import { readShared, unshare } from '../../host/workshop/sharing.ts';
import { refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { conclude } from '../desk/settled.ts';
import { languageOf } from '../drawing/words.ts';
import type { Id } from '../ids/ids.ts';
import { craftAt, drawOverview, drawShared, mayTakeBack } from './overview.ts';
import { show, showEdited } from './show.ts';
import { tryOut } from './trial.ts';
import { WORDS } from './words.ts';

/** Does what was chosen in a list of designs. */
export async function visitWorkshop(
  bot: Bot,
  pressed: MessageComponentInteraction,
  { step, what }: Id<'workshop'>,
): Promise<void> {
  const { house } = bot;
  const person = pressed.user.id;
  const value = pressed.isStringSelectMenu() ? (pressed.values[0] ?? '') : what;
  switch (step) {
    case 'list':
      return show(pressed, await drawOverview(house, pressed));
    case 'kind':
      return show(pressed, await drawOverview(house, pressed, craftAt(house, value)));
    case 'start':
      return showEdited(bot, pressed, await begin(bot, pressed, what, value));
    case 'open':
      return showEdited(bot, pressed, await readDraft(house, person, value));
  }
  const open = await readShared(house, pressed.guildId, value);
  if ('refused' in open) return refuse(pressed, open);
  switch (step) {
    case 'copy':
      return showEdited(bot, pressed, await beginDraft(house, person, open, open.shared));
    case 'try':
      return tryOut(bot, pressed, open, open.shared.doc);
    case 'takeBack':
      if (!mayTakeBack(pressed, open.shared.owner)) return refuse(pressed, refusal('notYourDesign'));
      await unshare(house, open);
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
  const craft = craftAt(bot.house, key);
  const found = (craft?.design as AnyDesign | undefined)?.starts.find(({ id }) => id === start);
  if (!craft || !found) return refusal('draftGone');
  const name = say(found.name, languageOf(pressed.locale));
  return beginDraft(bot.house, pressed.user.id, craft, { name, doc: found.doc });
}
