import { storyLines, summarize } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { stage } from '../testing/stage.ts';
import { weightOf } from './story.ts';

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const open = (event: EventData, ...own: string[]): SpyEvent => ({
  audience: 'all',
  ...event,
  ...(own.length > 0 && { own }),
});
const weigh = (event: SpyEvent) => weightOf(event, readerFor(0));

test('weighs harm to the reader’s agents most, then other events about them, and routine least', () => {
  const pour: EventData = { kind: 'poured', actor: 'Olga', victim: 'Esra', hit: true };
  expect(weigh(open(pour, 'Esra'))).toBe('harm');
  expect(weigh(open(pour, 'Olga'))).toBe('own');
  expect(weigh(open({ kind: 'moledie', receiver: 'Esra' }, 'Esra'))).toBe('harm');
  expect(weigh(open(pour))).toBe('others');
  expect(weigh({ audience: 0, kind: 'dried', person: 'Esra' })).toBe('own');
  expect(weigh(open({ kind: 'took', actor: 'Olga', at: at('A1') }))).toBe('board');
  expect(
    weigh(open({ kind: 'stepped', actor: 'Olga', from: at('A2'), to: at('A1'), swapped: null, picked: null })),
  ).toBe('routine');
});

test('weighs a swap as the reader’s own if another figure moves the agent', () => {
  const step = { from: at('A2'), to: at('A1'), picked: null } as const;
  expect(weigh(open({ kind: 'stepped', actor: 'Olga', swapped: 'Esra', ...step }, 'Esra'))).toBe('own');
  expect(weigh(open({ kind: 'cat', from: at('A2'), to: at('A1'), swapped: 'Esra' }, 'Esra'))).toBe('own');
  expect(weigh(open({ kind: 'stepped', actor: 'Esra', swapped: 'Olga', ...step }, 'Esra'))).toBe('board');
});

test('summarizes a turn by the losses of the reader’s agents', () => {
  const { state, send } = attack();
  const tellings = send(state);
  const lines = storyLines(spy, tellings, readerFor(1));
  expect(summarize(lines, (some) => some.length <= 1).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Agent A hits Agent B \(gas gloss\): −\d+\u00a0life, \d+ left\.$/),
    'Round 2 begins. Everyone acts again.',
  ]);
});

test('tells in a summary only what matters most of a turn, with first names as in the log', () => {
  const events: SpyEvent[] = [
    open({ kind: 'burned', actor: 'Olga Brandt', at: at('B1') }),
    open({ kind: 'poured', actor: 'Olga Brandt', victim: 'Esra Yildiz', hit: true }, 'Esra Yildiz'),
  ];
  const lines = storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events }], readerFor(0));
  expect(lines[0]?.text).toContain('Olga wrecks the roulette table at B1 and pours');
  expect(summarize(lines, () => true).map(({ text }) => text)).toEqual([
    'Olga pours a cocktail over your agent Esra (wet clothes, halved chances).',
  ]);
});

test('counts the people who only walked or waited in a summary', () => {
  const walk = (actor: string): SpyEvent =>
    open({ kind: 'stepped', actor, from: at('A2'), to: at('A1'), swapped: null, picked: null });
  const batch = (...events: SpyEvent[]) => [{ kind: 'telling', to: 0, begins: false, events } as const];
  const summary = (...events: SpyEvent[]) =>
    summarize(storyLines(spy, batch(...events), readerFor(0)), () => true).map(({ text }) => text);
  const round = open({ kind: 'round', round: 2 });
  expect(summary(walk('Olga'), walk('Hugo'), round, walk('Rosa'))).toEqual(['Round 2 begins. Everyone acts again.']);
  expect(summary(walk('Olga'), walk('Hugo'), walk('Rosa'))).toEqual(['3 others moved.']);
  expect(summary(walk('Olga'))).toEqual(['Olga walks to A1.']);
  expect(summary(walk('Olga'), open({ kind: 'burned', actor: 'Hugo', at: at('B1') }))).toEqual([
    'Hugo wrecks the roulette table at B1.',
  ]);
});

/** Returns a match in which an agent of player 0 can spray the agent of player 1, and a function that does it. */
function attack() {
  const { state } = stage(
    ['....'],
    [
      { at: 'A1', carries: ['GAS_GLOSS'] },
      { at: 'B1', faction: 1 },
    ],
  );
  const send = (before: typeof state) => {
    const sprayed = spy.play(before, 0, 'use GAS_GLOSS B1');
    if (!('state' in sprayed)) throw new Error('refused');
    const ended = spy.turn(sprayed.state)[0] === 0 ? spy.play(sprayed.state, 0, 'retire') : undefined;
    return [...sprayed.events, ...(ended && 'state' in ended ? ended.events : [])];
  };
  return { state, send };
}
