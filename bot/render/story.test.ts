import { expect, test } from 'vitest';
import { quoted, shortStory } from './story.ts';

const attack = { text: 'Torchman hits you for 5.', icon: 'broadsword' };

test('an icon stands before its line, and what somebody is called makes none', () => {
  expect(quoted([attack, { text: '<:trophy:> ends their turn.' }])).toEqual([
    '> <:broadsword:>Torchman hits you for 5.',
    expect.not.stringMatching(/(?<!\\)<:trophy:>/),
  ]);
});

test('icons take room on a phone too', () => {
  const line = { text: 'x'.repeat(39) };
  const shown = (icon?: string) => shortStory({ lines: Array(8).fill({ ...line, icon }) }, 'en').length;
  expect([shown(), shown('broadsword')]).toEqual([8, 4]);
});
