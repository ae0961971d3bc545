import { type Language, summarize } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { gadgetIcon } from './icons.ts';
import { effectsOf, story, tell, weightOf } from './story.ts';

const textsOf = (...story: Parameters<typeof tell>) => tell(...story).map(({ text }) => text);

const at = (name: string) => parsePoint(name) ?? { x: 0, y: 0 };
const step = (actor: string, to: string): EventData => ({
  kind: 'stepped',
  actor,
  from: at('A9'),
  to: at(to),
  swapped: null,
  picked: null,
});
const fall = (person: string, to: string, actor = 'Kaya') =>
  ({ kind: 'exfiltrated', person, from: at('B2'), to: at(to), moved: null, actor }) as const;
const hurt = (damage: number, actor: string): SpyEvent => {
  const cause = { gadget: 'ROCKET_PEN', actor };
  return { audience: 0, kind: 'hurt', person: 'Esra', damage, hp: Math.max(0, 100 - damage), cause };
};
const all = (...happenings: EventData[]): SpyEvent[] => happenings.map((one) => ({ audience: 'all', ...one }));

test('joins a person’s consecutive actions into one line', () => {
  const events = all(
    { kind: 'round', round: 2 },
    step('Ines', 'C4'),
    step('Ines', 'C5'),
    { kind: 'took', actor: 'Ines', at: at('D5') },
    step('Hugo', 'A1'),
    { kind: 'retired', actor: 'Hugo' },
  );
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Round 2 begins. Everyone acts again.',
    'Ines walks to C5 and takes a cocktail from D5.',
    'Hugo walks to A1.',
  ]);
  expect(textsOf(events, readerFor('spectator', 'de'))).toEqual([
    'Runde 2 beginnt. Alle kommen wieder dran.',
    'Ines geht nach C5 und nimmt einen Cocktail von D5.',
    'Hugo geht nach A1.',
  ]);
});

test('always tells fog that lifts and walls that fall', () => {
  const events = all(
    { kind: 'fog-cleared', fields: ['I5', 'J5', 'K5', 'I6'].map(at) },
    { kind: 'walls-fell', fields: [at('E5')] },
  );
  expect(textsOf(events, readerFor(0))).toEqual(['The fog on I5–K5 and I6 lifts.', 'The wall on E5 falls.']);
  expect(textsOf(events, readerFor(0, 'de'))).toEqual([
    'Der Nebel auf I5–K5 und I6 verzieht sich.',
    'Die Wand auf E5 stürzt ein.',
  ]);
  expect(story(events, readerFor(0)).map(({ weight }) => weight)).toEqual(['own', 'own']);
});

test('tells in a summary all that a person did of weight, not only the heaviest', () => {
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Quinn', victim: 'Adele', own: ['Adele'] };
  const [line] = story(
    [...all(step('Quinn', 'B3'), { kind: 'unlocked', actor: 'Quinn', safe: 2, success: true }), caught],
    readerFor(0),
  );
  expect(line?.joined).toBe('Quinn, an enemy, opens safe 2 and tries to spy on your agent Adele.');
});

test('names all collapsed people in one line of a summary', () => {
  const fallen = story(all(fall('Percy', 'C1'), fall('Mina', 'C1')), readerFor(0));
  expect(summarize(fallen, (lines) => lines.length <= 1).map(({ text }) => text)).toEqual([
    'Percy and Mina collapse and wake up at the bar.',
  ]);
});

test('shows an attempt to spy once, with its reason, and no look at oneself, to a reader who sees everything', () => {
  const spied: SpyEvent = { audience: 1, kind: 'spied', actor: 'Greta', victim: 'Fergus', success: false };
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Greta', victim: 'Fergus' };
  const look: SpyEvent = { audience: 'nobody', kind: 'observed', actor: 'Adele', victim: 'Adele', verdict: null };
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(textsOf([spied, caught, look], { ...readerFor(viewer), open: true })).toEqual([
      'Greta spies on Fergus without success (an enemy).',
      'Adele waits.',
    ]);
  expect(textsOf([spied], { ...readerFor(1), open: true })).toEqual([
    'Greta spies on Fergus without success (bad luck).',
  ]);
  expect(textsOf([caught], readerFor(0))).toEqual(['Greta, an enemy, tries to spy on your agent Fergus.']);
});

test('separates walks from other actions and mentions swaps and items', () => {
  const swap = { ...step('Ines', 'G3'), from: at('F3'), swapped: 'cat', picked: 'JETPACK' } as EventData;
  const laser: EventData = { ...used('LASER_COMPACT'), actor: 'Ines', at: at('C4') };
  const stake: EventData = { kind: 'gambled', actor: 'Ines', at: at('H3'), stake: 5, won: false, ip: 50 };
  const events = all(laser, swap, stake);
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Ines destroys the cocktail at C4 with the laser compact, walks to G3 and swaps places with the cat (now on F3). Ines picks up the jetpack and loses 5 chips at roulette (H3).',
  ]);
  expect(textsOf(all(swap), readerFor('spectator', 'de'))).toEqual([
    'Ines geht nach G3, tauscht den Platz mit der Katze (jetzt F3) und nimmt das Jetpack mit.',
  ]);
});

