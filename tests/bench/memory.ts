import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Preloaded into a measured process. On SIGUSR2, collects garbage and prints the bytes in use: of the heap, and of buffers beside it. */
process.on('SIGUSR2', () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`memory ${heapUsed + external}`);
});
