import 'dotenv/config';
import { pino } from 'pino';
import { shelf } from '../games/index.ts';
import { openStorage } from '../storage/index.ts';
import { loadCommands } from './face/command.ts';
import { startLongtable } from './longtable.ts';
import { readSettings } from './settings.ts';

/** How long a process that died keeps others from its tables. */
const LEASE_MS = 3000;

const settings = readSettings(process.env);
const log = pino({ level: settings.LOG_LEVEL });
const storage = await openStorage(settings.DATABASE_URL, { lease: LEASE_MS });
const playground = settings.DISCORD_TOKEN === '' ? await openPlayground() : undefined;
const longtable = await startLongtable({
  token: playground?.token ?? settings.DISCORD_TOKEN,
  apiUrl: playground?.apiUrl ?? settings.DISCORD_API_URL,
  storage,
  shelf,
  shelfModule: new URL('../games/index.ts', import.meta.url),
  commands: await loadCommands(new URL('../commands/', import.meta.url)),
  log,
});
console.log(playground ? `Open ${playground.url} and type /play` : `Invite the bot: ${longtable.invite}`);
process.once('SIGINT', () => void close());
process.once('SIGTERM', () => void close());

/** Without a token the bot plays on a Discord of its own. */
async function openPlayground() {
  const { startPlayground } = await import('../playground/index.ts');
  return startPlayground({ port: settings.PLAYGROUND_PORT, file: settings.PLAYGROUND_FILE });
}

async function close(): Promise<void> {
  log.info({}, 'Closing: running moves finish first');
  await longtable.close();
  await playground?.close();
  await storage.close();
}
