import { storyLines, summarize } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { stage } from '../testing/stage.ts';

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const open = (event: EventData, ...own: string[]): SpyEvent => ({
  audience: 'all',
  ...event,
  ...(own.length > 0 && { own }),
});
const linesOf = (...events: SpyEvent[]) =>
  storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events }], readerFor(0));
const summary = (...events: SpyEvent[]) => summarize(linesOf(...events), () => true).map(({ text }) => text);

test('tells who keeps the nugget after a bribe of the reader’s agent', () => {
  expect(summary({ audience: 0, kind: 'bribed', actor: 'Ada', victim: 'Quinn', own: ['Quinn'] })).toEqual([
    'Ada, an enemy, tries to bribe your agent Quinn with the nugget (Quinn keeps it).',
  ]);
});

test('tells the owner of an agent in fog who threw it and that the agent can’t act', () => {
  const roles = [
    { at: 'A1', carries: ['FOG_TIN'] },
    { at: 'C1', faction: 1 as const },
  ];
  const thrown = spy.play(stage(['....'], roles).state, 0, 'use FOG_TIN C1');
  if (thrown.refused) throw new Error(thrown.refused.code);
  const ended = spy.play(thrown.state, 0, 'retire');
  if (ended.refused) throw new Error(ended.refused.code);
  const lines = storyLines(spy, [...thrown.events, ...ended.events], readerFor(1));
  const [first] = summarize(lines, (some) => some.length <= 1);
  expect(first?.text).toBe('Agent A covers your agent Agent B in fog (no actions inside).');
  expect(first?.weight).toBe('harm');
});

test('tells the life after healing in the sentence of the collapse', () => {
  const collapse = open({ kind: 'exfiltrated', person: 'Dorian', from: at('A1'), to: at('C1'), moved: null }, 'Dorian');
  const healed: SpyEvent = { audience: 0, kind: 'healed', person: 'Dorian', hp: 100 };
  expect(summary(collapse, open({ kind: 'round', round: 2 }), healed)[0]).toBe(
    'Your agent Dorian collapses and is back at 100\u00a0life at the bar (C1).',
  );
  expect(summary(collapse)).toEqual(['Your agent Dorian collapses and wakes up at the bar (C1) with 1\u00a0life.']);
});

test('tells where the reader’s own blade landed', () => {
  const use = { kind: 'used', gadget: 'BOWLER_BLADE', actor: 'Quinn', victim: 'Kaya', at: at('B1') } as const;
  const landed = { kind: 'landed', gadget: 'BOWLER_BLADE', at: at('C1'), actor: 'Quinn' } as const;
  expect(summary(open({ ...use, success: true }, 'Quinn'), open(landed, 'Quinn'))).toEqual([
    'Quinn hits Kaya with the bowler blade and leaves it on C1.',
  ]);
});

test('drops strangers’ roulette and cocktails first', () => {
  const gambled = open({ kind: 'gambled', actor: 'Olga', at: at('B1'), stake: 5, won: true });
  const beam = { kind: 'used', gadget: 'LASER_COMPACT', actor: 'Hugo', victim: null, at: at('C1') } as const;
  const burned = open({ kind: 'burned', actor: 'Rosa', at: at('B1') });
  const lines = linesOf(burned, gambled, open({ ...beam, success: true }));
  expect(summarize(lines, (some) => some.length <= 1).map(({ text }) => text)).toEqual([
    'Rosa wrecks the roulette table at B1.',
  ]);
});
