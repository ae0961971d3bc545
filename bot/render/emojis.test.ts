import type { AnyGame } from '@longtable/kit';
import { iconNames } from '@longtable/kit/picture/icons';
import { expect, test } from 'vitest';
import { emojiName, hasIcons, iconsOf, NO_EMOJIS, sign, withEmojis } from './emojis.ts';
import { button, row } from './page.ts';

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

test('gives a game’s own icon an emoji of its own, in texts and on buttons', () => {
  const own = 'M256 32 L480 480 H32 Z';
  const game = { presentation: { icons: { Raven: own, Torchman: 'torch' } } } as unknown as AnyGame;
  const icons = iconsOf([game, game]);
  expect(icons).toEqual([...iconNames(), own]);
  expect(emojiName(own)).toMatch(/^own_[0-9a-f]{16}$/);
  const sent = withEmojis({ content: `${sign(own)}flies`, components: [row([button('a', 'A', 1, own)])] }, (icon) =>
    emojiName(icon) === emojiName(own) ? { id: '7', name: emojiName(own) } : undefined,
  );
  const emoji = { id: '7', name: emojiName(own) };
  expect(sent).toEqual({
    content: `<:${emojiName(own)}:7> flies`,
    components: [row([{ ...button('a', 'A', 1), emoji }])],
  });
});
