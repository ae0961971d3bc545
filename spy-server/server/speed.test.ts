import { expect, test } from 'vitest';
import { Host } from '../testing/host.ts';
import { Program } from '../testing/program.ts';

test('answers with less than 100 ms of processor time', async () => {
  await using host = await Host.start();
  const anna = await Program.join(host.port, { name: 'Anna' });
  await Program.join(host.port, { name: 'Bert' });
  await anna.waitFor('REQUEST_ITEM_CHOICE');
  const before = process.cpuUsage();
  for (let number = 0; number < 40; number++) {
    anna.send('REQUEST_META_INFORMATION', { keys: ['Configuration.Scenario', 'Player.Names'] });
    await anna.waitFor('META_INFORMATION');
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000 / 40).toBeLessThan(100);
});
