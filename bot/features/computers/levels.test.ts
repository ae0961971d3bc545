import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, testContext } from '../../../tests/context.ts';
import { endTable } from '../../host/table/endings.ts';
import { drawBoard } from '../../render/board.ts';
import { FEATURES } from '../index.ts';
import { levelChoices } from './index.ts';

const levels = [
  { id: 'easy', name: { en: 'Easy', de: 'Leicht' }, about: 'gentle' },
  { id: 'hard', name: { en: 'Hard', de: 'Schwer' }, about: 'tough' },
];
const game = { ...noughts, computers: { levels, line: () => 'a1' } };

test.each([
  { language: 'en', loser: 1, label: 'Try Hard' },
  { language: 'de', loser: 1, label: 'Nächste Stufe: Schwer' },
  { language: 'en', loser: 0, label: undefined },
] as const)('offers the next level after a win ($language, $label)', async ({ language, loser, label }) => {
  const context = await testContext([game]);
  const { table } = await open(context, { game, occupants: [person('ada'), { kind: 'computer', level: 'easy' }] });
  const over = endTable({ ...table, location: { ...table.location, language } }, { by: 'resigning', seat: loser }, 0);
  const labels = [
    ...JSON.stringify(drawBoard({ features: FEATURES, game, table: over }).components).matchAll(/"label":"(.*?)"/g),
  ];
  const stronger = labels.map(([, text]) => text).filter((text) => /Try|Stufe/.test(text ?? ''));
  expect(stronger).toEqual(label ? [label] : []);
});

test('shows levels without ratings by name only', () => {
  expect(levelChoices(game, FEATURES).map(({ value, label }) => [value, label])).toEqual([
    ['easy', levels[0]?.name],
    ['hard', levels[1]?.name],
  ]);
});
