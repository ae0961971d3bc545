export const en = {
  heading: 'You can open your table here instead:',
  dm: 'In a DM',
  closeTable: 'Close that table',
};

export type RequestsWords = typeof en;
