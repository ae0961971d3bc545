import { describe, expect, test } from 'vitest';
import { currentSide, type Duel, inSlot, waitingSide } from '../state.ts';
import { fighter, stage } from '../testing/stage.ts';
import { play } from './verbs.ts';

/** Plays lines, each for the seat in turn. */
function played(duel: Duel, ...lines: string[]): Duel {
  return lines.reduce((state, line) => {
    const outcome = play(state, state.current, line);
    if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
    return outcome.state;
  }, duel);
}

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(' ');

describe('attack', () => {
  test('subtracts the damage without a counterattack', () => {
    const duel = stage({ field: { 1: fighter('Netter') } }, { field: { 5: fighter('Moltoth') } });
    const next = played(duel, 'attack 5 with 1');
    expect(inSlot(waitingSide(next), 5)).toEqual(fighter('Moltoth', { life: 4 }));
    expect(inSlot(currentSide(next), 1)).toEqual(fighter('Netter', { attacked: true }));
    expect(inSlot(waitingSide(duel), 5)).toEqual(fighter('Moltoth'));
  });

  test("moves a killed creature to its side's graveyard and frees the slot", () => {
    const duel = stage({ field: { 1: fighter('Leviath') } }, { graveyard: 'Cinder', field: { 2: fighter('Stoker') } });
    const victim = waitingSide(played(duel, 'attack 2 with 1'));
    expect([inSlot(victim, 2), names(victim.graveyard), victim.life]).toEqual([null, 'Cinder Stoker', 30]);
  });

  test.each([
    ['Siphoner', 27, 0],
    ['Netter', 28, 11],
    ['Limpet', 30, 11],
  ])('%s on the player leaves %i life and %i mana', (name, life, mana) => {
    const duel = stage({ field: { 1: fighter(name) } }, { mana: 11 });
    expect(waitingSide(played(duel, 'attack 0 with 1'))).toMatchObject({ life, mana });
  });

  test('drains nothing from a creature’s owner, and all mana with 0 damage', () => {
    const siphoner = fighter('Siphoner');
    const harmless = { ...siphoner, card: { ...siphoner.card, damage: 0 } };
    const duel = stage({ field: { 1: siphoner, 2: harmless } }, { mana: 11, field: { 1: fighter('Moltoth') } });
    expect(waitingSide(played(duel, 'attack 1 with 1')).mana).toBe(11);
    expect(waitingSide(played(duel, 'attack 0 with 2'))).toMatchObject({ life: 30, mana: 0 });
  });

  test.each([3, 2])('of 3 wins against %i life', (life) => {
    const duel = stage({ field: { 1: fighter('Siphoner') } }, { life });
    const end = played(duel, 'attack 0 with 1');
    expect(end.winner).toBe(0);
    expect(play(end, 0, 'finish').refused?.code).toBe('over');
  });
});

describe('set', () => {
  test.each([
    ['Netter', false],
    ['Limpet', false],
    ['Kelpie', true],
  ])('%s enters awake: %s', (name, awake) => {
    const side = currentSide(played(stage({ mana: 15, hand: `Leviath ${name} Cinder` }), 'set 2 to 6'));
    expect(inSlot(side, 6)).toEqual(fighter(name, { awake }));
    expect(names(side.hand)).toBe('Leviath Cinder');
  });
});

describe('asleep and awake', () => {
  test.each([
    ['Netter', false],
    ['Limpet', true],
    ['Kelpie', true],
  ])('%s can be attacked in the opponent’s next turn: %s', (name, attackable) => {
    const duel = stage({ mana: 15, hand: name }, { field: { 1: fighter('Stoker') } });
    const next = played(duel, 'set 1 to 1', 'finish');
    expect(play(next, 1, 'attack 1 with 1').refused?.code).toBe(attackable ? undefined : 'target-asleep');
    expect(play(played(next, 'finish'), 0, 'attack 1 with 1').refused).toBeUndefined();
  });

  test('keeps the mark of an attack until the owner’s next turn', () => {
    const duel = stage({ field: { 1: fighter('Netter') } });
    const next = played(duel, 'attack 0 with 1', 'finish');
    expect(inSlot(waitingSide(next), 1)?.attacked).toBe(true);
    expect(inSlot(currentSide(played(next, 'finish')), 1)?.attacked).toBe(false);
  });
});

describe('Healer', () => {
  test('gives +1 life above the printed value, at most 9, to sleeping creatures too', () => {
    const field = {
      1: fighter('Netter'),
      2: fighter('Leviath'),
      3: fighter('Breaker', { life: 2, awake: false }),
      4: fighter('Leviath', { life: 8, attacked: true }),
    };
    const side = currentSide(played(stage({ mana: 5, hand: 'Healer', field }), 'cast 1'));
    expect(side.field.map((creature) => creature?.life)).toEqual([4, 9, 3, 9, undefined, undefined, undefined]);
    expect([side.mana, side.hand, side.graveyard]).toEqual([0, [], []]);
  });

  test('can be cast on an empty field', () => {
    expect(currentSide(played(stage({ mana: 7, hand: 'Healer' }), 'cast 1')).mana).toBe(2);
  });
});

