import { parseId } from '../../custom-ids/ids.ts';
import { addComputer, type Invitee, invite, openSeat } from '../../host/actions/invite.ts';
import { startTable } from '../../host/actions/join.ts';
import { toggleMatch } from '../../host/actions/match.ts';
import { takeSeatBack } from '../../host/actions/overtime.ts';
import { refusal } from '../../host/refusal.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, displayNameOf, type Reply } from '../../interactions/reply.ts';
import { showOutcome } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';
import { decline, join, leave } from './seats.ts';

export const buttons: Buttons<
  'join' | 'leave' | 'decline' | 'invite' | 'begin' | 'openSeat' | 'match' | 'computer' | 'computers' | 'back'
> = {
  join: {
    access: 'visitor',
    press: (reply, bot, { table }) => join(bot, reply, table),
  },

  leave: {
    access: 'member',
    press: (reply, bot, { table }) => leave(bot, reply, table),
  },

  decline: {
    access: 'invited',
    press: (reply, bot, { table }) => decline(bot, reply, table),
  },

  /** Invites users to a waiting table. */
  invite: {
    access: 'party',
    async press(reply, bot, { table }) {
      if (!reply.interaction.isUserSelectMenu()) return reply.say(WORDS.notUnderstood);
      const { users, members } = reply.interaction;
      if (users.some(({ id, bot: isBot }) => isBot || id === reply.user.id))
        return reply.refuse(refusal('needsOpponent'));
      const guests = users.map((guest): Invitee => {
        const member = members.get(guest.id);
        const nickname = member && ('displayName' in member ? member.displayName : member.nick);
        return { id: guest.id, name: displayNameOf(guest, nickname) };
      });
      const loaded = await invite(bot.context, table, reply.user.id, guests);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showOutcome(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Starts the game with the players who have joined. */
  begin: {
    access: 'party',
    async press(reply, bot, { table }) {
      const loaded = await startTable(bot.context, table, reply.user.id);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showOutcome(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Opens a reserved seat for everyone. */
  openSeat: {
    access: 'party',
    async press(reply, bot, { table }) {
      const loaded = await openSeat(bot.context, table, reply.user.id);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showOutcome(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Switches between a match of two games and a single game. */
  match: {
    access: 'player',
    async press(reply, bot, { table }) {
      const loaded = await toggleMatch(bot.context, table, reply.user.id);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showOutcome(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Adds a computer in a free seat. */
  computer: {
    access: 'party',
    press: (reply, bot, { table, level }) => seatComputer(bot, reply, table, level),
  },

  computers: {
    access: 'party',
    press(reply, bot, { table }) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'computer'
        ? seatComputer(bot, reply, table, chosen.level)
        : reply.say(WORDS.notUnderstood);
    },
  },

  /** Gives the user back their seat, which a computer has taken over. */
  back: {
    access: 'replaced',
    async press(reply, bot, { table }) {
      const { person, name } = actorOf(reply.interaction);
      const back = await takeSeatBack(bot.context, table, person, name);
      if ('refused' in back) return reply.refuse(back);
      await Promise.all([reply.say(WORDS.seatIsYours), bot.delivery.deliver(back)]);
    },
  },
};

async function seatComputer(bot: Bot, reply: Reply, table: string, level: string): Promise<void> {
  const loaded = await addComputer(bot.context, table, reply.user.id, level);
  if ('refused' in loaded) return reply.refuse(loaded);
  await showOutcome(bot, reply, loaded, WORDS.answered);
}
