import { describe, expect, test } from 'vitest';
import { runa } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { names, stage } from '../testing/stage.ts';
import { cardHealth, fullHealth } from './journey.ts';
import { ascension, MAX_ASCENSION, MODIFIER_NAMES, type Modifier, traitsOf, weekly } from './modifiers.ts';
import { MONSTERS } from './monsters.ts';

function begun(options: Options, ...lines: readonly string[]): State {
  const table = runa.setup(options, 3, 1);
  if (table.refused) throw new Error(table.refused.code);
  return lines.reduce((state, line) => {
    const outcome = runa.play(state, 0, line);
    if (outcome.refused) throw new Error(outcome.refused.code);
    return outcome.state;
  }, table.state);
}

describe('ascension', () => {
  test('has at least ten steps, each with one more effective rule', () => {
    expect(MAX_ASCENSION).toBeGreaterThanOrEqual(10);
    for (let step = 1; step <= MAX_ASCENSION; step++) {
      expect(ascension(step).slice(0, -1)).toEqual(ascension(step - 1));
      expect(traitsOf({ modifiers: ascension(step) })).not.toEqual(traitsOf({ modifiers: ascension(step - 1) }));
    }
  });

  test('changes Runa, her monsters and her healing', () => {
    const state = begun({ ascension: MAX_ASCENSION }, '1');
    const [monster] = state.monsters;
    expect(state.runa.hp).toBe(43);
    expect(cardHealth(state)).toBe(8);
    expect(monster).toMatchObject({ fp: 1, block: 2, hp: Math.round(MONSTERS[monster!.name].hp * 1.08) });
    expect(fullHealth(monster!)).toBe(monster!.hp);
  });

  test.each<[Modifier[], string[]]>([
    [[], ['Ice(1)', 'Slash(2)', 'Reflect(2)']],
    [['forgotten'], ['Ice(1)', 'Slash(2)']],
  ])('gives Runa these class cards after the first boss, with %j', (modifiers, hand) => {
    const monsters = [{ name: 'Spider King', hp: 1 }] as const;
    const outcome = runa.play({ ...stage({ stage: 4, hand: ['Ice(1)'], monsters }), modifiers }, 0, '1');
    expect(outcome.refused ? outcome.refused.code : names(outcome.state.runa.hand)).toEqual(hand);
  });
});

describe('a week', () => {
  test('has the same rules for all players: one that helps, three that do not', () => {
    for (let week = 1; week <= 53; week++) {
      const rules = weekly(week);
      expect(weekly(week)).toEqual(rules);
      expect(new Set(rules).size).toBe(4);
      expect(rules.filter((rule) => ascension(MAX_ASCENSION).includes(rule))).toHaveLength(3);
    }
    expect(begun({ week: 7 }).modifiers).toEqual(weekly(7));
  });

  test('uses every rule in a year', () => {
    const met = new Set(Array.from({ length: 53 }, (_, at) => weekly(at + 1)).flat());
    expect(MODIFIER_NAMES.filter((name) => !met.has(name))).toEqual([]);
  });
});

describe('the expansion', () => {
  test('offers two more classes, which the document’s run refuses', () => {
    expect(begun({ expansion: true }, '5')).toMatchObject({
      class: 'Witch',
      runa: { hand: [{ name: 'Ember' }, { name: 'Ward' }] },
    });
    expect(runa.play(begun({}), 0, '4')).toMatchObject({ refused: { code: 'no-such-class' } });
  });

  test('adds fifteen cards and ten monsters', () => {
    const [plain, more] = [begun({}, '1'), begun({ expansion: true }, '1')];
    expect(more.pool.length - plain.pool.length).toBe(15);
    expect(more.queue.length - plain.queue.length).toBe(4);
    const bosses = new Set(
      Array.from({ length: 8 }, (_, at) => {
        const state = begun({ expansion: true, seeds: `1,${at + 1}`, dice: 'own' }, '1');
        const last = { ...state, stage: 3, runa: { ...state.runa, hp: 50 }, phase: { kind: 'reward' } as const };
        const outcome = runa.play(last, 0, '2');
        return outcome.refused ? undefined : outcome.state.monsters[0]?.name;
      }),
    );
    expect(bosses).toEqual(new Set(['Spider King', 'Bog Witch']));
  });
});
