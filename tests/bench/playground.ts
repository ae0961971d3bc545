import { startPlayground } from '../../playground/index.ts';

/** A playground in a process of its own, so that it does not share the clock's seconds with whom it measures. */
const playground = await startPlayground({ port: 0, limits: false });
console.log(`playground at ${playground.url}`);
process.once('SIGTERM', () => void playground.close());
