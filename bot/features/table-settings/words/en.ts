export const en = {
  rename: {
    button: 'Rename table…',
    name: 'A name for the table (empty: none)',
    renamed: 'Table renamed.',
  },
  hide: {
    button: 'Hide from spectators',
    hidden: 'Spectators now see only what’s public.',
  },
};

export type TableSettingsWords = typeof en;
