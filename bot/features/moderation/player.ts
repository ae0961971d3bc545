import { say, type Text } from '@longtable/kit';
import { ButtonStyle, ComponentType, type MessageComponentInteraction, TextInputStyle } from 'discord.js';
import type { Id } from '../../custom-ids/ids.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { closeTablesOf } from '../../host/actions/close-tables.ts';
import { DAY_MS } from '../../host/duration.ts';
import { blockOf, setBlock } from '../../host/moderation/blocks.ts';
import { voidGamesOf } from '../../host/moderation/void.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { soon } from '../../render/duration.ts';
import { row } from '../../render/menu.ts';
import type { Row } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { tellAdmins } from './log.ts';
import { texts } from './words/texts.ts';

const { Danger, Secondary } = ButtonStyle;
const MAX_DAYS = 365;
const MAX_REASON = 200;
const FIELDS = { days: 'days', reason: 'reason' } as const;

/** Returns a menu in which a server admin chooses a user to moderate. */
export function playerMenu(language: Reply['language']): Row {
  const custom_id = makeId({ kind: 'sanction', act: 'choose', person: '0' });
  return row([{ type: ComponentType.UserSelect, custom_id, placeholder: say(texts.player.choose, language) }]);
}

/** Shows whether a user is blocked on a server, and what a server admin can do about them. */
export async function showPlayerModeration(reply: Reply, guild: string, user: string): Promise<void> {
  const { language, bot } = reply;
  const block = await blockOf(bot.context, guild, user);
  const about = block
    ? texts.player.blocked({
        user,
        by: block.by,
        ...(block.until !== undefined && { until: soon(block.until) }),
        ...(block.reason && { reason: block.reason }),
      })
    : texts.player.free({ user });
  const button = (act: Id<'sanction'>['act'], label: Text, style: ButtonSpec[2]): ButtonSpec => [
    { kind: 'sanction', act, person: user },
    label,
    style,
  ];
  const buttons = [
    block ? button('unblock', texts.player.unblock, Secondary) : button('block', texts.player.block, Danger),
    button('close', texts.player.closeTables, Danger),
    button('void', texts.player.voidGames, Danger),
  ];
  await reply.show({ content: say(about, language), components: buttonRows(buttons, language) });
}

async function askToBlock(reply: Reply<MessageComponentInteraction>, person: string): Promise<void> {
  const { language } = reply;
  const input = (custom_id: string, label: Text, max_length: number) => ({
    type: ComponentType.Label as const,
    label: say(label, language),
    component: {
      ...({ type: ComponentType.TextInput, style: TextInputStyle.Short } as const),
      custom_id,
      required: false,
      max_length,
    },
  });
  await reply.form({
    title: say(texts.player.block, language),
    custom_id: makeId({ kind: 'sanction', act: 'block', person }),
    components: [input(FIELDS.days, texts.player.days, 3), input(FIELDS.reason, texts.player.reason, MAX_REASON)],
  });
}

async function confirm(reply: Reply, user: string, act: 'sureClose' | 'sureVoid'): Promise<void> {
  const [question, label] =
    act === 'sureClose'
      ? [texts.player.sureToClose({ user }), texts.player.closeTables]
      : [texts.player.sureToVoid({ user }), texts.player.voidGames];
  const buttons: ButtonSpec[] = [
    [{ kind: 'sanction', act, person: user }, label, Danger],
    [{ kind: 'sanction', act: 'show', person: user }, common.buttons.cancel, Secondary],
  ];
  await reply.show({ content: say(question, reply.language), components: buttonRows(buttons, reply.language) });
}

async function finish(
  reply: Reply,
  guild: string,
  changed: readonly LoadedTable[],
  text: Text,
  entry: Text,
): Promise<void> {
  await reply.show({ content: say(text, reply.language), components: [] });
  if (changed.length > 0) await tellAdmins(reply.bot, guild, entry);
  for (const loaded of changed) await reply.bot.delivery.deliver(loaded);
}

export const sanctionButton: Button<'sanction'> = {
  access: 'manager',
  async press({ reply, id: { act, person: user }, at: guild }) {
    const { bot, interaction } = reply;
    const by = reply.user.id;
    switch (act) {
      case 'show':
        return showPlayerModeration(reply, guild, user);
      case 'choose': {
        const [chosen] = interaction.isAnySelectMenu() ? interaction.values : [];
        if (chosen === undefined) return reply.say(common.replies.menuOutdated);
        return showPlayerModeration(reply, guild, chosen);
      }
      case 'block':
        return askToBlock(reply, user);
      case 'unblock':
        await setBlock(bot.context, guild, user, undefined);
        await tellAdmins(bot, guild, texts.log.unblocked({ by, user }));
        return showPlayerModeration(reply, guild, user);
      case 'close':
        return confirm(reply, user, 'sureClose');
      case 'void':
        return confirm(reply, user, 'sureVoid');
      case 'sureClose': {
        const closed = await closeTablesOf(bot.context, guild, user);
        const count = closed.length;
        const entry = texts.log.tablesClosed({ by, user, count });
        return finish(reply, guild, closed, texts.player.tablesClosed({ count }), entry);
      }
      case 'sureVoid': {
        await reply.acknowledge();
        const voided = await voidGamesOf(bot.context, guild, user);
        const count = voided.length;
        const entry = texts.log.gamesVoided({ by, user, count });
        return finish(reply, guild, voided, texts.player.gamesVoided({ count }), entry);
      }
    }
  },

  async submit({ reply, id: { person: user }, at: guild }) {
    const { context } = reply.bot;
    const { fields } = reply.interaction;
    const typed = fields.getTextInputValue(FIELDS.days).trim();
    const days = Number(typed);
    const isValid = typed === '' || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS);
    if (!isValid) return reply.say(texts.player.badDays);
    const reason = fields.getTextInputValue(FIELDS.reason).trim().slice(0, MAX_REASON);
    const until = typed === '' ? undefined : context.now() + days * DAY_MS;
    const by = reply.user.id;
    const block = { by, at: context.now(), ...(until !== undefined && { until }), ...(reason && { reason }) };
    await setBlock(context, guild, user, block);
    const entry = { by, user, ...(until !== undefined && { until: soon(until) }), ...(reason && { reason }) };
    await tellAdmins(reply.bot, guild, texts.log.blocked(entry));
    await showPlayerModeration(reply, guild, user);
  },
};
