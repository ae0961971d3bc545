import { postgresServer, redisServer, type TestServer } from '../../storage/testing/servers.ts';
import { scriptArguments } from '../script.ts';
import { temporaryFolder } from '../test-bot.ts';
import { type BenchContext, openBenchContext } from './contexts.ts';
import { compareAges, compareCounts, compareMemory } from './flat.ts';
import { compareGames, openEchoes } from './games.ts';
import { countUnanswered } from './player.ts';
import { countRequests } from './requests.ts';
import { longtable, type Subject } from './subject.ts';

const [, many, most, rounds] = scriptArguments('bot', 20_000, 100_000, 5);
const elsewhere = Math.min(many, most);

// Each child process adds an exit listener.
process.setMaxListeners(0);
const folder = temporaryFolder();
const servers: TestServer[] = [];
const subjects: Subject[] = [];
try {
  const contexts = [
    await openBenchContext('SQLite', many, async (what) => `sqlite:${folder.path}/${what}.sqlite`, startBot),
  ];
  for (const kind of [redisServer, postgresServer]) {
    const startServer = async () => {
      const server = await kind.start();
      servers.push(server);
      return server.url;
    };
    if (kind.installed) contexts.push(await openBenchContext(kind.name, elsewhere, startServer, startBot));
    else console.log(`${kind.name} is not installed; skipped.`);
  }
  const [onFile] = contexts as [BenchContext];
  await compareGames(contexts, await openEchoes(onFile, `${folder.path}/echo.json`, keep), rounds);
  console.log('');
  for (const context of contexts) await compareCounts(context);
  for (const context of contexts) await compareAges(context);
  if (countUnanswered() > 0) console.log(`${countUnanswered()} presses timed out; is the machine busy?`);
  await close();
  await compareMemory(`sqlite:${folder.path}/live.sqlite`, keep);
} finally {
  await close();
  for (const server of servers) await server.stop();
  folder.remove();
}
await countRequests();

function startBot(database: string): Promise<Subject> {
  return keep(longtable(database));
}

/** Registers a bot to be closed at the end. */
async function keep(opening: Promise<Subject>): Promise<Subject> {
  const subject = await opening;
  subjects.push(subject);
  return subject;
}

async function close(): Promise<void> {
  for (const subject of subjects.splice(0)) await subject.close();
}
