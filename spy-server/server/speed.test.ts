import { expect, test } from 'vitest';
import { Host } from '../testing/host.ts';
import { Program } from '../testing/program.ts';

test('answers in less than 100 ms, by the median of 40 requests during a match', async () => {
  await using host = await Host.start();
  const anna = await Program.join(host.port, { name: 'Anna' });
  await Program.join(host.port, { name: 'Bert' });
  await anna.waitFor('REQUEST_ITEM_CHOICE');
  const times: number[] = [];
  for (let number = 0; number < 40; number++) {
    const start = performance.now();
    anna.send('REQUEST_META_INFORMATION', { keys: ['Configuration.Scenario', 'Player.Names'] });
    await anna.waitFor('META_INFORMATION');
    times.push(performance.now() - start);
  }
  expect(times.sort((one, other) => one - other)[20]).toBeLessThan(100);
});
