import { say } from '@longtable/kit';
import type { Person } from '../../../storage/records/person.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { seatFor } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import { showOutcome, showPanel } from '../../interactions/panel.ts';
import { message } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { displayText, followDisplay, redisplayTable, showDisplay } from './display.ts';
import { displayId, inviterId, preferenceId, showAsId } from './ids.ts';
import { setInviter } from './inviters.ts';
import {
  askQuietHours,
  changeReminders,
  chooseInviters,
  isMode,
  isSchedule,
  NO_QUIET,
  QUIET_FIELDS,
} from './reminders.ts';
import { isVacation, takeVacation } from './vacation.ts';

export const buttons = {
  /**
   * Changes the user's display, and redraws the pressed panel and the board if it is the user's own. The first time, also
   * says that it applies to all games.
   */
  showAs: button(showAsId, {
    access: 'visitor',
    async press({ reply, id: { table: id, how }, target }) {
      const { context } = reply.bot;
      const isFirst = (await readPerson(context, reply.user.id)).display === undefined;
      await changePerson(context, reply.user.id, (person) => ({ ...person, display: how }));
      const own = await redisplayTable(context, id, reply.user.id, how).catch(ignoreRefusal);
      const found = own ?? target;
      const seat = reply.isInPrivate ? seatFor(found, reply.user.id) : undefined;
      if (own) await showOutcome(reply, own, displayText(how));
      else if (seat === undefined) await reply.say(displayText(how));
      if (seat !== undefined) await showPanel(reply, found, seat, isFirst ? { done: displayText(how) } : {});
      else if (own && isFirst) await reply.private(message({ end: [say(displayText(how), reply.language)] }));
      await followDisplay(reply, how);
    },
  }),

  display: button(displayId, {
    access: 'anyone',
    async press({ reply, id: { how } }) {
      await showDisplay(
        reply,
        await changePerson(reply.bot.context, reply.user.id, (person) => ({ ...person, display: how })),
      );
      await followDisplay(reply, how);
    },
  }),

  /** Changes one of the user's preferences and redraws the page that shows it. */
  preference: button(preferenceId, {
    access: 'anyone',
    async press({ reply, id: { what, value } }) {
      const { context } = reply.bot;
      const chosen = reply.interaction.isStringSelectMenu() ? (reply.interaction.values[0] ?? '') : value;
      switch (what) {
        case 'pictures': {
          const pictured = (person: Person) => ({ ...person, display: 'picture' as const });
          await showDisplay(reply, await changePerson(context, reply.user.id, pictured), 'beside');
          return followDisplay(reply, 'picture');
        }
        case 'still':
        case 'plain': {
          const switched = (person: Person) => ({ ...person, [what]: chosen === 'on' ? true : undefined });
          return showDisplay(reply, await changePerson(context, reply.user.id, switched));
        }
        case 'via':
          return isMode(chosen)
            ? changeReminders(context, reply, { how: chosen })
            : reply.say(common.replies.menuOutdated);
        case 'often':
          return isSchedule(chosen)
            ? changeReminders(context, reply, { often: chosen })
            : reply.say(common.replies.menuOutdated);
        case 'quiet':
          return chosen === 'none' ? changeReminders(context, reply, NO_QUIET) : askQuietHours(context, reply);
        case 'vacation':
          return isVacation(Number(chosen))
            ? takeVacation(reply, Number(chosen))
            : reply.say(common.replies.menuOutdated);
      }
    },
    submit({ reply }) {
      const typed = QUIET_FIELDS.map((field) => [field, reply.interaction.fields.getTextInputValue(field)]);
      return changeReminders(reply.bot.context, reply, Object.fromEntries(typed));
    },
  }),

  /** Sets who may not invite the user. */
  inviter: button(inviterId, {
    access: 'anyone',
    press: ({ reply, id: { act, person } }) =>
      act === 'choose' ? chooseInviters(reply) : setInviter(reply, person, act === 'refuse'),
  }),
};
