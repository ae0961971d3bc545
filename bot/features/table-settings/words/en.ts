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
  refusals: {
    nameLocked: 'A moderator has removed this table’s name, so it can’t get another one.',
    namesOff: 'Tables on this server can’t have their own names.',
  },
};

export type TableSettingsWords = typeof en;
