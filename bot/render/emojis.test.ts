import { expect, test } from 'vitest';
import { hasIcons, NO_EMOJIS, sign, withEmojis } from './emojis.ts';
import { button, row } from './menu.ts';

const find = (icon: string) => (icon === 'trophy' ? { id: '1', name: icon } : undefined);

test('replaces icons by emojis and removes unknown ones with their space', () => {
  const content = `${sign('trophy')}Ada wins. ${sign('unknown')}\\<:trophy:>`;
  expect(withEmojis({ content }, find)).toEqual({ content: '<:trophy:1> Ada wins. \\<:trophy:>' });
  const components = [row([button('a', 'A', 1, 'trophy'), button('b', 'B', 1, 'unknown')])];
  expect(withEmojis({ components }, find).components).toEqual([
    row([{ ...button('a', 'A', 1), emoji: { id: '1', name: 'trophy' } }, button('b', 'B', 1)]),
  ]);
  expect(withEmojis({ components }, NO_EMOJIS).components).toEqual([row([button('a', 'A', 1), button('b', 'B', 1)])]);
});

test('keeps code unchanged', () => {
  const content = '```\n<:trophy:>\n``` `<:trophy:>`';
  expect(withEmojis({ content }, find)).toEqual({ content });
  expect([hasIcons({ content }), hasIcons({ content: sign('trophy') })]).toEqual([false, true]);
});
