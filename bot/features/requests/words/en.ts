export const en = {
  heading: 'Open your table somewhere else:',
  dm: 'In a DM',
  closeTable: 'Close that table',
};

export type RequestsWords = typeof en;
