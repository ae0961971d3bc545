import { type Language, read, say } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { parsePoint } from '../rules/grid.ts';
import type { PropertyName } from '../rules/properties.ts';
import type { State } from '../state.ts';
import { on, perform, type Role, stage } from '../testing/stage.ts';
import {
  actionLabel,
  anyFieldLabel,
  clip,
  fitLabel,
  otherStakeLabel,
  placeName,
  talents,
  talentsInBrief,
} from './action-labels.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
const point = (name: string) => parsePoint(name)!;
const own = { at: 'A1', faction: 0 } as const;
const enemy = { at: 'B1', faction: 1 } as const;
const ROOM = ['.@$', '...', '...'];

/** Returns the label of an action of agent A on a field. */
function label(
  what: object,
  at: string,
  {
    roles = [own, enemy],
    change = () => {},
    language = 'en',
  }: { roles?: readonly Role[]; change?: (state: State) => void; language?: Language } = {},
): string {
  const draft = stage(['...', '.@$', '...'], roles);
  change(draft.state);
  return read(actionLabel(draft.state, on(draft, 0), what as never, point(at), 5), { ...READER, language });
}

describe('the label of an action', () => {
  test.each([
    ['open', 'C2', 'Open safe 1'],
    ['gamble', 'B2', 'Roulette at B2: bet 5 (%)'],
    ['take', 'A2', 'Take the cocktail at A2'],
    ['burn', 'B2', 'Wreck roulette at B2'],
    ['observe', 'B1', 'Observe Agent B (%)'],
    ['pour', 'B1', 'Pour cocktail over Agent B (%)'],
    ['unknown', 'A3', 'unknown'],
  ])('is for %s at %s: %s', (verb, at, expected) => {
    const shown = label({ verb }, at);
    expect(shown.replace(/\d+%/, '%')).toBe(expected);
  });

  test('has the probability and the damage of the action, not of another one', () => {
    const config = { observationSuccessChance: 0.11, cocktailDodgeChance: 0.3, bowlerBladeHitChance: 0.22 };
    const more = { bowlerBladeDamage: 17, laserCompactHitChance: 0.33, grappleHitChance: 0.44, mirrorSwapChance: 0.55 };
    const change = (state: State) => Object.assign(state, { config: { ...state.config, ...config, ...more } });
    const odds = (what: object) => /\((.*)\)/.exec(label(what, 'B1', { change }))?.[1];
    expect([odds({ verb: 'observe' }), odds({ verb: 'pour' })]).toEqual(['11%', '70%']);
    const gadgets = ['BOWLER_BLADE', 'LASER_COMPACT', 'GRAPPLE', 'MIRROR_OF_WILDERNESS', 'GAS_GLOSS'];
    expect(gadgets.map((gadget) => odds({ gadget }))).toEqual(['22%, 17 damage', '33%', '44%', '55%', '30 damage']);
  });

  test('is certain for a mirror on an own agent', () => {
    const roles = [own, { ...enemy, faction: 0 as const }];
    expect(label({ gadget: 'MIRROR_OF_WILDERNESS' }, 'B1', { roles })).toContain('(100%)');
  });

  test('depends on the clothes and the tradecraft of a person who is poured over', () => {
    const pour = (...has: NonNullable<Role['has']>) =>
      Number(/(\d+)%/.exec(label({ verb: 'pour' }, 'B1', { roles: [own, { ...enemy, faction: 0, has }] }))?.[1]);
    const plain = pour();
    expect(pour('CLAMMY_CLOTHES')).toBeGreaterThan(plain);
    expect(pour('CONSTANT_CLAMMY_CLOTHES')).toBe(pour('CLAMMY_CLOTHES'));
    expect(pour('TRADECRAFT')).toBeLessThan(plain);
  });

  test('depends on whether a roulette table is inverted', () => {
    const inverted = (isInverted: boolean) =>
      label({ verb: 'gamble' }, 'B2', {
        roles: [{ ...own, has: ['LUCKY_DEVIL'] }],
        change: ({ board }) => Object.assign(board.tables[0]!, { inverted: isInverted }),
      });
    expect(inverted(true)).not.toBe(inverted(false));
  });

  test('explains low odds: wet clothes, or a person on whom spying failed', () => {
    const wet: Role[] = [{ ...own, has: ['CONSTANT_CLAMMY_CLOTHES'] }, enemy];
    expect(label({ verb: 'observe' }, 'B1', { roles: wet })).toMatch(/\(\d+%, wet: halved\)$/);
    const change = ({ sides }: State) => void sides[0].failures.push({ person: 1, probability: 0.5 });
    expect(label({ verb: 'spy' }, 'B1', { change })).toMatch(/\(\d+%, new secret: \+13 IP, maybe an enemy\)$/);
    const both = label({ verb: 'spy' }, 'B1', { roles: wet, change });
    expect(both).toMatch(/\(\d+%, new secret: \+13 IP, wet: halved, maybe an enemy\)$/);
  });

  test('of spying weighs a failed attempt by the odds it had: in wet clothes it proves little', () => {
    const odds = (has: PropertyName[]) => {
      const agent = { at: 'A1', ap: 3, has };
      const strangers = Array.from({ length: 7 }, () => ({ at: 'C3', faction: 'NPC' as const }));
      const draft = stage(['...', '.@$', '...'], [agent, { at: 'B1', faction: 1 }, ...strangers], {
        config: { spySuccessChance: 0.75, maxNumberOfNPCs: 5 },
      });
      const shown = () =>
        /\d+%/.exec(read(actionLabel(draft.state, on(draft, 0), { verb: 'spy' }, point('B1')), READER));
      const before = shown()?.[0];
      perform(draft, 'spy B1');
      return [before, shown()?.[0]];
    };
    // 3 of 8 strangers are enemies: (1 − 3/8) · 75%, then 3/8 against 5/8 · 25%.
    expect(odds([])).toEqual(['47%', '22%']);
    // In wet clothes: (1 − 3/8) · 37.5%, then 3/8 against 5/8 · 62.5%.
    expect(odds(['CLAMMY_CLOTHES'])).toEqual(['23%', '19%']);
    // With tradecraft: (1 − 3/8) · 93.75%, then 3/8 against 5/8 · 6.25%.
    expect(odds(['TRADECRAFT'])).toEqual(['59%', '9%']);
  });

  test.each([
    ['en', 'new secret: +13 IP', 'secret known, maybe a combination'],
    ['de', 'Geheimnis: +13 IP', 'Geheimnis bekannt, vielleicht eine Kombination'],
    ['fr', 'nouveau secret\u00a0: +13 PR', 'secret connu, peut-être une combinaison'],
    ['es', 'secreto nuevo: +13 PI', 'secreto conocido, quizá una combinación'],
  ] as const)('of spying tells a new secret from a known one, in %s', (language, fresh, known) => {
    const spied = (change?: (state: State) => void) =>
      label({ verb: 'spy' }, 'B1', { language, ...(change && { change }) });
    expect(spied()).toContain(fresh);
    expect(spied(({ sides }) => void sides[0].secrets.push(1))).toContain(known);
  });

  test('loses reasons of its odds before it is cut', () => {
    const words = '2 Schritte, dann Jasper ausspionieren (50 %, Geheimnis: +13 IP, nass: halbiert), Zug beenden';
    expect(fitLabel(words)).toBe('2 Schritte, dann Jasper ausspionieren (50 %, Geheimnis: +13 IP), Zug beenden');
    expect(fitLabel('x'.repeat(81))).toBe(`${'x'.repeat(79)}…`);
  });

  test('of spying has no odds without a target', () => {
    expect(label({ verb: 'spy' }, 'A3')).toBe('Spy on A3');
  });

  test('of drinking tells the gained life, or that the drink is poisoned', () => {
    const drink = (hp: number, poisonedBy: number[] = []) =>
      label({ verb: 'drink' }, 'A1', { roles: [{ ...own, hp, cocktail: { poisonedBy } as never }] });
    expect([drink(20), drink(90), drink(20, [0])]).toEqual([
      'Drink (+30 life)',
      'Drink (+10 life)',
      'Drink (poisoned by you)',
    ]);
  });

  test('of an explosion counts the people within one field', () => {
    const blast = (gadget: string, at: string) =>
      /\((.*)\)/.exec(label({ gadget }, at, { roles: [own, enemy, { at: 'C3', faction: 1 }] }))?.[1];
    expect(blast('ROCKET_PEN', 'B2')).toBe('3 people, 200 damage each');
    expect(blast('ROCKET_PEN', 'A3')).toBe('0 people, 200 damage');
    expect(blast('MOTHBALL_POUCH', 'C2')).toBe('2 people, 78 damage each');
  });

  test('of a hairdryer names the person, and of other gadgets the place', () => {
    expect(label({ gadget: 'HAIRDRYER' }, 'B1')).toBe('Dry Agent B’s clothes');
    expect(label({ gadget: 'FOG_TIN' }, 'A3')).toMatch(/A3$/);
    expect(label({ gadget: 'HAIRDRYER' }, 'A3')).toMatch(/A3$/);
  });
});

