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
  const collapse = open(
    { kind: 'exfiltrated', person: 'Dorian', from: at('A1'), to: at('C1'), moved: null, actor: 'Kaya' },
    'Dorian',
  );
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

test('tells the cause of a collapse to the attacker only once', () => {
  const use = { kind: 'used', gadget: 'BOWLER_BLADE', actor: 'Quinn', victim: 'Kaya', at: at('B1') } as const;
  const collapse = { kind: 'exfiltrated', person: 'Kaya', from: at('B1'), to: at('C1'), moved: null } as const;
  const told = (...own: string[]) =>
    summary(open({ ...use, success: true, damage: 100 }, ...own), open({ ...collapse, actor: 'Quinn' }, ...own));
  expect(told('Quinn')).toEqual([
    'Quinn hits Kaya with the bowler blade (−100\u00a0life).',
    'Kaya collapses and wakes up at the bar (C1) with 1\u00a0life.',
  ]);
  expect(told('Kaya').join(' ')).toContain('Your agent Kaya collapses (bowler blade, Quinn)');
});

test('drops strangers’ roulette and cocktails first', () => {
  const gambled = open({ kind: 'gambled', actor: 'Olga', at: at('B1'), stake: 5, won: true, ip: 50 });
  const beam = { kind: 'used', gadget: 'LASER_COMPACT', actor: 'Hugo', victim: null, at: at('C1') } as const;
  const burned = open({ kind: 'burned', actor: 'Rosa', at: at('B1') });
  const lines = linesOf(burned, gambled, open({ ...beam, success: true }));
  expect(summarize(lines, (some) => some.length <= 1).map(({ text }) => text)).toEqual([
    'Rosa wrecks the roulette table at B1.',
  ]);
});

test('tells attackers the damage, the collapse beside one line of strangers’ business, and the chips of a recruit', () => {
  const use = {
    kind: 'used',
    gadget: 'GAS_GLOSS',
    actor: 'Yusuf',
    victim: 'Kaya',
    at: at('B1'),
    success: true,
  } as const;
  expect(summary(open({ ...use, damage: 30 }, 'Yusuf'))).toEqual([
    'Yusuf sprays Kaya with the gas gloss (−30\u00a0life).',
  ]);
  expect(summary(open({ ...use, damage: 30 }))).toEqual(['Yusuf sprays Kaya with the gas gloss.']);
  const shot = { kind: 'used', gadget: 'ROCKET_PEN', actor: 'Ada', victim: null, at: at('B7'), success: true } as const;
  const fall = {
    kind: 'exfiltrated',
    person: 'Percy',
    from: at('B7'),
    to: at('C1'),
    moved: null,
    actor: 'Ada',
  } as const;
  const moledie = {
    kind: 'used',
    gadget: 'MOLEDIE',
    actor: 'Hugo',
    victim: null,
    at: at('C1'),
    success: true,
  } as const;
  const lines = linesOf(open(shot, 'Ada'), open(fall, 'Ada'), open(moledie));
  expect(summarize(lines, (some) => some.length <= 2).map(({ text }) => text)).toEqual([
    'Ada fires the rocket pen at B7.',
    'Percy collapses (rocket pen, Ada) and wakes up at the bar (C1) with 1\u00a0life.',
    'Hugo throws the moledie at C1.',
  ]);
  const offer = { kind: 'used', gadget: 'NUGGET', actor: 'Bo', victim: 'Nestor', at: at('B1'), success: true } as const;
  const recruited: SpyEvent = { audience: 0, kind: 'recruited', person: 'Nestor', chips: 23, ip: 230 };
  expect(summary(open(offer, 'Bo'), recruited)).toEqual([
    'Bo recruits Nestor for your team with the nugget (+230\u00a0IP from 23 chips).',
  ]);
});

test('sends the damage that a tough victim takes', () => {
  const roles = [
    { at: 'A1', carries: ['GAS_GLOSS'] },
    { at: 'B1', faction: 1 as const, has: ['TOUGHNESS' as const] },
  ];
  const { state } = stage(['....'], roles, { config: { gasGlossDamage: 30 } });
  const sprayed = spy.play(state, 0, 'use GAS_GLOSS B1');
  if (sprayed.refused) throw new Error(sprayed.refused.code);
  expect(
    storyLines(spy, sprayed.events, readerFor(0))
      .map(({ text }) => text)
      .join(' '),
  ).toContain('(−15\u00a0life)');
});

test('tells a fatal drink once, and marks own agents in German without “aus”', () => {
  const drank = open({ kind: 'drank', actor: 'Kaya' }, 'Kaya');
  const events: SpyEvent[] = [
    drank,
    { audience: 0, kind: 'tasted', actor: 'Kaya', poisoned: true, hp: 20, own: ['Kaya'] },
    { audience: 0, kind: 'hurt', person: 'Kaya', damage: 60, hp: 0, cause: null, own: ['Kaya'] },
    open({ kind: 'exfiltrated', person: 'Kaya', from: at('A1'), to: at('C1'), moved: null, actor: 'Kaya' }, 'Kaya'),
    { audience: 0, kind: 'caught', actor: 'Wendell', victim: 'Percy', own: ['Percy'] },
    { audience: 0, kind: 'observed', actor: 'Mina', victim: 'Xenia', verdict: 'harmless', own: ['Mina'] },
  ];
  const told = (language: 'en' | 'de') =>
    storyLines(spy, [{ kind: 'telling', to: 0, begins: false, events }], readerFor(0, language)).map(
      ({ text }) => text,
    );
  expect(told('de')).toEqual([
    'Kaya trinkt einen Cocktail, bricht vergiftet zusammen und kommt an der Bar (C1) mit 1\u00a0Leben zu sich.',
    'Wendell (gegnerisch) will Percy (dein Team) ausspionieren.',
    'Mina hält Xenia nicht für gegnerisch.',
  ]);
  expect(told('en')[2]).toBe('Mina thinks Xenia isn’t an enemy.');
});

test('tells the last new round in every summary, with what it changes', () => {
  const struck: SpyEvent = { audience: 0, kind: 'struck', strikes: 1, most: 3 };
  const [second, third] = [open({ kind: 'round', round: 2 }), open({ kind: 'round', round: 3 })];
  expect(
    summarize(linesOf(open({ kind: 'burned', actor: 'Olga', at: at('B1') }), second, third, struck), () => false).map(
      ({ text }) => text,
    ),
  ).toEqual([
    'Olga wrecks the roulette table at B1.',
    'Round 3 begins. Everyone acts again.',
    'You missed a turn: strike 1 of 3.',
  ]);
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
  const roles = [
    { at: 'A1', carries: ['GAS_GLOSS'] },
    { at: 'B1', faction: 1 as const, hp: 1 },
  ];
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

test('gives the log a heading per round', () => {
  expect(linesOf(open({ kind: 'round', round: 5 })).map(({ heading }) => heading)).toEqual(['Round 5']);
});

test('does not tell that the janitor comes when the casino closes at the end', () => {
  const came: EventData[] = [{ kind: 'guests-left' }, { kind: 'janitor-came', at: at('F2') }];
  const over: EventData = { kind: 'over', winner: 0, reason: 'VICTORY_BY_IP' };
  const told = (...events: EventData[]) => linesOf(...events.map((event) => open(event))).map(({ text }) => text);
  expect(told(...came)).toHaveLength(2);
  expect(told({ kind: 'burned', actor: 'Olga', at: at('B1') }, ...came, over)).toEqual([
    'Olga wrecks the roulette table at B1.',
  ]);
});
