import { expandShortcut, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { runa } from './index.ts';
import { makeAttack, parseAttack } from './rules/lines.ts';
import type { Monster, State } from './state.ts';
import { stage } from './testing/stage.ts';

type Sketched = Pick<Monster, 'name'> & Partial<Monster>;

const fight = (hand: readonly string[], monsters: readonly Sketched[], hp = 50): State =>
  stage({ hand, monsters, dice: 'bot', runa: { hp, die: 4 } });
const offered = (state: State, language: 'en' | 'de' = 'en') =>
  runa
    .shortcuts!.choices(state, 0, '')
    .map(({ line, label }) => `${line}: ${read(label, { viewer: 0, language, names: ['Ada'] })}`);
const played = (state: State, shortcut: string) => {
  const { lines, stopped } = expandShortcut(runa, state, 0, shortcut);
  return { lines, stopped: stopped && say(stopped, 'en') };
};

describe('against two monsters', () => {
  const two = fight(['Fire(1)', 'Slash(1)', 'Fire(1)', 'Focus(1)'], [{ name: 'Ghost' }, { name: 'Frog', hp: 7 }]);

  test('offers each attack with its target, the best first and copies once', () => {
    expect(offered(two)).toEqual([
      '>1 2: Fire(1) → Frog: 7 damage, kills it',
      '>1 1: Fire(1) → Ghost: 9 damage',
      '>2 1: Slash(1) → Ghost: 5–8 damage',
      '>2 2: Slash(1) → Frog: 5–8 damage, 50% kill chance',
    ]);
    for (const { replaces } of runa.shortcuts?.choices(two, 0, '') ?? []) expect(replaces).toEqual(['1', '2', '3']);
  });

  test('plays the card and its target with one press', () => {
    expect(played(two, '>1 2')).toEqual({ lines: ['1', '2'], stopped: undefined });
    expect(played(two, '>4 1').lines).toEqual([]);
    expect(runa.shortcuts?.next(two, 1, '>1 2', two)).toEqual({});
  });
});

describe('an attack until a monster dies', () => {
  test('is offered for the best attack, unless that kills anyway, has no effect, or needs typed rolls', () => {
    expect(offered(fight(['Slash(1)', 'Parry(1)'], [{ name: 'Frog' }]))).toEqual([
      '>1 1 on: Slash(1) until the Frog falls',
    ]);
    expect(offered(fight(['Slash(1)'], [{ name: 'Frog' }]), 'de')).toEqual(['>1 1 on: Hieb(1), bis der Frosch fällt']);
    expect(offered(fight(['Slash(1)'], [{ name: 'Frog', hp: 1 }]))).toEqual([]);
    expect(offered(fight(['Slash(1)'], [{ name: 'Frog', block: 99 }]))).toEqual([]);
    expect(offered({ ...fight(['Slash(1)'], [{ name: 'Frog' }]), dice: 'own' })).toEqual([]);
  });

  test.each([
    ['Runa has lost much', fight(['Slash(1)'], [{ name: 'Bear', hp: 999 }]), /^Stopped: Runa has lost \d+ life\.$/],
    [
      'Runa could die',
      fight(
        ['Slash(1)'],
        [
          { name: 'Rat', hp: 999, next: 1 },
          { name: 'Spider', next: 1 },
        ],
        16,
      ),
      'Stopped: this round could kill Runa.',
    ],
  ])('pauses when %s', (_, state, sentence) => {
    expect(played(state, '>1 1 on').stopped).toMatch(sentence);
  });
});

test.each(['>1 1', '>12 2 on'])('parses %s back unchanged', (line) => {
  expect(makeAttack(parseAttack(line)!)).toBe(line);
});
