import { startPlayground } from './index.ts';

const port = Number(process.env.PLAYGROUND_PORT ?? 8300);
const file = process.env.PLAYGROUND_FILE ?? 'data/playground.json';
const playground = await startPlayground({ port, ...(file !== '' && { file }) });
console.log(`playground: open ${playground.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void playground.close().then(() => process.exit(0));
  });
}
