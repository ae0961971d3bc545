import { expect, test } from 'vitest';
import { card } from '../testing/stage.ts';
import { fullName, unite } from './union.ts';

test.each([
  ['Stable Farmer 500/300', 'Daisy Farmer 300/500', 'symbiosis', 'Daisy Stable Farmer (500/500)'],
  ['Daisy Farmer 300/500', 'Stable Farmer 500/300', 'symbiosis', 'Stable Daisy Farmer (500/500)'],
  ['Milk Cow Farmer 1400/1400', 'Barn Guard 400/900', 'like-minded', 'Barn Milk Cow Guard (1600/2100)'],
  ['Manure Spreader 600/600', 'Agro Architect 1900/1800', 'like-minded', 'Agro Manure Architect (1900/1800)'],
  ['Pig Farmer 1200/800', 'Pitchfork Farmer 400/400', 'like-minded', 'Pitchfork Pig Farmer (1200/800)'],
  ['Goat Farmer 1000/1000', 'Beetroot Farmer 1000/900', 'like-minded', 'Beetroot Goat Farmer (1000/900)'],
  ['Grain Farmer 1100/1100', 'Threshing Maid 1300/1000', 'prime', 'Threshing Grain Maid (2400/2100)'],
  ['Silo Operator 500/1100', 'Potato Farmer 700/500', 'prime', 'Potato Silo Farmer (1200/1600)'],
  // Symbiosis has priority over a large divisor and needs both values.
  ['Old Sow 1200/600', 'Young Sow 600/1200', 'symbiosis', 'Young Old Sow (1200/1200)'],
  ['Old Sow 1200/600', 'Young Sow 600/1100', 'like-minded', 'Young Old Sow (1200/1100)'],
  ['Old Sow 900/0', 'Young Sow 0/900', 'symbiosis', 'Young Old Sow (900/900)'],
  // Equal attack is not symbiosis.
  ['Old Sow 700/700', 'Young Sow 700/700', 'like-minded', 'Young Old Sow (700/700)'],
  // The larger of the two divisors counts; the divisor of 0 and a number is the number.
  ['Old Sow 800/900', 'Young Sow 1000/600', 'like-minded', 'Young Old Sow (1500/1200)'],
  ['Old Sow 0/500', 'Young Sow 400/700', 'like-minded', 'Young Old Sow (0/800)'],
  ['Old Sow 101/10', 'Young Sow 202/3', 'like-minded', 'Young Old Sow (202/-88)'],
  // Prime hundreds in attack or in defence.
  ['Old Sow 800/200', 'Young Sow 900/300', 'prime', 'Young Old Sow (1700/500)'],
  // A union can unite again; its qualifiers are joined.
  ['Rich Old Sow 300/1000', 'Young Red Sow 700/900', 'prime', 'Young Red Rich Old Sow (1000/1900)'],
])('%s onto %s: %s', (moved, standing, by, result) => {
  const union = unite(card(moved), card(standing));
  expect([union?.by, union && fullName(union.card)]).toEqual([by, result]);
});

test.each([
  ['Shield Farmer 800/1600', 'Barrier Builder 900/1700'],
  ['Fence Farmer 300/1000', 'Barn Guard 400/900'],
  ['Goat Farmer 1000/1000', 'Goat Farmer 1000/1000'],
  // Equal names do not unite, even with fitting values.
  ['Milk Cow Farmer 500/300', 'Milk Cow Farmer 300/500'],
  // 100, 0 and fractions are not prime hundreds.
  ['Old Sow 100/400', 'Young Sow 300/900'],
  ['Old Sow 100/0', 'Young Sow 200/100'],
  ['Old Sow 250/400', 'Young Sow 350/500'],
  // One prime value on each side is not enough.
  ['Old Sow 300/400', 'Young Sow 800/700'],
  ['Old Sow 0/0', 'Young Sow 0/0'],
])('%s onto %s: no union', (moved, standing) => {
  expect(unite(card(moved), card(standing))).toBeUndefined();
});

test.each([
  [true, undefined, true],
  [undefined, true, true],
  [undefined, undefined, undefined],
] as const)('a union is custom if either unit is: %s and %s', (moved, standing, own) => {
  const marked = (text: string, isOwn: true | undefined) => ({ ...card(text), ...(isOwn && { own: isOwn }) });
  expect(unite(marked('Old Sow 500/300', moved), marked('Young Sow 300/500', standing))?.card.own).toBe(own);
});

test('gives a union the icon of the standing unit', () => {
  const united = (icons: { moved?: string; standing?: string }) => {
    const [moved, standing] = [card('Old Sow 500/300'), card('Young Sow 300/500')];
    return unite({ ...moved, icon: icons.moved }, { ...standing, icon: icons.standing })?.card.icon;
  };
  expect(united({ moved: 'pig', standing: 'cow' })).toBe('cow');
  expect(united({ moved: 'pig' })).toBeUndefined();
});
