import { LANGUAGES, say } from '@longtable/kit';
import { expect, test } from 'vitest';
import { runa } from '../index.ts';
import type { State } from '../state.ts';
import { card, type PositionSketch, stage } from '../testing/stage.ts';
import { texts } from '../words/texts.ts';

const three = { hand: ['Slash(1)', 'Reflect(1)', 'Ice(1)'], monsters: [{ name: 'Rat' }, { name: 'Frog' }] } as const;
const offer = ['Fire(1)', 'Pierce(1)', 'Water(1)', 'Ice(1)'].map(card);
const PHASES: Readonly<Record<string, PositionSketch>> = {
  class: { phase: { kind: 'class' } },
  seeds: { phase: { kind: 'seeds' } },
  card: three,
  target: { ...three, phase: { kind: 'target', card: 0 } },
  dice: { ...three, phase: { kind: 'dice', card: 0, target: 0 } },
  reward: { phase: { kind: 'reward' } },
  'loot of one': { stage: 1, phase: { kind: 'loot', offer: offer.slice(0, 2) } },
  'loot of two': { stage: 2, phase: { kind: 'loot', offer } },
  heal: { ...three, phase: { kind: 'heal' }, runa: { hp: 9 } },
};

const reasonOf = (state: State, line: string, seat = 0) => runa.play(state, seat, line).refused?.code;

test.each<[string, string, string | undefined]>([
  ['class', '4', 'no-such-class'],
  ['class', '0', 'no-such-class'],
  ['class', '1,2', 'one-number-only'],
  ['class', 'none', 'cannot-skip'],
  ['class', 'mage', 'not-a-number'],
  ['class', '3', undefined],
  ['seeds', '61', 'two-seeds-needed'],
  ['seeds', '61,86,7', 'two-seeds-needed'],
  ['seeds', '0,86', 'seed-out-of-range'],
  ['seeds', '61,2147483648', 'seed-out-of-range'],
  ['seeds', '2147483647,2147483647', undefined],
  ['card', '4', 'no-such-card'],
  ['card', '0', 'no-such-card'],
  ['card', '1,2', 'one-number-only'],
  ['card', 'none', 'cannot-skip'],
  ['card', '3', undefined],
  ['target', '3', 'no-such-monster'],
  ['target', '1,2', 'one-number-only'],
  ['target', '2', undefined],
  ['dice', '5', 'roll-out-of-range'],
  ['dice', '0', 'roll-out-of-range'],
  ['dice', '4', undefined],
  ['reward', '3', 'no-such-reward'],
  ['reward', '2', undefined],
  ['loot of one', '3', 'no-such-card'],
  ['loot of one', '1,2', 'one-number-only'],
  ['loot of one', '2', undefined],
  ['loot of two', '1', 'wrong-number-of-cards'],
  ['loot of two', '1,2,3', 'wrong-number-of-cards'],
  ['loot of two', '4,5', 'no-such-card'],
  ['loot of two', '4,4', 'card-twice'],
  ['loot of two', 'none', 'cannot-skip'],
  ['loot of two', '4,1', undefined],
  ['heal', '4', 'no-such-card'],
  ['heal', '1,0', 'no-such-card'],
  ['heal', '2,2', 'card-twice'],
  ['heal', '1,1,2', 'card-twice'],
  ['heal', '1,2,3', 'must-keep-a-card'],
  ['heal', '', 'not-a-number'],
  ['heal', '3,1', undefined],
  ['heal', 'none', undefined],
])('%s, "%s": %s', (phase, line, reason) => {
  expect(reasonOf(stage(PHASES[phase]!), line)).toBe(reason);
});

test('refuses every line of a finished run and of another seat', () => {
  for (const kind of ['won', 'lost'] as const) expect(reasonOf(stage({ phase: { kind } }), '1')).toBe('over');
  expect(reasonOf(stage(PHASES.card!), '1', 1)).toBe('not-your-turn');
});

test('has a text for every fault in both languages, without the name of a phase', () => {
  for (const [reason, text] of Object.entries(texts.faults)) {
    expect(Object.keys(PHASES)).not.toContain(reason);
    for (const language of LANGUAGES) expect(say(text, language), reason).toMatch(/^[A-Z].+\.$/);
  }
});
