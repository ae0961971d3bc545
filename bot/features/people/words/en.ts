import { english } from '@longtable/kit';

export const en = {
  display: {
    yourBoards: ({ display }: { display: string }) =>
      `Your boards: ${display}. This applies to all your games. Public boards of games with others follow the server’s setting.`,
    animationsOff: 'Animations: off',
    animationsOn: 'Animations: on',
    iconsOff: 'Icons: off',
    iconsOn: 'Icons: on',
  },
  displayButtons: {
    plain: 'Plain',
    picture: 'Picture',
    sentences: 'Sentences',
  },
  reminders: {
    defaultSchedule: 'once per turn, or daily if there’s no clock',
    how: 'Choose how you’re reminded…',
    summary: ({ reminders, quiet }: { reminders: readonly string[]; quiet: string | undefined }) =>
      `Reminders: ${reminders.join(', ')}. Quiet hours: ${quiet ?? 'none'}.`,
  },
  inviters: {
    declined: ({ user, when }: { user: string; when: string }) =>
      `You declined the invitation. <@${user}> can invite you again ${when}.`,
    acceptAfterAll: 'Accept after all',
    refuse: 'Block their invitations',
    refused: ({ user }: { user: string }) => `<@${user}> can’t invite you anymore.`,
    ownRefusal: ({ name }: { name: string }) =>
      `You don’t accept invitations from ${name}, so you can’t join this table.`,
    allow: 'Allow again',
    allowed: ({ user }: { user: string }) => `<@${user}> can invite you again.`,
    choose: 'Players who can’t invite you',
  },
  modes: {
    mention: 'a mention in the channel',
    dm: 'a DM',
    none: 'none',
  },
  schedules: {
    once: 'once per turn',
    twice: 'twice per turn',
    daily: 'daily',
  },
  quietHours: {
    from: 'Start',
    to: 'End',
    zone: 'Time zone',
    set: 'Set quiet hours',
    remove: 'No quiet hours',
    title: 'Quiet hours',
  },
  vacation: {
    playerAway: ({ name, until }: { name: string; until: string }) => `${name} is on vacation until ${until}.`,
    days: ({ days }: { days: number }) => english.count(days, 'day', 'days'),
    daysLonger: ({ days }: { days: number }) => `${english.count(days, 'day', 'days')} longer`,
    end: 'End vacation',
    notAway:
      'You’re not on vacation. Choose how long you’ll be away, and your clocks pause until you’re back. To pick a date, use `/vacation until`.',
    back: 'Welcome back. Your clocks are running again.',
    away: ({ until }: { until: string }) =>
      `You’re on vacation until ${until}. Until then your clocks are paused and you won’t be pinged.`,
    limited: ({ until, clocksFrom }: { until: string; clocksFrom: string }) =>
      `You’re on vacation until ${until} and won’t be pinged. On this server your clocks start again on ${clocksFrom} because you’ve reached its yearly limit.`,
  },
  showPictures: 'Show boards as pictures',
  settings: {
    question: 'How many days per year can each player pause their clocks?',
    label: 'Vacation per year',
    command: 'Set the vacation days per player per year',
    option: 'Days per year (0: none)',
  },
  refusals: {
    badZone: 'I don’t know that time zone. Choose one from the list, such as Europe/Berlin.',
    badTime: 'Enter times like 22:00 or 7:30.',
    halfQuiet: 'Quiet hours need three things: a start, an end and your time zone.',
    badDate:
      'Enter the last day of your vacation like 2026-08-14, or choose one from the list. It can’t be in the past.',
    farVacation: 'A vacation can last up to a year. Choose an earlier day.',
    noVacation: 'You’re not on vacation. Start one with `/vacation until`.',
  },
  invitations: {
    refused: ({ name }: { name: string }) => `${name} doesn’t accept invitations from you.`,
    paused: ({ name, when }: { name: string; when: string }) =>
      `${name} declined your last invitation. You can invite them again ${when}.`,
    tooMany: ({ name, when }: { name: string; when: string }) =>
      `${name} hasn’t answered your last invitations. You can invite them again ${when}.`,
  },
  showPicture: 'Show picture',
  showText: 'Show text',
  digest: ({ tables }: { tables: number }) => `${english.count(tables, 'table is', 'tables are')} waiting for you:`,
};

export type PeopleWords = typeof en;
