import { parseId } from '../../custom-ids/ids.ts';
import { addComputer, invite, openSeat } from '../../host/actions/invite.ts';
import { toggleMatch } from '../../host/actions/match.ts';
import { takeSeatBack } from '../../host/actions/overtime.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, shownName } from '../../interactions/person.ts';
import { showSettled } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';
import { decline, join, leave } from './seats.ts';

export const buttons: Buttons<
  'join' | 'leave' | 'decline' | 'invite' | 'openSeat' | 'match' | 'computer' | 'computers' | 'back'
> = {
  /** Takes a seat at an open table. */
  join: {
    press: (reply, bot, { table }) => join(bot, reply, table),
  },

  /** Leaves an open table. */
  leave: {
    press: (reply, bot, { table }) => leave(bot, reply, table),
  },

  /** Turns an invitation down. */
  decline: {
    press: (reply, bot, { table }) => decline(bot, reply, table),
  },

  /** Asks somebody else to play at a table that waits. */
  invite: {
    async press(reply, bot, { table }) {
      const guest = reply.interaction.isUserSelectMenu() ? reply.interaction.users.first() : undefined;
      if (!guest || !reply.interaction.isUserSelectMenu()) return reply.say(WORDS.notUnderstood);
      if (guest.bot || guest.id === reply.user.id) return reply.refuse(refusal('needsOpponent'));
      const member = reply.interaction.members.get(guest.id);
      const nickname = member && ('displayName' in member ? member.displayName : member.nick);
      const name = shownName(guest, nickname);
      const loaded = await invite(bot.context, table, reply.user.id, { id: guest.id, name });
      if ('refused' in loaded) return reply.refuse(loaded);
      await showSettled(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Lets anybody have the seat that was kept for somebody. */
  openSeat: {
    async press(reply, bot, { table }) {
      const loaded = await openSeat(bot.context, table, reply.user.id);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showSettled(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Makes it a match of two games, or a single one again. */
  match: {
    async press(reply, bot, { table }) {
      const loaded = await toggleMatch(bot.context, table, reply.user.id);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showSettled(bot, reply, loaded, WORDS.answered);
    },
  },

  /** Lets the computer have a seat for which nobody has come. */
  computer: {
    async press(reply, bot, { table, level }) {
      const loaded = await addComputer(bot.context, table, reply.user.id, level);
      if ('refused' in loaded) return reply.refuse(loaded);
      await showSettled(bot, reply, loaded, WORDS.answered);
    },
  },

  /** A list of computers to choose from. */
  computers: {
    press(reply, bot) {
      const chosen = reply.interaction.isStringSelectMenu() ? parseId(reply.interaction.values[0] ?? '') : undefined;
      return chosen?.kind === 'computer' ? buttons.computer.press(reply, bot, chosen) : reply.say(WORDS.notUnderstood);
    },
  },

  /** Gives somebody the seat back that the computer has for them. */
  back: {
    async press(reply, bot, { table }) {
      const { person, name } = actorOf(reply.interaction);
      const back = await takeSeatBack(bot.context, table, person, name);
      if ('refused' in back) return reply.refuse(back);
      await Promise.all([reply.say(WORDS.seatIsYours), bot.delivery.deliver(back)]);
    },
  },
};
