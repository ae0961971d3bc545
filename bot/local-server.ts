/** Setup of the playground's server, which replaces Discord if no token is set. */
export const LOCAL_SERVER = {
  bot: 'Longtable',
  server: 'Longtable',
  language: 'en-GB',
  people: [
    { name: 'Ada', manager: true, language: 'en-GB' },
    { name: 'Bo', language: 'en-GB' },
    { name: 'Cleo', language: 'de' },
    { name: 'Dev', language: 'en-GB' },
  ],
  channels: ['table', 'second-table', 'lounge', { name: 'forum', type: 'forum' }],
} as const;