const used = (gadget: string, { victim = null, success = true }: { victim?: string | null; success?: boolean } = {}) =>
  ({ kind: 'used', actor: 'Kaya', gadget, at: at('D1'), victim, success }) as const;

test('tells a bribe and its outcome in one sentence with each name once', () => {
  const offer: SpyEvent = { audience: 'all', ...used('NUGGET', { victim: 'Quinn' }) };
  const bribed: SpyEvent = { audience: 0, kind: 'bribed', actor: 'Kaya', victim: 'Quinn' };
  const refused: SpyEvent = { audience: 1, kind: 'refused-bribe', victim: 'Quinn' };
  const events = [offer, refused, bribed];
  expect(textsOf(events, readerFor(0))).toEqual([
    'Kaya, an enemy, tries to bribe your agent Quinn with the nugget (Quinn keeps it).',
  ]);
  expect(textsOf(events, readerFor(0, 'de'))).toEqual([
    'Kaya (gegnerisch) will Quinn (dein Team) mit dem Nugget bestechen (Quinn behält es).',
  ]);
  expect(textsOf(events, readerFor(1))).toEqual(['Kaya loses the nugget to Quinn, an enemy.']);
  expect(textsOf(events, readerFor('spectator'))).toEqual(['Kaya offers Quinn the nugget.']);
});

test('marks a person who tries to spy on the reader’s agent as an enemy', () => {
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Wendell', victim: 'Percy' };
  const events = [caught, ...all(step('Wendell', 'H5'), { kind: 'retired', actor: 'Wendell' })];
  expect(textsOf(events, readerFor(0))).toEqual([
    'Wendell, an enemy, tries to spy on your agent Percy and walks to H5.',
  ]);
  expect(textsOf(events, readerFor(1))).toEqual(['Wendell walks to H5.']);
});

test('tells what hurt an agent, who did it and what is left', () => {
  const textIn = (language: Language) => textsOf([{ ...hurt(99, 'Olga'), own: ['Esra'] }], readerFor(0, language))[0];
  expect(textIn('en')).toBe('Olga hits your agent Esra (rocket pen): −99 life, 1 left.');
  expect(textIn('de')).toBe('Olga trifft Esra (dein Team): −99 Leben, noch 1 (Raketenwerfer-Füllfederhalter).');
  expect(textIn('fr')).toMatch(/^Olga touche Esra \(ton équipe\).: −99.PV, il en reste 1 \(.*\)\.$/);
  expect(textIn('es')).toMatch(/^Olga alcanza a Esra \(tu equipo\): −99 de vida, le queda 1 \(.*\)\.$/);
});

const own = (event: SpyEvent, ...names: string[]): SpyEvent => ({ ...event, own: names });

