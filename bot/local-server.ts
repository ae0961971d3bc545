import type { ServerSetup } from '@longtable/playground';

/** The server of the playground that replaces Discord if no token is set. */
export const LOCAL_SERVER: ServerSetup = {
  bot: 'Longtable',
  server: 'Longtable',
  channels: ['table', 'second-table', 'lounge', { name: 'forum', type: 'forum' }],
};
