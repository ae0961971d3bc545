import type { Text } from '@longtable/kit';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { DISPLAYS, type Display, type Person } from '../../../storage/records/person.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { tablesOf } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { changePerson, readPerson } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { hasOnePerson, personsAt } from '../../host/table/table.ts';
import { seatFor } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showOutcome, showPanel } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { plain, primary } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { awayUntil, isVacation, quietUntilOf, takeVacation, vacationLines } from './away.ts';
import { addToDigest, sendDigest } from './digest.ts';
import {
  checkCompany,
  checkInvitations,
  forgetInviter,
  offerToRefuse,
  recordAcceptance,
  recordDecline,
  recordInvitations,
  setInviter,
} from './invitations.ts';
import { digestKind, displayId, inviterId, preferenceId, showAsId } from './record.ts';
import { atPersonalDeadline, personalDeadlines } from './remind.ts';
import {
  askQuietHours,
  changeReminders,
  chooseInviters,
  isMode,
  isSchedule,
  NO_QUIET,
  QUIET_FIELDS,
} from './reminders.ts';
import { texts } from './words/texts.ts';

/** Returns a sentence with the display of the user's boards. */
function displayText(display: Display): Text {
  return texts.display.yourBoards({ display: common.displays[display] });
}

/** Redraws the user's panels, and the boards of tables where they are the only person, after they have chosen a display. */
export async function followDisplay({ bot, user }: Reply, display: Display): Promise<void> {
  const { context, boards, delivery } = bot;
  await boards.panels.redisplay(user.id, display);
  for (const id of await tablesOf(context, user.id)) {
    const loaded = await findTable(context, id).catch(ignoreRefusal);
    if (!loaded || loaded.table.location.display === display) continue;
    const own = await redisplayTable(context, id, user.id, display).catch(ignoreRefusal);
    if (own) await delivery.deliver(own);
  }
}

/** Shows the user's display settings with buttons to change them, in the pressed private message or in a new one (`beside`). */
export async function showDisplay(
  reply: Reply,
  { display = 'plain', still, plain: isPlain }: Person,
  where: 'beside' | 'in place' = 'in place',
): Promise<void> {
  const shown = DISPLAYS.map((how) =>
    (how === display ? primary : plain)(displayId.make({ how }), texts.displayButtons[how]),
  );
  const switches = [
    plain(
      preferenceId.make({ what: 'still', value: still ? 'off' : 'on' }),
      still ? texts.display.animationsOff : texts.display.animationsOn,
    ),
    plain(
      preferenceId.make({ what: 'plain', value: isPlain ? 'off' : 'on' }),
      isPlain ? texts.display.iconsOff : texts.display.iconsOn,
    ),
  ];
  const page = { end: [displayText(display)], rows: [shown, switches] };
  await (where === 'beside' ? reply.private(page) : reply.show(page));
}

/** Returns the button that switches between text and picture. Undefined if the game has no pictures. */
function displayButton({ table, game }: LoadedTable, display: Display): ButtonSpec | undefined {
  if (!game.presentation.picture) return undefined;
  const [how, label] =
    display === 'picture' ? (['plain', texts.showText] as const) : (['picture', texts.showPicture] as const);
  return plain(showAsId.make({ table: table.id, how }), label);
}

/** Changes the display of the board of a table with one person. */
async function redisplayTable(context: Context, id: string, person: string, display: Display): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    if (!hasOnePerson(table) || personsAt(table)[0] !== person) throw new Refusal('notYourTable');
    return { table: { ...table, location: { ...table.location, display } } };
  });
}

const buttons = {
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
      const shown = own ?? target;
      const seat = reply.isInPrivate ? seatFor(shown, reply.user.id) : undefined;
      if (own) await showOutcome(reply, own, displayText(how));
      else if (seat === undefined) await reply.say(displayText(how));
      if (seat !== undefined) await showPanel(reply, shown, seat, isFirst ? { done: displayText(how) } : {});
      else if (own && isFirst) await reply.private({ end: [displayText(how)] });
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

/** Settings of a user: display, reminders, quiet hours, vacation, and who may invite them. */
export const people: Feature = {
  id: 'people',
  limits: { vacation: 30 * DAY_MS },
  settings: {
    settings: [
      {
        id: 'vacation',
        after: 'inactivity',
        label: texts.settings.label,
        question: texts.settings.question,
        command: {
          name: 'vacation',
          about: texts.settings.command,
          option: { name: 'days', about: texts.settings.option },
        },
        kind: 'number',
        field: 'vacation',
        values: [0, 7, 14, 21, 30, 60, 365],
        min: 0,
        max: 365,
        isDays: true,
        initial: ({ vacation }) => vacation,
      },
    ],
  },
  records: [digestKind],
  due: [
    {
      kind: digestKind,
      run: ({ context, messages, delivery }, person) =>
        sendDigest(context, messages, person, (loaded) => delivery.deliverFully(loaded)),
    },
  ],

  checkInviting: checkInvitations,
  checkSeat: checkCompany,
  invited: recordInvitations,
  joined: recordAcceptance,
  declined: recordDecline,
  confirmDecline: offerToRefuse,

  async notifying(context, person) {
    const settings = await readPerson(context, person);
    return { how: settings.reminders, quietUntil: quietUntilOf(settings, context.now()) };
  },
  notifyLater: addToDigest,

  deadlines: personalDeadlines,
  atDeadline: atPersonalDeadline,
  stoppedUntil: awayUntil,

  lines: { clock: vacationLines },
  displayButton,
  welcomeButtons: () => [plain(preferenceId.make({ what: 'pictures', value: '' }), texts.showPictures)],
  buttons,

  personalData: {
    export: async (context, person) => ({
      heldBack: (await readOrQuarantine(context, digestKind, person))?.tables ?? [],
    }),
    async remove(context, person) {
      const { storage } = context;
      await storage.transact(`digest:${person}`, async ({ write }) => write(storage.store(digestKind).drop(person)));
      await forgetInviter(context, person);
    },
  },
};
