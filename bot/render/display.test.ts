import { expect, test } from 'vitest';
import { testContext } from '../../tests/context.ts';
import { changePerson } from '../host/settings.ts';
import { drawView, loadDisplaySettings } from './display.ts';

const view = {
  board: ['a b', 'c d'],
  sentences: ['A *queen* stands on a1.', 'd4'],
};

test('draws a view as plain text and in sentences', () => {
  expect(drawView(view, { language: 'en', display: 'plain' })).toBe('```\na b\nc d\n```');
  expect(drawView(view, { language: 'en', display: 'sentences' })).toBe('A \\*queen\\* stands on a1.\nd4');
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
