import { noughts } from '@longtable/kit/testing/games/noughts';
import { pino } from 'pino';
import { FEATURES } from '../../../bot/features/index.ts';
import { loadCommands } from '../../../bot/interactions/command.ts';
import { startLongtable } from '../../../bot/longtable.ts';
import { parseShards } from '../../../bot/settings.ts';
import { openStorage } from '../../../storage/index.ts';

/** Longtable with noughts and crosses on a database file. */
const { DISCORD_TOKEN: token = '', DISCORD_API_URL: apiUrl, DATABASE_URL: database = 'memory:' } = process.env;
const storage = await openStorage(database);
const longtable = await startLongtable({
  features: FEATURES,
  token,
  apiUrl,
  shards: parseShards(process.env.SHARDS ?? ''),
  storage,
  games: [noughts],
  commands: await loadCommands(new URL('../../../commands/', import.meta.url)),
  log: pino({ level: 'silent' }),
});
await longtable.registered;
console.log('ready');
process.once('SIGTERM', async () => {
  await longtable.close();
  await storage.close();
});
