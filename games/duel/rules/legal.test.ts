import { describe, expect, test } from 'vitest';
import type { Duel } from '../state.ts';
import { fighter, stage } from '../testing/stage.ts';
import { type Fault, faultOf, parseLine } from './verbs.ts';

const open = stage(
  {
    mana: 4,
    hand: 'Netter Kelpie Corsair Dracula Healer Traitor',
    field: {
      1: fighter('Netter'),
      2: fighter('Netter', { awake: false }),
      3: fighter('Netter', { attacked: true }),
    },
  },
  { field: { 1: fighter('Stoker'), 2: fighter('Stoker', { awake: false }) } },
);

const shielded = stage(
  { field: { 1: fighter('Netter') } },
  {
    field: {
      1: fighter('Stoker'),
      2: fighter('Stoker', { awake: false }),
      3: fighter('Ashling'),
      4: fighter('Ironhide'),
    },
  },
);

const rich = stage(
  { mana: 15, hand: 'Traitor Dracula', field: { 1: fighter('Netter') } },
  { field: { 2: fighter('Stoker', { awake: false }), 3: fighter('Ashling') } },
);

describe('returns the first fault of a command', () => {
  test.each<[string, Duel, string, Fault | undefined]>([
    ['own slot empty, before everything else', shielded, 'attack 0 with 7', 'no-attacker'],
    ['own creature asleep', open, 'attack 0 with 2', 'asleep'],
    ['own creature has attacked', open, 'attack 0 with 3', 'attacked'],
    ['own creature asleep, target empty', open, 'attack 7 with 2', 'asleep'],
    ['target slot empty', open, 'attack 7 with 1', 'no-target'],
    ['target asleep', open, 'attack 2 with 1', 'target-asleep'],
    ['target empty beside a shield', shielded, 'attack 7 with 1', 'no-target'],
    ['target asleep beside a shield', shielded, 'attack 2 with 1', 'target-asleep'],
    ['the player behind a shield', shielded, 'attack 0 with 1', 'shielded'],
    ['a creature behind a shield', shielded, 'attack 1 with 1', 'shielded'],
    ['one of two shields', shielded, 'attack 3 with 1', undefined],
    ['the other shield', shielded, 'attack 4 with 1', undefined],
    ['an open player', open, 'attack 0 with 1', undefined],
    ['an open creature', open, 'attack 1 with 1', undefined],
    ['no such card', open, 'set 7 to 4', 'no-card'],
    ['a spell to set', open, 'set 5 to 4', 'is-spell'],
    ['a taken slot, before missing mana', open, 'set 3 to 1', 'slot-taken'],
    ['not enough mana', open, 'set 3 to 4', 'not-enough-mana'],
    ['just enough mana', open, 'set 2 to 4', undefined],
    ['no such spell', open, 'cast 7', 'no-card'],
    ['a creature to cast', open, 'cast 1', 'is-creature'],
    ['a spell too dear', open, 'cast 5', 'not-enough-mana'],
    ['a spell', open, 'cast 4', undefined],
    ['Traitor without mana', open, 'cast 6', 'not-enough-mana'],
    ['Traitor without a target', rich, 'cast 1', 'needs-target'],
    ['Traitor on an empty slot', rich, 'cast 1 take 1 to 2', 'no-target'],
    ['Traitor to a taken slot', rich, 'cast 1 take 2 to 1', 'slot-taken'],
    ['Traitor on a sleeper behind a shield', rich, 'cast 1 take 2 to 2', undefined],
    ['Traitor without mana, with wrong numbers', open, 'cast 6 take 7 to 1', 'not-enough-mana'],
    ['another spell that takes', rich, 'cast 2 take 2 to 2', 'not-traitor'],
    ['no card to sacrifice', open, 'sacrifice 7', 'no-card'],
    ['any card to sacrifice', open, 'sacrifice 6', undefined],
    ['finish', open, 'finish', undefined],
  ])('%s', (_case, duel, line, fault) => {
    expect(faultOf(duel, parseLine(line)!)).toBe(fault);
  });
});
