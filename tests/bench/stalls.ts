/** Preloaded into a measured process. On SIGUSR2, prints the longest stall since the last signal in milliseconds of processor time. */
const LOOK_EVERY_MS = 10;
let [longest, last] = [0, processorMs()];

setInterval(() => {
  const now = processorMs();
  longest = Math.max(longest, now - last);
  last = now;
}, LOOK_EVERY_MS).unref();

process.on('SIGUSR2', () => {
  console.log(`longest stall ${longest}`);
  longest = 0;
});

/** Returns the processor time of this thread. Wall-clock time would include other processes. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
