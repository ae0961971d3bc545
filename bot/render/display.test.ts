import { expect, test } from 'vitest';
import { open, testContext } from '../../tests/context.ts';
import { changePerson } from '../host/settings.ts';
import { drawView, loadDisplaySettings, panelSettings } from './display.ts';

const view = {
  board: ['a b', 'c d'],
  sentences: ['A *queen* stands on a1.', 'd4'],
};
const long = Array.from({ length: 400 }, (_, index) => `line ${index}`);

test('draws a view as plain text and in sentences', () => {
  expect(drawView(view, { language: 'en', display: 'plain' })).toBe('```\na b\nc d\n```');
  expect(drawView(view, { language: 'en', display: 'sentences' })).toBe('A \\*queen\\* stands on a1.\nd4');
});

test('cuts oversized boards at a line end in every display', () => {
  const endless = { board: long, sentences: long };
  for (const display of ['plain', 'sentences'] as const) {
    const drawn = drawView(endless, { language: 'en', display });
    expect(drawn.length).toBeLessThan(3050);
    expect(drawn).toMatch(/line \d+\n…/);
  }
  const oneLine = { board: ['x'.repeat(5000)], sentences: [] };
  expect(drawView(oneLine, { language: 'en', display: 'plain' }).length).toBeLessThan(3050);
});

test('defaults to plain text in the language of the client', async () => {
  const context = await testContext();
  const asked = { user: { id: 'ada' }, locale: 'de' };
  expect(await loadDisplaySettings(context, asked)).toEqual({
    language: 'de',
    display: 'plain',
    isDefault: true,
  });
  await changePerson(context, 'ada', (person) => ({ ...person, display: 'sentences' }));
  expect(await loadDisplaySettings(context, asked)).toEqual({ language: 'de', display: 'sentences' });
});

test('draws panels in the table’s display for users who have not chosen one', async () => {
  const { table } = await open(await testContext());
  const pictured = { ...table, location: { ...table.location, display: 'picture' as const } };
  const unset = { language: 'en', display: 'plain', isDefault: true } as const;
  expect([table, pictured].map((one) => panelSettings(unset, one).display)).toEqual(['plain', 'picture']);
  expect(panelSettings({ language: 'en', display: 'sentences' }, pictured).display).toBe('sentences');
});
