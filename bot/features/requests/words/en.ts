export const en = {
  alreadyInvited: ({ name }: { name: string }) => `You already invited ${name} to this game. Open another table?`,
  openAnother: 'Open another',
  heading: 'Open your table somewhere else:',
  dm: 'In a DM',
  closeTable: 'Close that table',
  refusals: {
    requestGone: 'Your request has expired. Use `/play` again.',
  },
  openThread: 'Open a thread',
};

export type RequestsWords = typeof en;
