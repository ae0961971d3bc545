export const en = {
  question: ({ title, closesAt }: { title: string; closesAt: string }) =>
    `Nobody has moved in **${title}** for a long time. Without a move, the table closes ${closesAt}.`,
  keepTable: 'Keep the table',
  staysOpen: 'The table stays open.',
};

export type InactivityWords = typeof en;
