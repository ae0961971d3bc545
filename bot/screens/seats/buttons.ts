import { parseId } from '../../custom-ids/ids.ts';
import { addComputer, invite, openSeat } from '../../host/actions/invite.ts';
import { startTable } from '../../host/actions/join.ts';
import { takeSeatBack } from '../../host/actions/overtime.ts';
import { chooseVariant } from '../../host/actions/variant.ts';
import { Refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import { texts as common } from '../../render/words/texts.ts';
import { ownSettings } from '../new-game/here.ts';
import { decline, join, leave, selectedUsers, showHostChange } from './seats.ts';

export const buttons: Buttons<
  'join' | 'leave' | 'decline' | 'invite' | 'begin' | 'openSeat' | 'variant' | 'computer' | 'computers' | 'back'
> = {
  join: {
    access: 'visitor',
    press: ({ reply, target: { table } }) => join(reply, table),
  },

  leave: {
    access: 'joined',
    press: ({ reply, id: { table } }) => leave(reply, table),
  },

  decline: {
    access: 'invited',
    press: ({ reply, target: { table } }) => decline(reply, table),
  },

  /** Invites users to a waiting table. */
  invite: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const guests = selectedUsers(reply);
      if (!guests) throw new Refusal('needsOpponent');
      const loaded = await invite(reply.bot.context, table, reply.user.id, guests);
      await showHostChange(reply, loaded);
    },
  },

  /** Starts the game with the players who have joined. */
  begin: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const loaded = await startTable(reply.bot.context, table, reply.user.id);
      await showHostChange(reply, loaded);
    },
  },

  /** Opens a reserved seat for everyone. */
  openSeat: {
    access: 'host',
    async press({ reply, id: { table } }) {
      const loaded = await openSeat(reply.bot.context, table, reply.user.id);
      await showHostChange(reply, loaded);
    },
  },

  /** Sets an option of the game at a waiting table. */
  variant: {
    access: 'host',
    async press({ reply, id: { table, option, value } }) {
      const loaded = await chooseVariant(reply.bot.context, table, reply.user.id, { option, value });
      await showHostChange(reply, loaded);
    },
  },

  /** Adds a computer in a free seat. */
  computer: {
    access: 'host',
    press: ({ reply, id: { table, level } }) => seatComputer(reply, table, level),
  },

  computers: {
    access: 'host',
    press({ reply, id: { table } }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'computer'
        ? seatComputer(reply, table, chosen.level)
        : reply.say(common.replies.menuOutdated);
    },
  },

  /** Gives the user back their seat, which a computer has taken over. */
  back: {
    access: 'replaced',
    async press({ reply, id: { table } }) {
      const { person, name } = actorOf(reply.interaction);
      const back = await takeSeatBack(reply.bot.context, table, person, name);
      await Promise.all([reply.say(common.replies.seatIsYours), reply.bot.delivery.deliver(back)]);
    },
  },
};

async function seatComputer(reply: Reply, table: string, level: string): Promise<void> {
  const loaded = await addComputer(reply.bot.context, table, reply.user.id, level, await ownSettings(reply));
  await showHostChange(reply, loaded);
}
