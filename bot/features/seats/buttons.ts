import { parseId } from '../../custom-ids/ids.ts';
import { addComputer, invite } from '../../host/actions/invite.ts';
import { takeSeatBack } from '../../host/actions/overtime.ts';
import { refusal } from '../../host/refusal.ts';
import type { Buttons } from '../../interactions/button.ts';
import { actorOf, shownName } from '../../interactions/person.ts';
import { refuse, whisper } from '../../interactions/reply.ts';
import { showSettled } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';
import { decline, join, leave } from './seats.ts';

export const buttons: Buttons<'join' | 'leave' | 'decline' | 'invite' | 'computer' | 'computers' | 'back'> = {
  /** Takes a seat at a table that waits for players. */
  join: {
    press: (pressed, bot, { table }) => join(bot, pressed, table),
  },

  /** Gets up from a table that waits for players. */
  leave: {
    press: (pressed, bot, { table }) => leave(bot, pressed, table),
  },

  /** Turns an invitation down. */
  decline: {
    press: (pressed, bot, { table }) => decline(bot, pressed, table),
  },

  /** Asks somebody else to play at a table that waits. */
  invite: {
    async press(pressed, bot, { table }) {
      const guest = pressed.isUserSelectMenu() ? pressed.users.first() : undefined;
      if (!guest || !pressed.isUserSelectMenu()) return whisper(pressed, WORDS.notUnderstood);
      if (guest.bot || guest.id === pressed.user.id) return refuse(pressed, refusal('needsOpponent'));
      const member = pressed.members.get(guest.id);
      const nickname = member && ('displayName' in member ? member.displayName : member.nick);
      const name = shownName(guest, nickname);
      const loaded = await invite(bot.context, table, pressed.user.id, { id: guest.id, name });
      if ('refused' in loaded) return refuse(pressed, loaded);
      await showSettled(bot, pressed, loaded, WORDS.answered);
    },
  },

  /** Lets the computer have a seat for which nobody has come. */
  computer: {
    async press(pressed, bot, { table, level }) {
      const loaded = await addComputer(bot.context, table, pressed.user.id, level);
      if ('refused' in loaded) return refuse(pressed, loaded);
      await showSettled(bot, pressed, loaded, WORDS.answered);
    },
  },

  /** A list of computers to choose from. */
  computers: {
    press(pressed, bot) {
      const chosen = pressed.isStringSelectMenu() ? parseId(pressed.values[0] ?? '') : undefined;
      return chosen?.kind === 'computer'
        ? buttons.computer.press(pressed, bot, chosen)
        : whisper(pressed, WORDS.notUnderstood);
    },
  },

  /** Gives somebody the seat back that the computer has for them. */
  back: {
    async press(pressed, bot, { table }) {
      const { person, name } = actorOf(pressed);
      const back = await takeSeatBack(bot.context, table, person, name);
      if ('refused' in back) return refuse(pressed, back);
      await Promise.all([whisper(pressed, WORDS.seatIsYours), bot.delivery.deliver(back)]);
    },
  },
};
