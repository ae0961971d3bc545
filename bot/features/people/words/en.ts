export const en = {
  display: {
    plain: 'plain',
    asAPicture: 'as a picture',
    inSentencesForScreenReaders: 'in sentences (for screen readers)',
    inColourNotOnPhones: 'in colour (not on phones)',
    plain2: 'Plain',
    picture: 'Picture',
    sentences: 'Sentences',
    colourNotOnPhones: 'Colour (not on phones)',
    yourBoardsYourNewSoloGamesWill: ({ name }: { name: string }) =>
      `Your boards: ${name}. Your new solo games will use it; other public boards follow the server’s setting.`,
    animationsOff: 'Animations: off',
    animationsOn: 'Animations: on',
    iconsOff: 'Icons: off',
    iconsOn: 'Icons: on',
    deleteAllYourDataYoullResign:
      'Delete all your data? You’ll resign every game in progress, your history, stats, ratings and settings will be deleted, and finished games will show you as “someone”. This can’t be undone. Use `/download-my-data` first if you want a copy.',
    deleteMyData: 'Delete my data',
    cancel: 'Cancel',
    okNothingWasDeleted: 'OK, nothing was deleted.',
    doneNothingIStoreIsLinkedToYou: 'Done. Nothing I store is linked to you any more.',
  },
  reminders: {
    aMentionInTheChannel: 'a mention in the channel',
    aDm: 'a DM',
    noReminders: 'no reminders',
    oncePerTurn: 'once per turn',
    twicePerTurn: 'twice per turn',
    daily: 'daily',
    defaultSchedule: 'once per turn, or daily if there’s no clock',
    start: 'Start',
    end: 'End',
    timeZone: 'Time zone',
    how: 'How?',
    remindersQuietHours: ({ mode, how, hours }: { mode: string; how: string; hours: string | undefined }) =>
      `Reminders: ${mode}${how}. Quiet hours: ${hours ?? 'none'}.`,
    setQuietHours: 'Set quiet hours',
    noQuietHours: 'No quiet hours',
    quietHours: 'Quiet hours',
  },
  vacation: {
    days: ({ days }: { days: number }) => `${days} days`,
    daysLonger: ({ days }: { days: number }) => `${days} days longer`,
    endVacation: 'End vacation',
    notAway:
      'You’re not on vacation. Choose how long you’ll be away, and your clocks pause until you’re back. To pick a date, use `/vacation until`.',
    welcome: 'Welcome back. Your clocks are running again.',
    youreOnVacationUntilUntilThen: ({ on }: { on: string }) =>
      `You’re on vacation until ${on}. Until then your clocks are paused and you won’t be pinged.`,
    youreOnVacationUntilAndWontBe: ({ on, on2 }: { on: string; on2: string }) =>
      `You’re on vacation until ${on} and won’t be pinged. On this server your clocks start again on ${on2} because you’ve reached its yearly limit.`,
  },
};

export type PeopleWords = typeof en;
