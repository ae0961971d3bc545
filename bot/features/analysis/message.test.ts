import type { AnyGame, Language, Viewer } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { makeId } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { textOf } from '../../render/message.ts';
import { recordOf } from '../history/record.ts';
import { FEATURES } from '../index.ts';
import { drawAnalysis } from './index.ts';
import type { Analysis, TurningPoint } from './record.ts';

const SITTERS = ['Ada', 'Bo'].map((name) => ({ ...person(name.toLowerCase()), name }));
const POINT: TurningPoint = { move: 0, seat: 0, played: 'a1', better: 'b2', gain: 0.2, why: 'It’s yours.' };

type Found = Analysis & { readonly occupants: readonly SeatOccupant[] };

/** Plays a game in which Ada takes a1 and Bo resigns. `drawnFor` returns its analysis for a reader. */
async function analysed(game: AnyGame, { occupants = SITTERS, ...found }: Partial<Found> = {}) {
  const context = await testContext([game]);
  const { id } = (await open(context, { game, occupants })).table;
  await codeOf(playLine(context, id, { person: occupants[0]?.kind === 'person' ? 'ada' : 'bo' }, 'a1'));
  const { table } = await resign(context, id, 'bo');
  const record = await recordOf(context, table);
  const analysis = { winChances: [{ move: 0, outlook: [0.7, 0.3] }], turningPoints: [POINT], ...found };
  const draw = (asker: string, display: 'plain' | 'picture' = 'plain', language: Language = 'en') =>
    drawAnalysis(context, { features: FEATURES, table, game }, record, analysis, { language, display }, asker);
  const drawnFor = async (asker: string) => JSON.stringify(await draw(asker));
  return { id, draw, drawnFor };
}

test('names the players of a move instead of addressing the reader', async () => {
  const { id, drawnFor } = await analysed(noughts);
  expect(await drawnFor('ada')).toContain('Win chance · Ada: 70%');
  expect(await drawnFor('bo')).toContain('Win chance · Bo: 30%');
  expect(await drawnFor('ada')).toContain(
    'Ada takes a1.\\nBetter (+20 percentage points): **Ada takes b2.**\\n-# It’s yours.',
  );
  // “Move 1” opens the replay after that move, from the reader's seat if the reader made the move.
  const opened = (viewer: Viewer) => makeId({ kind: 'replay', step: 'open', table: id, viewer, move: 1 });
  expect(await drawnFor('ada')).toContain(opened(0));
  expect(await drawnFor('bo')).toContain(opened('spectator'));
  const ownOnly = '-# It’s yours.';
  expect(await drawnFor('ada')).toContain(ownOnly);
  expect(await drawnFor('bo')).toContain(
    '① **Move 1** · Ada takes a1.\\nBetter (+20 percentage points): **Ada takes b2.**',
  );
  expect(await drawnFor('bo')).not.toContain(ownOnly);
});

test('shows whether the computers knew hidden information', async () => {
  const secret: AnyGame = { ...noughts, secrets: true };
  const [plain, guessed, known] = [noughts, { ...secret, worlds: (state) => [state] } as AnyGame, secret];
  for (const game of [plain, guessed])
    expect(await (await analysed(game)).drawnFor('ada')).toContain('the player knew');
  expect(await (await analysed(known)).drawnFor('ada')).toContain('seeing all hidden information');
});

test('shows the first and the last win chance of the seat of the reader, and the number of moves', async () => {
  const winChances = [
    { move: 0, outlook: [0.5, 0.5] },
    { move: 5, outlook: [0.75, 0.25] },
  ];
  const { draw } = await analysed(noughts, { winChances });
  expect(textOf(await draw('ada'))).toContain('Win chance · Ada: 50% → 75% · 5 moves\n▅▇');
  expect(textOf(await draw('bo'))).toContain('Win chance · Bo: 50% → 25% · 5 moves\n▅▃');
  expect(textOf(await draw('eve'))).toContain('Win chance · Ada: 50%');
});

