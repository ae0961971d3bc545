import { parseArgs } from 'node:util';
import { fromEnvironment, startPlayground } from './index.ts';

const USAGE = `node playground/main.ts [--port 8300] [--file data/playground.json] [--faults "rough seed=7"] [--no-limits]`;

const { values } = parseArgs({
  allowNegative: true,
  options: {
    port: { type: 'string' },
    file: { type: 'string' },
    faults: { type: 'string' },
    shards: { type: 'string' },
    limits: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

try {
  const playground = await startPlayground({
    port: Number(values.port ?? process.env.PLAYGROUND_PORT ?? 8300),
    file: values.file ?? process.env.PLAYGROUND_FILE ?? 'data/playground.json',
    ...fromEnvironment({
      PLAYGROUND_FAULTS: values.faults ?? process.env.PLAYGROUND_FAULTS,
      PLAYGROUND_SHARDS: values.shards ?? process.env.PLAYGROUND_SHARDS,
      PLAYGROUND_LIMITS: values.limits === false ? 'off' : process.env.PLAYGROUND_LIMITS,
    }),
  });
  console.log(`playground: open ${playground.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void playground.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The playground could not start. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
