import { type LANGUAGES, read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { runa } from './index.ts';
import type { Monster, State } from './state.ts';
import { stage } from './testing/stage.ts';

/** Formats choices as `line: label | detail`, with dots if the line continues. */
function offered(state: State, partial = '', language: (typeof LANGUAGES)[number] = 'en'): string[] {
  return runa.choices(state, 0, partial).map(({ line, label, detail, final }) => {
    const words = [label, detail]
      .filter((text) => text !== undefined)
      .map((text) => read(text, { viewer: 0, language, names: ['Ada'] }));
    return `${line}${final ? '' : '..'}: ${words.join(' | ')}`;
  });
}

const cards = (monster: Pick<Monster, 'name'> & Partial<Monster>, ...hand: string[]) =>
  stage({ hand, runa: { die: 6, fp: 2 }, monsters: [monster] });

describe('labels cards with their effect', () => {
  test.each([
    ['Slash(1)', { name: 'Frog' }, 'Slash(1) | 5–10 damage'],
    ['Slash(1)', { name: 'Frog', hp: 7, pending: 1 }, 'Slash(1) | 5–10 damage, 67% kill chance, breaks focus'],
    ['Slash(1)', { name: 'Frog', hp: 5, pending: 1 }, 'Slash(1) | 5–10 damage, kills it'],
    ['Slash(1)', { name: 'Rat', block: 14 }, 'Slash(1) | no damage'],
    ['Thrust(2)', { name: 'Bear' }, 'Thrust(2) | 13–26 damage'],
    ['Water(1)', { name: 'Skeleton' }, 'Water(1) | 14 damage, kills it'],
    ['Water(1)', { name: 'Goblin', deflect: 13 }, 'Water(1) | no damage'],
    ['Parry(2)', { name: 'Tarantula' }, 'Parry(2) | 6 damage instead of 20'],
    ['Parry(1)', { name: 'Rat' }, 'Parry(1) | no effect this round'],
    ['Reflect(1)', { name: 'Frog', next: 1, fp: 1 }, 'Reflect(1) | 0 damage instead of 10, reflects 10'],
    ['Focus(2)', { name: 'Rat' }, 'Focus(2) | +2 focus next turn'],
    ['Focus(2)', { name: 'Rat', next: 1 }, 'Focus(2) | wasted: Claw(1) breaks it'],
  ] as const)('%s against %j', (name, monster, words) => {
    expect(offered(cards(monster, name))).toEqual([`1: ${words}`]);
  });
});

test('labels targets with their health and the outcome', () => {
  const two = stage({
    hand: ['Fire(1)'],
    phase: { kind: 'target', card: 0 },
    monsters: [{ name: 'Ghost' }, { name: 'Frog', hp: 7 }],
  });
  expect(offered(two)).toEqual(['1: Ghost, 15 life | 9 damage', '2: Frog, 7 life | 7 damage, kills it']);
  expect(offered(two, '', 'de')).toEqual(['1: Geist, 15 Leben | 9 Schaden', '2: Frosch, 7 Leben | 7 Schaden, tödlich']);
});

describe('healing', () => {
  const resting = (hp: number, ...hand: string[]) => stage({ phase: { kind: 'heal' }, hand, runa: { hp } });

  test('adds card by card and keeps one', () => {
    const weak = resting(25, 'Slash(1)', 'Water(1)', 'Focus(1)', 'Parry(1)');
    expect(offered(weak)).toEqual([
      'none: Keep all cards',
      '1..: Slash(1) | 4 + d4, breaks focus',
      '2..: Water(1) | 6 magic, +2 vs. lightning',
      '3..: Focus(1) | +1 focus next turn',
      '4..: Parry(1) | 7 less from every attack',
    ]);
    expect(offered(weak, '2', 'de')).toEqual([
      '2: Wasser(1) abwerfen: +10 Leben',
      '2,1..: Hieb(1) | 4 + W4, bricht Fokus',
      '2,3..: Fokus(1) | +1 Fokus im nächsten Zug',
      '2,4..: Parade(1) | 7 weniger pro Angriff',
    ]);
    expect(offered(weak, '2,4')).toEqual([
      '2,4: Discard Water(1), Parry(1): +20 life',
      '2,4,1: Slash(1) | 4 + d4, breaks focus',
      '2,4,3: Focus(1) | +1 focus next turn',
    ]);
    expect(
      new Set(
        runa
          .choices(weak, 0, '')
          .slice(1)
          .map(({ under }) => under),
      ).size,
    ).toBe(1);
    for (const partial of ['none', '2,1,3', '5', '2,2', '2,']) expect(offered(weak, partial), partial).toEqual([]);
  });

  test('stops offering cards that would not heal, though they can be typed', () => {
    const nearlyWhole = resting(44, 'Slash(1)', 'Water(1)', 'Focus(1)', 'Parry(1)');
    expect(offered(nearlyWhole).slice(0, 2)).toEqual(['none: Keep all cards', '1: Slash(1) | 4 + d4, breaks focus']);
    expect(offered(nearlyWhole, '1')).toEqual([]);
    expect(runa.acceptsUnlisted?.(nearlyWhole, 0, '1,2')).toBe(true);
    expect(runa.play(nearlyWhole, 0, '1,2').refused).toBeUndefined();
    expect(['1', 'none', '1,2,3,4', '1,1', 'x'].filter((line) => runa.acceptsUnlisted?.(nearlyWhole, 0, line))).toEqual(
      [],
    );
  });
});

test('accepts typed seeds within their range', () => {
  const [seeds] = runa.choices(stage({ phase: { kind: 'seeds' } }), 0, '');
  const whole = new RegExp(`^(?:${seeds?.input?.pattern.source})$`);
  const good = [
    1, 9, 10, 999999999, 1000000000, 1999999999, 2000000000, 2099999999, 2147483639, 2147483646, 2147483647,
  ];
  for (const seed of good) expect(`${seed},${seed}`).toMatch(whole);
  const bad = [
    ...['0', '01', '2147483648', '2147483650', '2147484000', '2150000000', '2200000000', '3000000000', '10000000000'],
  ];
  for (const seed of bad) expect(`${seed},1`).not.toMatch(whole);
});
