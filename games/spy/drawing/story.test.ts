import { expect, test } from 'vitest';
import type { EventData, SpyEvent } from '../events.ts';
import { parsePoint } from '../rules/grid.ts';
import { readerFor } from '../testing/readers.ts';
import { tell } from './story.ts';

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

test('joins people who only walk into one line, in order', () => {
  const events = all(step('Ines', 'C4'), step('Hugo', 'A1'), step('Hugo', 'A2'), { kind: 'drank', actor: 'Rosa' });
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Ines walks to C4. Hugo walks to A2.',
    'Rosa drinks a cocktail.',
  ]);
});

test('omits private events of others', () => {
  const secret: SpyEvent = { audience: 0, kind: 'spied', actor: 'Ines', victim: 'Hugo', success: true };
  const events = [...all(step('Ines', 'C4')), secret, ...all(step('Ines', 'C5'))];
  expect(textsOf(events, readerFor(1))).toEqual(['Ines walks to C5.']);
  expect(textsOf(events, readerFor(0))).toEqual(['Ines walks to C4, gets Hugo to talk (nothing new) and walks to C5.']);
});

test('blames bad luck alone for a vain attempt on a guest', () => {
  const vain = (isGuest?: true): SpyEvent => ({
    audience: 0,
    kind: 'spied',
    actor: 'Ines',
    victim: 'Hugo',
    success: false,
    ...(isGuest && { isGuest }),
  });
  expect(textsOf([vain()], readerFor(0))).toEqual(['Ines spies on Hugo without success (bad luck or an enemy).']);
  expect(textsOf([vain(true)], readerFor(0))).toEqual(['Ines spies on Hugo without success (bad luck).']);
});

