/** Loaded into a process that is measured: at SIGUSR2 it prints the most processor time that went by between two looks at the clock since the last signal, in milliseconds. */
const LOOK_EVERY_MS = 10;
let [longest, last] = [0, worked()];

setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - last);
  last = now;
}, LOOK_EVERY_MS).unref();

process.on('SIGUSR2', () => {
  console.log(`longest stall ${longest}`);
  longest = 0;
});

/** What this thread has had of the processor. Seconds on the wall would count what other processes took as well. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
