import type { AnyGame, Viewer } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { loaded, open, person, testContext } from '../../../tests/context.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { recordOf } from '../../host/history/record.ts';
import { drawAnalysis } from './message.ts';

/** Plays a game in which Ada takes a1 and Bo resigns. `drawnFor` returns its analysis for a reader. */
async function analysed(game: AnyGame) {
  const context = await testContext([game]);
  const sitters = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
  const { id } = (await open(context, { game, sitters })).table;
  await playLine(context, id, { person: 'ada' }, 'a1');
  const { table } = loaded(await resign(context, id, 'bo'));
  const record = await recordOf(context, table);
  if ('refused' in record) throw new Error(record.refused.code);
  const point = { move: 0, seat: 0, played: 'a1', better: 'b2', gain: 0.2, why: 'It’s yours.' };
  const analysis = { winChances: [{ move: 0, outlook: [0.7, 0.3] }], turningPoints: [point] };
  const drawnFor = async (asker: string) =>
    JSON.stringify(
      await drawAnalysis(context, { table, game }, record, analysis, { language: 'en', display: 'plain' }, asker),
    );
  return { id, drawnFor };
}

test('names the players of a move instead of addressing the reader', async () => {
  const { id, drawnFor } = await analysed(noughts);
  expect(await drawnFor('ada')).toContain('Win chance · Ada: 70%');
  expect(await drawnFor('bo')).toContain('Win chance · Bo: 30%');
  expect(await drawnFor('ada')).toContain('Ada takes a1.\\nBetter (+20 points): **Ada takes b2.**\\n-# It’s yours.');
  // “Move 1” opens the replay after that move, from the reader's seat if the reader made the move.
  const opened = (viewer: Viewer) => makeId({ kind: 'replay', step: 'open', table: id, viewer, move: 1 });
  expect(await drawnFor('ada')).toContain(opened(0));
  expect(await drawnFor('bo')).toContain(opened('spectator'));
  const ownOnly = '-# It’s yours.';
  expect(await drawnFor('ada')).toContain(ownOnly);
  expect(await drawnFor('bo')).toContain('① **Move 1** · Ada takes a1.\\nBetter (+20 points): **Ada takes b2.**');
  expect(await drawnFor('bo')).not.toContain(ownOnly);
});

test('shows whether the computers knew hidden information', async () => {
  const secret: AnyGame = { ...noughts, secrets: true };
  const [plain, guessed, known] = [noughts, { ...secret, worlds: (state) => [state] } as AnyGame, secret];
  for (const game of [plain, guessed]) expect(await (await analysed(game)).drawnFor('ada')).toContain('could know');
  expect(await (await analysed(known)).drawnFor('ada')).toContain('with all hidden information');
});
