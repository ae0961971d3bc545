import { storyLines, summarize } from '@longtable/kit';
import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { spy } from '../index.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { enemyAt, ownAt, stage } from '../testing/stage.ts';

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const open = (event: EventData, ...own: string[]): SpyEvent => ({
  audience: 'all',
  ...event,
  ...(own.length > 0 && { own }),
});
const linesOf = (...events: SpyEvent[]) =>
  storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events }], readerFor(0));
const summary = (...events: SpyEvent[]) => summarize(linesOf(...events), () => true).map(({ text }) => text);

test('tells the owner of an agent in fog who threw it and that the agent can’t act', () => {
  const roles = [ownAt('A1', { carries: ['FOG_TIN'] }), enemyAt('C1')];
  const thrown = spy.play(stage(['....'], roles).state, 0, 'use FOG_TIN C1');
  if (thrown.refused) throw new Error(thrown.refused.code);
  const ended = spy.play(thrown.state, 0, 'retire');
  if (ended.refused) throw new Error(ended.refused.code);
  const lines = storyLines(spy, [...thrown.events, ...ended.events], readerFor(1));
  const [first] = summarize(lines, (some) => some.length <= 1);
  expect(first?.text).toBe(
    'Agent A throws the tin of fog at C1 and covers your agent Agent B in fog (no actions inside).',
  );
  expect(first?.weight).toBe('harm');
});

test('tells scores, harm and destroyed things in every summary, and rounds, recoveries and misses if they fit', () => {
  const tables = { at: at('B1'), stake: 5, ip: 50 };
  const events = [
    open({ kind: 'gambled', actor: 'Olga', won: true, ...tables }),
    open({ kind: 'burned', actor: 'Olga', at: at('B1') }),
    open({ kind: 'round', round: 3 }),
    open({ kind: 'healed', person: 'Esra', hp: 100 }, 'Esra'),
    open({ kind: 'used', actor: 'Hugo', gadget: 'GRAPPLE', at: at('B1'), victim: null, success: false }),
    open({ kind: 'gambled', actor: 'Hugo', won: false, ...tables }),
  ];
  const struck: SpyEvent = { audience: 0, kind: 'struck', strikes: 1, most: 3 };
  expect(summarize(linesOf(...events, struck), () => false).map(({ text }) => text)).toEqual([
    'Olga wins 5 chips at roulette (B1) and wrecks the roulette table at B1.',
    'Hugo loses 5 chips at roulette (B1).',
    'You missed a turn: strike 1 of 3.',
  ]);
  expect(summary(...events)).toContain('Round 3 begins. Everyone acts again.');
});

test('joins the stakes of others at roulette, and falls by one attack, also if the reader’s agent made it', () => {
  const gambled = (actor: string, stake: number, won: boolean) =>
    open({ kind: 'gambled', actor, at: at('B1'), stake, won, ip: 10 * stake });
  expect(summary(gambled('Olga', 5, true), open({ kind: 'dried', person: 'Ines' }), gambled('Hugo', 1, false))).toEqual(
    ['Ines is dry again.', 'Roulette: Olga wins 5 chips and Hugo loses 1 chip.'],
  );
  const fall = (person: string) =>
    open({ kind: 'exfiltrated', person, from: at('A1'), to: at('B1'), moved: null, actor: 'Esra' }, 'Esra');
  expect(summary(fall('Olga'), fall('Hugo'))).toEqual(['Olga and Hugo collapse and wake up at the bar.']);
});

test('tells an attack before its effects', () => {
  const esra = 'Esra';
  const blade = { kind: 'used', actor: 'Vera', gadget: 'BOWLER_BLADE', at: at('B1'), victim: esra } as const;
  const cause = { gadget: 'BOWLER_BLADE', actor: 'Vera' };
  const hit = (damage: number, hp: number): SpyEvent[] => [
    open({ ...blade, success: true }, esra),
    { audience: 0, kind: 'hurt', person: esra, damage, hp, cause, own: [esra] },
    open({ kind: 'landed', gadget: 'BOWLER_BLADE', at: at('C3'), actor: 'Vera' }),
  ];
  expect(summary(...hit(40, 60))).toEqual([
    'Vera hits your agent Esra with the bowler blade (−40\u00a0life, 60 left) and leaves it on C3.',
  ]);
  expect(
    summary(
      ...hit(100, 0),
      open({ kind: 'landed', gadget: 'DIAMOND_COLLAR', at: at('D2'), actor: esra }, esra),
      open({ kind: 'exfiltrated', person: esra, from: at('D2'), to: at('B1'), moved: null, actor: 'Vera' }, esra),
    ),
  ).toEqual([
    'Vera hits your agent Esra with the bowler blade and leaves it on C3.',
    'Your agent Esra drops the diamond collar on D2, collapses (bowler blade, Vera) and wakes up at the bar (B1) with 1\u00a0life.',
  ]);
});

