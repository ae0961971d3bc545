import { say, type Text } from '@longtable/kit';
import { ButtonStyle } from 'discord.js';
import { joinTable } from '../../host/actions/join.ts';
import { declineInvitation, leaveTable } from '../../host/actions/leave.ts';
import { resign } from '../../host/actions/resign.ts';
import type { Context } from '../../host/context.ts';
import type { Refused } from '../../host/refusal.ts';
import { latecomersAt } from '../../host/table/departure.ts';
import { hasBegun, type LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { showOutcome } from '../../interactions/settled.ts';
import { buttonRows } from '../../render/controls.ts';
import { message } from '../../render/message.ts';
import { WORDS } from '../../render/text.ts';

/** What a person does about their seat, and the word they get for it where no board shows it. */
function seatAction(
  verb: (context: Context, id: string, person: string, name: string) => Promise<LoadedTable | Refused>,
  done: Text | ((loaded: LoadedTable) => Text),
): (bot: Bot, reply: Reply, table: string) => Promise<void> {
  return async (bot, reply, table) => {
    const { person, name } = actorOf(reply.interaction);
    const loaded = await verb(bot.context, table, person, name);
    if ('refused' in loaded) return reply.refuse(loaded);
    await showOutcome(bot, reply, loaded, typeof done === 'function' ? done(loaded) : done);
  };
}

/** Takes the seat that is kept for a person, or a free one; whoever comes too late is told how to wait no longer. */
export async function join(bot: Bot, reply: Reply, table: string): Promise<void> {
  const { person, name } = actorOf(reply.interaction);
  const loaded = await joinTable(bot.context, table, person, name);
  if ('refused' in loaded) return reply.refuse(loaded);
  if (!latecomersAt(loaded.table).includes(person)) return showOutcome(bot, reply, loaded, WORDS.joined);
  const { language } = reply;
  const rows = buttonRows([[{ kind: 'leave', table }, WORDS.leaveList, ButtonStyle.Secondary]], language);
  const confirmation = message({ end: [say(WORDS.isNext, language)], rows });
  await Promise.all([reply.private(confirmation), bot.delivery.deliver(loaded)]);
}

/** Gets up before the start, or waits for the next game no longer. */
export const leave = seatAction(leaveTable, ({ table }) =>
  hasBegun(table) && !table.features.lesson ? WORDS.isOffList : WORDS.left,
);

/** Turns an invitation down. */
export const decline = seatAction(declineInvitation, WORDS.declined);

/** Gives the game up after the person has confirmed it. */
export const resignGame = seatAction(resign, WORDS.resigned);