test('names a field by the person, the cat, the object or its coordinates', () => {
  const { state } = stage(ROOM, [{ ...own, at: 'A2' }]);
  state.board.cocktails.push({ at: point('B2'), poisonedBy: [] } as never);
  state.board.lying.push({ at: point('C2'), item: { gadget: 'ROCKET_PEN', usages: 1 } });
  state.cat = point('A3');
  const names = ['A2', 'A3', 'C1', 'B1', 'B2', 'C2', 'C3'].map((at) => say(placeName(state, point(at)), 'en'));
  expect(names).toEqual([
    ...['Agent', 'the cat', 'safe 1', 'the roulette table at B1', 'the cocktail at B2'],
    ...['the rocket pen', 'C3'],
  ]);
});

test('labels other bets and any field', () => {
  expect(say(otherStakeLabel(point('B2')), 'en')).toBe('Different bet at B2…');
  expect(say(anyFieldLabel('Fog tin'), 'en')).toBe('Fog tin: choose a field…');
});

test('cuts texts to a length with an ellipsis', () => {
  expect([clip('abcd', 4), clip('abcde', 4)]).toEqual(['abcd', 'abc…']);
});

test('names talents with their effects, only the effects if that is too long, or that there are none', () => {
  expect([say(talents([]), 'en'), say(talentsInBrief([]), 'en')]).toEqual(Array(2).fill('No special talents'));
  const one = say(talents(['LUCKY_DEVIL']), 'en');
  expect(one).toBe(`${one.split(' (')[0]} (${say(talentsInBrief(['LUCKY_DEVIL']), 'en')})`);
  const many = ['LUCKY_DEVIL', 'TRADECRAFT', 'CLAMMY_CLOTHES', 'OBSERVATION', 'SPRYNESS'] as never;
  expect(say(talents(many), 'en').length).toBeLessThanOrEqual(100);
  expect(say(talents(many), 'en').slice(0, 40)).toBe(say(talentsInBrief(many), 'en').slice(0, 40));
});
