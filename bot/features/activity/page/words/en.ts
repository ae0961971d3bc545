export const en = {
  connecting: 'Connecting…',
  lost: 'Connection lost. Reconnecting…',
  ended: 'The connection was closed.',
  retry: 'Reconnect',
  tapAgain: 'Tap again to play.',
  tapTarget: 'Tap a highlighted spot.',
  play: 'Play',
  cancel: 'Cancel',
  back: 'Back',
  close: 'Close',
  log: 'Log',
  sinceThen: 'Since your last turn',
  tables: 'Your tables',
  noTables: 'You’re not at any table.',
  newGame: 'New game',
  about: 'About Longtable',
  pages: 'Rules',
  yourTurn: 'Your turn',
  spectator: 'You’re watching.',
  map: 'Small map',
};

export type PageWords = typeof en;
