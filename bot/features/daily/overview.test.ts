import type { AnyGame } from '@longtable/kit';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../render/message.ts';
import type { Attempt } from './daily.ts';
import { drawDailies } from './overview.ts';

const DAY = '2026-11-15';
const { minutes: _, ...plain } = noughts;
const attempt = (changes: Partial<Attempt> = {}): Attempt =>
  ({ id: 'noughts', game: noughts, loaded: undefined, streak: 0, ...changes }) as Attempt;
const draw = (attempts: readonly Attempt[], display: 'plain' | 'picture' = 'plain') => {
  const drawn = drawDailies(attempts, DAY, { language: 'en', display });
  const json = JSON.stringify(drawn.components);
  const labels = [...json.matchAll(/"label":"([^"]+)"/g)].map(([, label]) => label);
  return { text: textOf(drawn), labels, sketch: drawn.sketch };
};

describe('a daily before the attempt', () => {
  test('has its title, its minutes and a button', () => {
    const { text, labels } = draw([attempt()]);
    expect(text).toContain('**Noughts and Crosses**\n-# 1–3 min');
    expect(labels).toEqual(['Play', 'Noughts and Crosses']);
    expect(draw([attempt({ game: plain as AnyGame })]).text).toMatch(/\*\*Noughts and Crosses\*\*$/);
  });
});