test('tells the name of a new round', () => {
  const told = (event: EventData, language: 'en' | 'de' | 'fr' | 'es') =>
    storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events: [open(event)] }], readerFor(0, language))[0]
      ?.text;
  expect(told({ kind: 'round', round: 2 }, 'de')).toBe('Runde 2 beginnt. Alle kommen wieder dran.');
  expect(told({ kind: 'round', round: 2 }, 'fr')).toBe('La manche 2 commence. Tout le monde rejoue.');
  expect(told({ kind: 'round', round: 2 }, 'es')).toBe('Empieza la ronda 2. Todos vuelven a actuar.');
  expect(told({ kind: 'round', round: 5, isLast: true }, 'en')).toBe('Round 5 begins, the last one.');
  expect(told({ kind: 'round', round: 1 }, 'en')).toBe('Round 1 begins.');
});

test('tells the owner of a collapsed agent that the agent’s turn is lost, in the story and in the log', () => {
  const roles = [ownAt('A1', { carries: ['GAS_GLOSS'] }), enemyAt('B1', { hp: 1 })];
  const told = (order: number[]) => {
    const sprayed = spy.play(stage(['..._'], roles, { order }).state, 0, 'use GAS_GLOSS B1');
    if (sprayed.refused) throw new Error(sprayed.refused.code);
    const ended = spy.play(sprayed.state, 0, 'retire');
    if (ended.refused) throw new Error(ended.refused.code);
    const textsFor = (seat: 0 | 1) =>
      storyLines(spy, [...sprayed.events, ...ended.events], readerFor(seat)).map(({ text }) => text);
    return [textsFor(0).join(' '), textsFor(1).join(' ')];
  };
  const lost = 'collapses (gas gloss, Agent A), can’t act again in round 1 and wakes up at the bar (D1)';
  expect(told([1])[1]).toContain(`Your agent Agent B ${lost}`);
  expect(told([1])[0]).not.toContain('can’t act');
  expect(told([])[1]).toContain('Your agent Agent B collapses (gas gloss, Agent A) and wakes up at the bar (D1)');
});

test('tells how many points chips lost or won at roulette are worth to their owner', () => {
  const gambled = (won: boolean): EventData => ({ kind: 'gambled', actor: 'Bo', at: at('B1'), stake: 5, won, ip: 50 });
  expect(summary(open(gambled(false), 'Bo'))).toEqual(['Bo loses 5 chips (−50\u00a0IP) at roulette (B1).']);
  expect(summary(open(gambled(true), 'Bo'))).toEqual(['Bo wins 5 chips (+50\u00a0IP) at roulette (B1).']);
  expect(summary(open(gambled(false)))).toEqual(['Bo loses 5 chips at roulette (B1).']);
  const { state } = stage(['.@'], [{ at: 'A1', chips: 10 }], { config: { chipsToIpFactor: 7 } });
  const played = spy.play(state, 0, 'gamble B1 4');
  if (played.refused) throw new Error(played.refused.code);
  expect(JSON.stringify(played.events)).toContain('"ip":28');
});

test.each([
  ['en', 'Olga gives the cat her collar back, which ends the match.'],
  ['de', 'Olga gibt der Katze ihr Halsband zurück, was die Partie beendet.'],
  ['fr', 'Olga rend son collier au chat, ce qui met fin à la partie.'],
  ['es', 'Olga devuelve el collar al gato, con lo que termina la partida.'],
] as const)('tells that the returned collar ends the match, in %s', (language, text) => {
  const events = [open({ kind: 'collar-returned', actor: 'Olga' })];
  const lines = storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events }], readerFor(0, language));
  expect(lines.map((line) => line.text)).toEqual([text]);
});

test('gives the log a heading per round', () => {
  expect(linesOf(open({ kind: 'round', round: 5 })).map(({ heading }) => heading)).toEqual(['Round 5']);
});
