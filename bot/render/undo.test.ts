import { farmland } from '@longtable/farmland';
import { RNG } from '@longtable/kit';
import { randomLine } from '@longtable/kit/testing/random-play';
import { expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { canUndoAlone } from '../features/agreements/agreement.ts';
import { playLine } from '../host/actions/move.ts';
import { onTurn } from '../host/table/table.ts';
import { drawPanel } from './panel.ts';

test('offers undo on a full text panel to a player who can take back the last move alone', async () => {
  const context = await testContext([farmland]);
  let at = await open(context, { game: farmland, seed: 3 });
  const random = RNG.seeded(5);
  let offered = 0;
  for (let move = 0; move < 30; move++) {
    const [seat] = onTurn(at);
    if (seat === undefined) break;
    const { id } = at.table.seats[seat] as { readonly id: string };
    let line = '';
    while (line === '' || line === 'auto') line = randomLine(farmland, at.table.state, seat, random) ?? '';
    at = await playLine(context, at.table.id, { person: id }, line);
    const canUndo = canUndoAlone(at, seat);
    if (canUndo) offered++;
    const language = (['de', 'es', 'fr'] as const)[move % 3]!;
    const panel = JSON.stringify(drawPanel(at, seat, { language, display: 'plain' }));
    expect(panel.includes('"undo|'), `${line} ${language}`).toBe(canUndo);
  }
  expect(offered).toBeGreaterThan(2);
});
