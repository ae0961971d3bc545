import type { AnyGame, Language, Viewer } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, wordsOf } from '@longtable/kit/testing/pictures/items';
import { expect, test } from 'vitest';
import type { SeatOccupant } from '../../../storage/records/table.ts';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { makeId } from '../../../tests/ids.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { textOf } from '../../render/message.ts';
import { recordOf } from '../history/record.ts';
import { FEATURES } from '../index.ts';
import { barsOf, curveOf, drawCurve, ticksOf } from './curve.ts';
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

test('omits a reason whose numbers the better move already tells', async () => {
  const { presentation } = noughts;
  const story = (): string[] => ['Ada unites two units: 3500/3600.'];
  const game = { ...noughts, presentation: { ...presentation, story } } as AnyGame;
  const ends = ['They become 3500/3600.', 'They beat 3600 and 4100.'].map(async (why) => {
    const { drawnFor } = await analysed(game, { turningPoints: [{ ...POINT, why }] });
    return (await drawnFor('ada')).match(/\*\*Ada unites two units: 3500\/3600\.\*\*(?:\\n-# They \w+)?/)?.[0];
  });
  const better = '**Ada unites two units: 3500/3600.**';
  expect(await Promise.all(ends)).toEqual([better, `${better}\\n-# They beat`]);
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

const turned = { move: 4, seat: 1, played: 'a1', better: 'b2', gain: 0.4 };
const game: Analysis = {
  winChances: [
    { move: 0, outlook: [0.5, 0.5] },
    { move: 4, outlook: [1, 0] },
    { move: 8, outlook: [0.75, 0.25] },
  ],
  turningPoints: [turned],
};

test('has the win chances of one seat', () => {
  expect([curveOf(game), curveOf(game, 1)]).toEqual([
    [0.5, 1, 0.75],
    [0.5, 0, 0.25],
  ]);
});

test.each([
  [3, [1, 2, 3]],
  [6, [1, 2, 3, 4, 5, 6]],
  [7, [2, 4, 6]],
  [3000, [500, 1000, 1500, 2000, 2500, 3000]],
  [3001, [1000, 2000, 3000]],
  [24, [5, 10, 15, 20]],
  [118, [20, 40, 60, 80, 100]],
])('numbers the moves of a game of %i', (last, ticks) => expect(ticksOf(last)).toEqual(ticks));

test('writes a curve as bars, the highest for 100 %', () => {
  expect(barsOf([0, 0.49, 0.5, 1])).toBe('▁▄▅█');
});

test('has at most 24 bars, and a full one for each of fewer moves', () => {
  expect([20, 21, 60].map((length) => barsOf(Array(length).fill(1)).length)).toEqual([20, 20, 20]);
  expect(barsOf([1, 1])).toBe('██');
});

/** Returns the paths, the marks of the turning points and the words of a curve of three moves. */
function parts(names: readonly string[], seat: number, analysis: Analysis) {
  const items = [...itemsOf(drawCurve(analysis, { title: 'Analysis', subtitle: '', names, seat }))].map(
    ({ item }) => item,
  );
  const lines = items.flatMap((item) => (item.kind === 'path' && item.stroke ? [item.d] : []));
  const marks = items.flatMap((item) => (item.kind === 'piece' && item.radius === 13 ? [[item.x, item.y]] : []));
  return { lines, marks, words: items.flatMap(wordsOf) };
}
const pointsIn = (line = '') => [...line.matchAll(/[ML](\S+?) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('marks a turning point of one of three on the curve of its player', () => {
  const outlooks = [
    [0.2, 0.3, 0.5],
    [0.6, 0.1, 0.3],
    [0.5, 0.2, 0.3],
  ];
  const winChances = outlooks.map((outlook, at) => ({ move: 4 * at, outlook }));
  const { lines, marks, words } = parts(['Ada', 'Bo', 'Cleo'], 0, { winChances, turningPoints: [turned] });
  expect(lines).toHaveLength(3);
  expect(pointsIn(lines[1])).toContainEqual(marks[0]);
  expect(words).toEqual(expect.arrayContaining(['Ada', 'Bo', 'Cleo', '0%', '50%', '100%', '1']));
});
