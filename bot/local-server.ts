/** Setup of the playground's server, which replaces Discord if no token is set. */
export const LOCAL_SERVER = {
  bot: 'Longtable',
  server: 'Longtable',
  channels: ['table', 'second-table', 'lounge', { name: 'forum', type: 'forum' }],
} as const;