test('marks the reader’s agents as theirs and tells what an action costs them', () => {
  const thrown: SpyEvent[] = [
    { audience: 'all', ...used('MOLEDIE') },
    own({ audience: 'all', kind: 'moledie', receiver: 'Finn' }, 'Finn'),
  ];
  const cost = 'talents blocked';
  expect(textsOf(thrown, readerFor(0))).toEqual([`Kaya throws the moledie at your agent Finn (${cost}).`]);
  expect(textsOf(thrown, readerFor(0, 'de'))[0]).toMatch(/^Kaya bewirft Finn \(dein Team\) mit dem Maulwürfel \(/);
  const fed = own({ audience: 'all', ...used('CHICKEN_FEED', { victim: 'Quinn' }) }, 'Quinn');
  expect(textsOf([fed], readerFor(0))).toEqual(['Kaya slips your agent Quinn the chicken feed (costs you nothing).']);
  const poured: SpyEvent = { audience: 'all', kind: 'poured', actor: 'Kaya', victim: 'Quinn', hit: true };
  expect(textsOf([own(poured, 'Quinn')], readerFor(0, 'de'))).toEqual([
    'Kaya schüttet einen Cocktail über Quinn (dein Team; nasse Kleider, halbe Chancen).',
  ]);
  expect(textsOf([own(poured, 'Quinn')], readerFor(0))).toEqual([
    'Kaya pours a cocktail over your agent Quinn (wet clothes, halved chances).',
  ]);
  const swap: SpyEvent = { ...step('Kaya', 'B5'), audience: 'all', swapped: 'Quinn' } as SpyEvent;
  expect(textsOf([own(swap, 'Quinn')], readerFor(0))).toEqual([
    'Kaya walks to B5 and swaps places with your agent Quinn (now on A9).',
  ]);
});

test('names the cause and the author of a collapse', () => {
  const collapse: EventData = fall('Esra', 'I5');
  const blast = used('ROCKET_PEN');
  expect(textsOf(all(blast, collapse), readerFor('spectator'))).toEqual([
    'Kaya fires the rocket pen at D1.',
    'Esra collapses (rocket pen, Kaya) and wakes up at the bar (I5) with 1 life.',
  ]);
  expect(textsOf(all({ kind: 'drank', actor: 'Esra' }, collapse), readerFor('spectator', 'de'))).toEqual([
    'Esra trinkt einen Cocktail, bricht vergiftet zusammen und kommt an der Bar (I5) mit 1 Leben zu sich.',
  ]);
  expect(
    textsOf([...all(blast), hurt(120, 'Kaya'), own({ audience: 'all', ...collapse }, 'Esra')], readerFor(0)),
  ).toEqual([
    'Kaya fires the rocket pen at D1.',
    'Your agent Esra collapses (rocket pen, Kaya) and wakes up at the bar (I5) with 1 life.',
  ]);
  const moved: EventData = { ...collapse, moved: { figure: 'cat', to: at('I6') } };
  expect(textsOf([own({ audience: 'all', ...moved }, 'Esra')], readerFor(0))).toEqual([
    'Your agent Esra collapses and wakes up at the bar (I5) with 1 life (the cat makes room, now on I6).',
  ]);
});

const weigh = (event: SpyEvent) => weightOf(event, readerFor(0));
const open = (event: EventData, ...names: string[]): SpyEvent => ({
  audience: 'all',
  ...event,
  ...(names[0] && { own: names }),
});

test('weighs harm to the reader’s agents most, then other events about them, and routine least', () => {
  const pour: EventData = { kind: 'poured', actor: 'Olga', victim: 'Esra', hit: true };
  expect(weigh(open(pour, 'Esra'))).toBe('harm');
  expect(weigh(open(pour, 'Olga'))).toBe('own');
  expect(weigh(open({ kind: 'moledie', receiver: 'Esra' }, 'Esra'))).toBe('harm');
  expect(weigh(open(pour))).toBe('others');
  const gamble: EventData = { kind: 'gambled', actor: 'Olga', at: at('A1'), stake: 5, won: true, ip: 50 };
  expect(weigh(open(gamble))).toBe('others');
  const use = (gadget: string, success: boolean): EventData => {
    return { kind: 'used', actor: 'Olga', gadget, at: at('A1'), victim: 'Esra', success };
  };
  expect(weigh(open(use('GAS_GLOSS', true), 'Esra'))).toBe('harm');
  expect(weigh(open(use('LASER_COMPACT', false)))).toBe('board');
  expect(weigh(open(use('BOWLER_BLADE', false)))).toBe('others');
  expect(weigh(open({ kind: 'round', round: 2 }))).toBe('board');
  expect(weigh({ audience: 0, kind: 'dried', person: 'Esra', own: ['Esra'] })).toBe('board');
  expect(weigh(open({ kind: 'took', actor: 'Olga', at: at('A1') }))).toBe('board');
  expect(weigh(open(step('Olga', 'A1')))).toBe('routine');
});

const effects = (event: EventData) => effectsOf({ audience: 'all', ...event });

test('names the people of an action with its icon, or a cross if it failed', () => {
  const use = { kind: 'used', actor: 'Ines', gadget: 'BOWLER_BLADE', at: at('B2'), victim: 'Hugo' } as const;
  const cut = { actor: 'Ines', target: 'Hugo' };
  expect(effects({ ...use, success: true })).toEqual([{ ...cut, icon: gadgetIcon('BOWLER_BLADE') }]);
  expect(effects({ ...use, success: false })).toEqual([{ ...cut, icon: SIGNS.cancel }]);
  expect(effects({ ...use, success: true, victim: null })).toEqual([]);
});

test('shows who throws something that hurts people near a field, and where, before its effects', () => {
  const use = {
    kind: 'used',
    actor: 'Ines',
    gadget: 'MOTHBALL_POUCH',
    at: at('B2'),
    victim: null,
    success: true,
  } as const;
  const icon = gadgetIcon('MOTHBALL_POUCH');
  expect(effects(use)).toEqual([{ target: 'Ines', icon, spot: 'casino/B2' }]);
  expect(effects({ ...use, gadget: 'GRAPPLE' })).toEqual([]);
});

test('shows damage and intelligence points as numbers', () => {
  const cause = { gadget: 'BOWLER_BLADE', actor: 'Ines' };
  expect(effects({ kind: 'hurt', person: 'Hugo', damage: 20, hp: 80, cause })).toEqual([
    { actor: 'Ines', target: 'Hugo', number: -20 },
  ]);
  expect(effects({ kind: 'secret', actor: 'Ines', ip: 3 })).toEqual([{ target: 'Ines', number: 3 }]);
});

test('marks a collapse as deadly', () => {
  expect(effects(fall('Hugo', 'C2', 'Ines'))).toEqual([{ target: 'Hugo', icon: SIGNS.deadly }]);
});