test('separates walks from other actions and mentions swaps and items', () => {
  const swap: EventData = {
    kind: 'stepped',
    actor: 'Ines',
    from: at('F3'),
    to: at('G3'),
    swapped: 'cat',
    picked: 'JETPACK',
  };
  const laser: EventData = {
    kind: 'used',
    actor: 'Ines',
    gadget: 'LASER_COMPACT',
    at: at('C4'),
    victim: null,
    success: true,
  };
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

test('counts equal actions in a row', () => {
  const miss = used('GRAPPLE', { success: false });
  expect(textsOf(all(miss, miss), readerFor('spectator'))).toEqual(['Kaya fires the grapple twice at D1 and misses.']);
  expect(textsOf(all(miss, miss, miss), readerFor('spectator', 'de'))).toEqual([
    'Kaya wirft den Wurfhaken 3-mal nach D1 und trifft nicht.',
  ]);
});

test('marks a person who tries to spy on the reader’s agent as an enemy', () => {
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Wendell', victim: 'Percy' };
  const events = [caught, ...all(step('Wendell', 'H5'), { kind: 'retired', actor: 'Wendell' })];
  expect(textsOf(events, readerFor(0))).toEqual([
    'Wendell, an enemy, tries to spy on your agent Percy and walks to H5.',
  ]);
  expect(textsOf(events, readerFor(1))).toEqual(['Wendell walks to H5.']);
});

test('tells a thrown gadget, its landing and a combination as actions of the same person', () => {
  const thrown = all(used('BOWLER_BLADE', { victim: 'Cleo', success: false }), {
    kind: 'landed',
    gadget: 'BOWLER_BLADE',
    at: at('C8'),
    actor: 'Kaya',
  });
  expect(textsOf(thrown, readerFor('spectator'))).toEqual([
    'Kaya throws the bowler blade at Cleo, misses and leaves it on C8.',
  ]);
  const learnt = (
    [
      { kind: 'spied', actor: 'Kaya', victim: 'Rosa', success: true },
      { kind: 'secret', actor: 'Kaya', ip: 13 },
      { kind: 'combination', safe: 2 },
    ] as const
  ).map((event): SpyEvent => ({ audience: 0, ...event }));
  expect(textsOf(learnt, readerFor(0))).toEqual(['Kaya gets Rosa to talk (+13 IP, combination of safe 2).']);
});

test('mentions waiting only if the person did nothing else', () => {
  expect(textsOf(all({ kind: 'retired', actor: 'Hugo' }), readerFor('spectator'))).toEqual(['Hugo waits.']);
});

test('tells the people whom a walk swaps with once each, after the walk', () => {
  const swap = (to: string, swapped: string): EventData => ({
    kind: 'stepped',
    actor: 'Ines',
    from: at('C9'),
    to: at(to),
    swapped,
    picked: null,
  });
  const events = all(swap('C4', 'Hugo'), swap('C5', 'cat'), swap('C6', 'Hugo'));
  expect(textsOf(events, readerFor('spectator'))).toEqual([
    'Ines walks to C6 and swaps places with Hugo (now on C9) and the cat (now on C9).',
  ]);
  expect(textsOf([...events, ...all({ kind: 'drank', actor: 'Ines' })], readerFor('spectator', 'es'))).toEqual([
    'Ines va a C6, cambia de sitio con Hugo (ahora en C9) y el gato (ahora en C9) y bebe un cóctel.',
  ]);
});

test('counts attempts to spy on the reader’s agent', () => {
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Kaya', victim: 'Percy' };
  expect(textsOf([caught, caught], readerFor(0))).toEqual(['Kaya, an enemy, tries twice to spy on your agent Percy.']);
  expect(textsOf([caught, caught], readerFor(0, 'fr'))).toEqual([
    'Kaya (camp adverse) tente deux fois d’espionner Percy (ton équipe).',
  ]);
});

test('tells what hurt an agent, who did it and what is left', () => {
  const hurt: SpyEvent = {
    audience: 0,
    kind: 'hurt',
    person: 'Esra',
    damage: 99,
    hp: 1,
    cause: { gadget: 'ROCKET_PEN', actor: 'Olga' },
  };
  const textIn = (language: 'en' | 'de' | 'fr' | 'es') => textsOf([hurt], readerFor(0, language))[0];
  expect(textIn('en')).toBe('Olga hits Esra (rocket pen): −99 life, 1 left.');
  expect(textIn('de')).toBe('Olga trifft Esra (Raketenwerfer-Füllfederhalter): −99 Leben, noch 1.');
  expect(textIn('fr')).toMatch(/^Olga touche Esra .*: −99.PV, il en reste 1\.$/);
  expect(textIn('es')).toMatch(/^Olga alcanza a Esra .*: −99 de vida, le queda 1\.$/);
});

test('tells poison as a part of the drink', () => {
  const sip: SpyEvent[] = [
    { audience: 'all', kind: 'drank', actor: 'Esra' },
    { audience: 0, kind: 'tasted', actor: 'Esra', poisoned: true, hp: 100 },
    { audience: 0, kind: 'hurt', person: 'Esra', damage: 6, hp: 94, cause: null },
  ];
  expect(textsOf(sip, readerFor(0))).toEqual(['Esra drinks a cocktail, is poisoned and loses 6 life (94 left).']);
});

test('tells private events to readers who may see everything, except those that address a player', () => {
  const hurt: SpyEvent = {
    audience: 0,
    kind: 'hurt',
    person: 'Esra',
    damage: 9,
    hp: 91,
    cause: { gadget: 'GAS_GLOSS', actor: 'Olga' },
  };
  const caught: SpyEvent = { audience: 0, kind: 'caught', actor: 'Olga', victim: 'Esra' };
  expect(textsOf([hurt, caught], { ...readerFor('spectator'), open: true })).toEqual([
    'Olga hits Esra (gas gloss): −9 life, 91 left.',
  ]);
  expect(textsOf([hurt, caught], readerFor('spectator'))).toEqual([]);
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
  expect(textsOf([own(poured, 'Quinn')], readerFor(0))).toEqual([
    'Kaya pours a cocktail over your agent Quinn (wet clothes, halved chances).',
  ]);
  const swap: SpyEvent = { ...step('Kaya', 'B5'), audience: 'all', swapped: 'Quinn' } as SpyEvent;
  expect(textsOf([own(swap, 'Quinn')], readerFor(0))).toEqual([
    'Kaya walks to B5 and swaps places with your agent Quinn (now on A9).',
  ]);
});

test('names the cause and the author of a collapse', () => {
  const collapse: EventData = {
    kind: 'exfiltrated',
    person: 'Esra',
    from: at('B2'),
    to: at('I5'),
    moved: null,
    actor: 'Kaya',
  };
  const blast = used('ROCKET_PEN');
  expect(textsOf(all(blast, collapse), readerFor('spectator'))).toEqual([
    'Kaya fires the rocket pen at D1.',
    'Esra collapses (rocket pen, Kaya) and wakes up at the bar (I5) with 1 life.',
  ]);
  expect(textsOf(all({ kind: 'drank', actor: 'Esra' }, collapse), readerFor('spectator', 'de'))).toEqual([
    'Esra trinkt einen Cocktail, bricht vergiftet zusammen und kommt an der Bar (I5) mit 1 Leben zu sich.',
  ]);
  const hurt: SpyEvent = {
    audience: 0,
    kind: 'hurt',
    person: 'Esra',
    damage: 120,
    hp: 0,
    cause: { gadget: 'ROCKET_PEN', actor: 'Kaya' },
  };
  expect(textsOf([...all(blast), hurt, own({ audience: 'all', ...collapse }, 'Esra')], readerFor(0))).toEqual([
    'Kaya fires the rocket pen at D1.',
    'Your agent Esra collapses (rocket pen, Kaya) and wakes up at the bar (I5) with 1 life.',
  ]);
  const moved: EventData = { ...collapse, moved: { figure: 'cat', to: at('I6') } };
  expect(textsOf([own({ audience: 'all', ...moved }, 'Esra')], readerFor(0))).toEqual([
    'Your agent Esra collapses and wakes up at the bar (I5) with 1 life (the cat makes room, now on I6).',
  ]);
});

test('names what a grapple takes and what an exchange of points brings', () => {
  const grab = { ...used('GRAPPLE'), taken: 'COCKTAIL' };
  expect(textsOf(all(grab), readerFor('spectator'))).toEqual(['Kaya grabs the cocktail at D1 with the grapple.']);
  const feed = (by: number): SpyEvent[] => [
    { audience: 'all', ...used('CHICKEN_FEED', { victim: 'Quinn' }) },
    { audience: 0, kind: 'ip-changed', person: 'Kaya', by },
  ];
  expect(textsOf(feed(-7), readerFor(0))).toEqual(['Kaya slips Quinn the chicken feed (−7 IP).']);
  expect(textsOf(feed(0), readerFor(0, 'de'))).toEqual(['Kaya schiebt Quinn das Spielmaterial unter (ohne Wirkung).']);
});
