import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { itemsOf, labelsOf } from '@longtable/kit/testing/pictures/items';
import { spy } from '@longtable/spy';
import { expect, test } from 'vitest';
import { locationIn, open, testContext } from '../../tests/context.ts';
import { fitLabel } from '../features/pictures/canvas/fit.ts';
import { renderPng } from '../features/pictures/canvas/png.ts';
import { serialise } from '../features/pictures/serialise.ts';
import { leaveTable } from '../host/actions/seats.ts';
import { type Drawn, textOf } from './message.ts';
import { drawWaiting, drawWaitingPanel } from './waiting.ts';

const WIDE = '小林さくら小林さくら小林さくら小林さくら小林さくら小林さくら小林';

/** Draws an open table of the Duel. */
async function waiting(language: 'en' | 'de', display: 'picture' | 'plain') {
  const context = await testContext([duel]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: WIDE }, { kind: 'open' as const }];
  return drawWaiting(
    await open(context, { game: duel, occupants, seated: false, location: { ...locationIn('c'), language, display } }),
  );
}

test.each(['en', 'de'] as const)('draws an open table as a card with seats and terms (%s)', async (language) => {
  const drawn = await waiting(language, 'picture');
  const { picture, inPlace, description } = drawn.sketch!;
  const labels = [...itemsOf(picture)].flatMap(({ item }) => labelsOf(item));
  const free = { en: 'A free seat', de: 'Ein freier Platz' }[language];
  expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Card Duel', WIDE, free]));
  expect(labels.filter((label) => !label.mayCut && fitLabel(label).isCut)).toEqual([]);
  expect(labels.filter(({ text }) => /[*\\]/.test(text))).toEqual([]);
  expect(description).toContain({ en: 'Tidewatch vs. Emberpack', de: 'Gezeitenwacht gegen Glutmeute' }[language]);
  expect(inPlace).toBe(true);
  expect(renderPng(serialise(picture)).length).toBeGreaterThan(1000);
});

test('shows no free seat at a table that was closed before its start', async () => {
  const context = await testContext([duel]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: 'Ada' }, { kind: 'open' as const }];
  const { table } = await open(context, { game: duel, occupants, seated: false });
  const closed = textOf(drawWaiting(await leaveTable(context, table.id, 'ada')));
  expect(closed).toContain('Card Duel');
  expect(closed).not.toMatch(/free seat/i);
});

test('shows the same words without a card in text displays', async () => {
  const [text, picture] = await Promise.all([waiting('en', 'plain'), waiting('en', 'picture')]);
  expect(text.sketch).toBeUndefined();
  const withoutTime = (drawn: Drawn) => textOf(drawn).replace(/<t:\d+:R>/, '');
  expect(withoutTime(text)).toBe(withoutTime(picture));
});

test.each([
  { language: 'en', terms: 'Rated · no time limit · two-game match, seats swapped · first player is random' },
  {
    language: 'de',
    terms: 'Gewertet · unbegrenzt · Hin- und Rückspiel · wer beginnt, wird ausgelost',
  },
] as const)('shows match terms and computer ratings ($language)', async (one) => {
  const { language, terms } = one;
  const levels = [1100, 1400].map((rating) => ({ id: `l${rating}`, name: 'Level', about: 'plays', rating }));
  const game = {
    ...noughts,
    seats: { min: 2, max: 2 },
    computers: { levels, line: () => 'a1' },
  } as unknown as typeof noughts;
  const context = await testContext([game]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: 'Ada' }, { kind: 'open' as const }];
  const asked = { game, occupants, seated: false, match: true, location: { ...locationIn('c'), language } };
  const loaded = await open(context, asked);
  const drawn = drawWaiting(loaded);
  expect(textOf(drawn)).toContain(`\n${terms}\n`);
  const near = { en: 'Close to your level', de: 'Etwa deine Stärke' }[language];
  for (const label of [near, 'Level · 1100', 'Level · 1400'])
    expect(JSON.stringify(drawWaitingPanel(loaded, 0, language).components)).toContain(`"label":"${label}"`);
});

test('names the chosen options in the panel of a host who can change them', async () => {
  const context = await testContext([spy]);
  const occupants = [{ kind: 'person' as const, id: 'ada', name: 'Ada' }, { kind: 'open' as const }];
  const asked = { game: spy, occupants, seated: false, options: { length: 'quick' }, location: locationIn('c') };
  const panel = drawWaitingPanel(await open(context, asked), 0, 'en');
  expect(textOf(panel)).toContain('Length: **Quick (5 rounds');
});