test('names the move after which the win chance fell, and luck as luck', async () => {
  const { better: _, why: __, ...declined } = { ...POINT, gain: 0.01 };
  const { draw } = await analysed(noughts, {
    turningPoints: [declined, { ...declined, move: 1, seat: 1, played: 'b2', isLuck: true }],
  });
  const text = textOf(await draw('ada'));
  expect(text).toContain('① **Move 1** · Ada takes a1.\nMistake: −1 percentage point');
  expect(text).toContain('② **Move 2** · Bo takes b2.\nBad luck: −1 percentage point');
});

test('mentions that no move decided the game', async () => {
  expect(textOf(await (await analysed(noughts)).draw('ada'))).not.toContain('No single move');
  const { id, draw } = await analysed(noughts, { turningPoints: [] });
  const drawn = await draw('ada');
  expect(textOf(drawn)).toContain('No single move decided this game.');
  expect(JSON.stringify(drawn.components)).toContain(
    makeId({ kind: 'replay', step: 'open', table: id, viewer: 0, move: 0 }),
  );
});

test.each([
  ['en', 'These turns changed the chances most:', '**Move 1** · 50% → 62%\nAda takes a1.'],
  ['de', 'Diese Züge haben die Aussichten am meisten verändert:', '**Zug 1** · 50\u00a0% → 62\u00a0%\nAda '],
  ['fr', 'Ces coups ont le plus changé les chances\u00a0:', '**Coup 1** · 50\u00a0% → 62\u00a0%\nAda '],
  ['es', 'Estas jugadas cambiaron más las posibilidades:', '**Jugada 1** · 50\u00a0% → 62\u00a0%\nAda '],
] as const)(
  'shows the largest changes if no move decided the game, with their replays, in %s',
  async (language, head, line) => {
    const winChances = [
      { move: 0, outlook: [0.5, 0.5] },
      { move: 1, outlook: [0.62, 0.38] },
    ];
    const { id, draw } = await analysed(noughts, { turningPoints: [], winChances });
    const drawn = await draw('ada', 'plain', language);
    expect(textOf(drawn)).toContain(head);
    expect(textOf(drawn)).toContain(line);
    const opened = (move: number) => makeId({ kind: 'replay', step: 'open', table: id, viewer: 0, move });
    for (const move of [0, 1]) expect(JSON.stringify(drawn.components)).toContain(opened(move));
  },
);

test('shows the expected result of a solo game without a name, and what would be perfect', async () => {
  const runs = { isComparable: () => false };
  const solo = { ...noughts, solo: runs, seats: { min: 1, max: 1 } } as unknown as AnyGame;
  const context = await testContext([solo]);
  const { id } = (await open(context, { game: solo, occupants: SITTERS.slice(0, 1) })).table;
  const { table } = await resign(context, id, 'ada');
  const record = await recordOf(context, table);
  const analysis = { winChances: [{ move: 0, outlook: [0.5] }], turningPoints: [] };
  const settings = { language: 'en', display: 'plain' } as const;
  const text = textOf(
    await drawAnalysis(context, { features: FEATURES, table, game: solo }, record, analysis, settings, 'ada'),
  );
  expect(text).toContain('Expected result: 50% → 50% · 0 moves\n▅');
  expect(text).toContain('100% would be a perfect run.');
  expect(textOf(await (await analysed(noughts)).draw('ada'))).not.toContain('perfect run');
});

test('keeps names from formatting the message', async () => {
  const occupants = [{ ...SITTERS[0]!, name: '*Ada*' }, SITTERS[1]!];
  const { better: _, ...declined } = POINT;
  const text = textOf(await (await analysed(noughts, { occupants, turningPoints: [declined] })).draw('ada'));
  expect(text).toContain('Win chance · \\*Ada\\*: 70%');
  expect(text).toContain('**Move 1** · \\*Ada\\* takes a1.');
});
