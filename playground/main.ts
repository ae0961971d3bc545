import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { onProblem, startBotProcess } from './bots.ts';
import { PRIVILEGED_INTENTS } from './gateway/events.ts';
import { fromEnvironment, type PlaygroundOptions, startPlayground } from './index.ts';

const USAGE = `Starts a local Discord, and a bot on it:

  npx @longtable/playground [options] -- node my-bot.js

The bot finds its token in DISCORD_TOKEN and the API's address in DISCORD_API_URL. Node bots need neither: a preloaded
module sends their requests for discord.com to the playground.

  --port 8300            port of the page
  --server server.json   users, roles and channels of a new server: {"people": ["Ada", "Bo"], "channels": ["general"]}
  --file world.json      keep channels and messages in this file
  --faults "rough seed=7"  simulate faults: fair, rough, storm, or rates such as lost=20%
  --activity http://127.0.0.1:3000  where the server of the bot's Activity is
  --no-limits            do not enforce rate limits
  --no-intents           reject the privileged intents, as for a bot that has not enabled them
  --no-preload           do not preload the module into Node bots
  --shards 2             minimum number of shards`;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Maximum size of a setup file in bytes. */
const MAX_SETUP_BYTES = 1_000_000;

function readSetup(file: string | undefined): Pick<PlaygroundOptions, 'server'> {
  if (file === undefined) return {};
  const text = readFileSync(file, 'utf8');
  if (text.length > MAX_SETUP_BYTES) throw new Error(`${file} is too large.`);
  return { server: JSON.parse(text) };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowNegative: true,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      server: { type: 'string' },
      file: { type: 'string' },
      faults: { type: 'string' },
      activity: { type: 'string' },
      shards: { type: 'string' },
      limits: { type: 'boolean' },
      intents: { type: 'boolean', default: true },
      preload: { type: 'boolean', default: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const playground = await startPlayground({
    port: Number(values.port ?? process.env.PLAYGROUND_PORT ?? 8300),
    file: values.file ?? process.env.PLAYGROUND_FILE ?? '',
    ...readSetup(values.server),
    privilegedIntents: values.intents ? PRIVILEGED_INTENTS : 0,
    ...fromEnvironment({
      PLAYGROUND_ACTIVITY_URL: values.activity ?? process.env.PLAYGROUND_ACTIVITY_URL,
      PLAYGROUND_FAULTS: values.faults ?? process.env.PLAYGROUND_FAULTS,
      PLAYGROUND_SHARDS: values.shards ?? process.env.PLAYGROUND_SHARDS,
      PLAYGROUND_LIMITS: values.limits === false ? 'off' : process.env.PLAYGROUND_LIMITS,
    }),
  });
  console.log(`playground: open ${playground.url}`);
  onProblem(playground, (problem) => console.error(`playground: Discord would reject this: ${problem}`));
  playground.activities.on('log', (level, message, { person }) =>
    console.log(`playground: Activity of ${person.user.username}: ${level}: ${message}`),
  );
  let code = 0;
  const end = () => void playground.close().then(() => process.exit(code));
  if (positionals.length === 0) {
    console.log(`playground: the API is ${playground.apiUrl}, the token ${playground.token}`);
    for (const signal of SIGNALS) process.once(signal, end);
    return;
  }
  const bot = await startBotProcess(playground, positionals, { preload: values.preload });
  let isEnding = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isEnding = true;
      bot.child.kill(signal);
      void bot.exited.then(end);
    });
  }
  code = await bot.exited;
  console.log(`playground: the bot exited with code ${code}`);
  if (!isEnding) console.log(`playground: the page stays open. Press Ctrl+C and start again to restart the bot.`);
}

run().catch((error: unknown) => {
  const isPortUsed = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const hint = isPortUsed ? ' Choose another port: --port 8301.' : '';
  console.error(`The playground could not start. ${error instanceof Error ? error.message : error}${hint}`);
  process.exit(1);
});
