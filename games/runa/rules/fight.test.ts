import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import { stage } from '../testing/stage.ts';

test.each([
  ['Reflect(1)', 7, { hp: 1, caster: 4 }],
  ['Reflect(1)', 6, { hp: 0, caster: 14 }],
  ['Reflect(2)', 6, { hp: 6, caster: undefined }],
])('behind %s with %i life, a spell is reflected only if Runa survives her part', (card, hp, left) => {
  const monsters = [{ name: 'Skeleton', next: 1, fp: 1 }] as const;
  const outcome = runa.play(stage({ hand: [card], runa: { hp }, monsters }), 0, '1');
  if (outcome.refused) throw new Error(outcome.refused.code);
  const { state } = outcome;
  expect({ hp: state.runa.hp, caster: state.monsters[0]?.hp }).toEqual(left);
});
