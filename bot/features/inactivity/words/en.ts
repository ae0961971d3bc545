export const en = {
  question: ({ title, closesAt }: { title: string; closesAt: string }) =>
    `Nobody has moved in **${title}** for a long time. Without a move, the table closes ${closesAt}.`,
  keepTable: 'Keep the table',
  staysOpen: 'The table stays open.',
  setting: {
    label: 'Inactivity limit',
    question: 'After how many days without a move should players be asked to continue?',
    command: 'Set after how many days without a move players are asked to continue',
    option: 'Inactivity limit in days',
  },
};

export type InactivityWords = typeof en;
