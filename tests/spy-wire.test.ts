import { expect, test } from 'vitest';
import { campaign } from './campaigns/spy-wire.ts';

test('finishes matches between programs despite dropped connections and killed servers', {
  timeout: 120_000,
}, async () => {
  const { matches, lost, plugs, kills } = await campaign(4);
  expect({ matches, lost }).toEqual({ matches: 4, lost: 0 });
  expect(plugs + kills).toBeGreaterThan(0);
});
