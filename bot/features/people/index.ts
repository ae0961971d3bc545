import { readOrQuarantine } from '../../host/records.ts';
import { readPerson } from '../../host/settings.ts';
import type { Feature } from '../../interactions/feature.ts';
import { plain } from '../../render/page.ts';
import { quietUntilOf } from './away.ts';
import { buttons } from './buttons.ts';
import { addToDigest } from './digest.ts';
import { displayButton } from './display.ts';
import { preferenceId } from './ids.ts';
import { checkInvitations, recordAcceptance, recordDecline, recordInvitations } from './invitations.ts';
import { offerToRefuse } from './inviters.ts';
import { digestKind } from './record.ts';
import { sendDigest } from './send-digest.ts';
import { vacationLines } from './vacation.ts';
import { texts } from './words/texts.ts';

/** What users set for themselves: display, reminders, quiet hours, vacation, and who may invite them. */
export const people: Feature = {
  id: 'people',
  commands: ['display', 'reminders', 'vacation'],
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
  invited: recordInvitations,
  joined: recordAcceptance,
  declined: recordDecline,
  confirmDecline: offerToRefuse,

  async notifying(context, person) {
    const settings = await readPerson(context, person);
    const { reminders: how, often } = settings;
    return { how, often, quietUntil: quietUntilOf(settings, context.now()) };
  },
  notifyLater: addToDigest,

  lines: { clock: vacationLines },
  displayButton,
  welcomeButtons: () => [plain(preferenceId.make({ what: 'pictures', value: '' }), texts.showPictures)],
  buttons,

  personalData: {
    export: async (context, person) => ({
      heldBack: (await readOrQuarantine(context, digestKind, person))?.tables ?? [],
    }),
    remove: ({ storage }, person) =>
      storage.transact(`digest:${person}`, async ({ write }) => write(storage.store(digestKind).drop(person))),
  },
};