describe('Relief', () => {
  test.each([
    [7, 2, 1, 2, 1],
    [6, 9, 2, 1, 7],
    [4, 9, 3, 0, 6],
    [3, 1, 1, 2, 0],
    [7, 0, 0, 3, 0],
    [1, 0, 0, 3, 0],
  ])('hand %i, pile %i: draws %i, loses %i, leaves %i', (held, piled, drawn, lost, left) => {
    const hand = ['Relief', ...Array<string>(held - 1).fill('Cinder')].join(' ');
    const side = currentSide(
      played(stage({ mana: 3, hand, pile: Array<string>(piled).fill('Netter').join(' ') }), 'cast 1'),
    );
    expect([side.hand.length, side.life, side.pile.length]).toEqual([held - 1 + drawn, 30 - lost, left]);
  });

  test('appends in the order of the pile', () => {
    const side = currentSide(
      played(stage({ mana: 3, hand: 'Cinder Relief Stoker', pile: 'Netter Limpet Kelpie' }), 'cast 2'),
    );
    expect(names(side.hand)).toBe('Cinder Stoker Netter Limpet Kelpie');
  });

  test('makes all three draws before the caster dies of one', () => {
    const end = played(stage({ life: 1, mana: 3, hand: 'Relief', pile: '' }), 'cast 1');
    expect([currentSide(end).life, end.winner]).toEqual([-2, 1]);
  });
});

describe('Rebirth', () => {
  test('returns the newest creature to the lowest free slot at full life', () => {
    const field = { 1: fighter('Netter'), 3: fighter('Netter') };
    const side = currentSide(played(stage({ mana: 5, hand: 'Rebirth', graveyard: 'Cinder Corsair', field }), 'cast 1'));
    expect(inSlot(side, 2)).toEqual(fighter('Corsair', { awake: false }));
    expect(names(side.graveyard)).toBe('Cinder');
  });

  test('a speedy creature is awake immediately', () => {
    const side = currentSide(played(stage({ mana: 5, hand: 'Rebirth', graveyard: 'Kelpie' }), 'cast 1'));
    expect(inSlot(side, 1)?.awake).toBe(true);
  });

  const full = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, fighter('Netter')]));
  test.each([
    ['an empty graveyard', '', {}],
    ['a full field', 'Cinder Corsair', full],
  ])('fails on %s; card and mana are spent', (_case, graveyard, field) => {
    const outcome = play(stage({ mana: 6, hand: 'Rebirth Cinder', graveyard, field }), 0, 'cast 1');
    if (outcome.refused) throw new Error(outcome.refused.code);
    const side = currentSide(outcome.state);
    expect(outcome.events.at(-1)).toEqual({ kind: 'rebirth-failed' });
    expect([side.mana, names(side.hand), names(side.graveyard)]).toEqual([1, 'Cinder', graveyard]);
  });

  test('returns a sacrificed creature', () => {
    const side = currentSide(played(stage({ mana: 5, hand: 'Rebirth Leviath' }), 'sacrifice 2', 'cast 1'));
    expect(inSlot(side, 1)?.card.name).toBe('Leviath');
  });
});

describe('Dracula', () => {
  test('moves 2 life, above 30', () => {
    const next = played(stage({ mana: 2, hand: 'Dracula' }), 'cast 1');
    expect([currentSide(next).life, waitingSide(next).life, currentSide(next).mana]).toEqual([32, 28, 0]);
  });

  test.each([1, 2])('kills at %i life', (life) => {
    expect(played(stage({ mana: 2, hand: 'Dracula' }, { life }), 'cast 1').winner).toBe(0);
  });
});

describe('Traitor', () => {
  test.each([
    ['asleep', { awake: false, life: 2 }],
    ['marked', { attacked: true }],
    ['ready', {}],
  ])('takes a creature in its current state: %s', (_case, change) => {
    const duel = stage({ mana: 10, hand: 'Cinder Traitor' }, { field: { 3: fighter('Siphoner', change) } });
    const next = played(duel, 'cast 2 take 3 to 5');
    expect(inSlot(currentSide(next), 5)).toEqual(fighter('Siphoner', change));
    expect(inSlot(waitingSide(next), 3)).toBeNull();
    expect([currentSide(next).mana, names(currentSide(next).hand)]).toEqual([1, 'Cinder']);
  });

  test('a traitor that dies goes to the graveyard of its new side', () => {
    const duel = stage({ mana: 9, hand: 'Traitor' }, { field: { 1: fighter('Stoker'), 2: fighter('Leviath') } });
    const next = played(duel, 'cast 1 take 1 to 1', 'finish', 'attack 1 with 2');
    expect([names(next.sides[0].graveyard), names(next.sides[1].graveyard)]).toEqual(['Stoker', '']);
  });
});

describe('sacrifice', () => {
  test('gives 1 life any number of times; creatures go to the graveyard, spells are removed', () => {
    const side = currentSide(
      played(stage({ hand: 'Limpet Healer Netter' }), 'sacrifice 1', 'sacrifice 1', 'sacrifice 1'),
    );
    expect([side.life, side.hand, names(side.graveyard), side.mana]).toEqual([33, [], 'Limpet Netter', 0]);
  });
});

test('accepts lines of the current player only', () => {
  expect(play(stage({}), 1, 'finish').refused?.code).toBe('not-your-turn');
});
