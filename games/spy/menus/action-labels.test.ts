import { type Language, read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { parsePoint } from '../rules/grid.ts';
import type { PropertyName } from '../rules/properties.ts';
import type { State } from '../state.ts';
import { on, perform, type Role, stage } from '../testing/stage.ts';
import { actionLabel } from './action-labels.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada', 'Bo'] } as const;
const point = (name: string) => parsePoint(name)!;
const own = { at: 'A1', faction: 0 } as const;
const enemy = { at: 'B1', faction: 1 } as const;
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

  test('of drinking tells the gained life, or that the drink is poisoned', () => {
    const drink = (hp: number, poisonedBy: number[] = []) =>
      label({ verb: 'drink' }, 'A1', { roles: [{ ...own, hp, cocktail: { poisonedBy } as never }] });
    expect([drink(20), drink(90), drink(20, [0])]).toEqual([
      'Drink (+30 life)',
      'Drink (+10 life)',
      'Drink (poisoned by you)',
    ]);
  });
});
