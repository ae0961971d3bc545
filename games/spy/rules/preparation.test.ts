import { isOffered, makeSelection, RNG, read } from '@longtable/kit';
import { describe, expect, test } from 'vitest';
import { cast } from '../files/cast.ts';
import { scenarios } from '../files/scenarios.ts';
import { spy } from '../index.ts';
import { choices } from '../menus/turn.ts';
import { type MatchFiles, newMatch, setup } from '../options.ts';
import { play } from '../play.ts';
import type { State } from '../state.ts';
import { readerFor } from '../testing/readers.ts';
import { defaultConfig } from './config.ts';
import { gadgets } from './gadgets/index.ts';
import { makePoint } from './grid.ts';
import { faultOf, parseLine } from './lines.ts';
import { isAccessible } from './match/board.ts';
import { turnOf } from './match/people.ts';
import { draftable, MAX_AGENTS, MAX_GADGETS } from './preparation.ts';

function begin(files: Partial<MatchFiles> = {}, seed = 1): State {
  const all = { config: defaultConfig, scenario: scenarios.small, characters: cast, ...files };
  const outcome = newMatch(all, seed);
  if (outcome.refused) throw new Error(outcome.refused.code);
  return outcome.state;
}

function must(state: State, seat: number, line: string): State {
  const outcome = play(state, seat, line);
  if (outcome.refused) throw new Error(`${line}: ${outcome.refused.code}`);
  return outcome.state;
}

/** Lets both seats pick randomly until the draft is over, and passes every state to `look`. */
function prepare(start: State, seed: number, look: (state: State) => void = () => {}): State {
  const random = RNG.seeded(seed);
  let state = start;
  while (state.phase === 'draft') {
    look(state);
    const turn = turnOf(state);
    const seat = random.pick(turn);
    const offered = choices(state, seat, '');
    state = must(state, seat, random.pick(offered).line);
  }
  return state;
}

describe('the draft', () => {
  test('offers three and three items, never the same to both, and ends with eight each', () => {
    for (let seed = 0; seed < 50; seed++) {
      const state = prepare(begin({}, seed), seed, ({ sides }) => {
        const agents = sides.flatMap((side) => [...side.agents, ...(side.offer?.agents ?? [])]);
        const items = sides.flatMap((side) => [...side.gadgets, ...(side.offer?.gadgets ?? [])]);
        expect(new Set(agents).size).toBe(agents.length);
        expect(new Set(items).size).toBe(items.length);
        for (const side of sides) {
          if (!side.offer) continue;
          expect(side.offer.agents).toHaveLength(side.agents.length < MAX_AGENTS ? 3 : 0);
          expect(side.offer.gadgets).toHaveLength(side.gadgets.length < MAX_GADGETS ? 3 : 0);
        }
      });
      for (const side of state.sides) {
        expect(side.agents.length + side.gadgets.length).toBe(8);
        expect(side.agents.length).toBeGreaterThanOrEqual(2);
        expect(side.agents.length).toBeLessThanOrEqual(4);
      }
    }
  });

  test('makes a player wait for the pool with ten characters, but never both', () => {
    let waits = 0;
    for (let seed = 0; seed < 50; seed++) {
      prepare(begin({ characters: cast.slice(0, 10) }, seed), seed, (state) => {
        expect(turnOf(state).length).toBeGreaterThan(0);
        if (turnOf(state).length === 1) waits++;
      });
    }
    expect(waits).toBeGreaterThan(0);
  });

  test('rejects items that are not offered', () => {
    const state = begin();
    const theirs = state.sides[1].offer?.gadgets[0];
    for (const line of ['pick gadget NOTHING', `pick gadget ${theirs}`, 'pick', 'pick agent ', 'retire', '']) {
      expect(play(state, 0, line).refused?.code).toBe('not-offered');
    }
  });
});

describe('the equipment', () => {
  const drafted = prepare(begin({}, 5), 5);
  const [side] = drafted.sides;
  const nameOf = (id: number | undefined) => cast[id ?? -1]?.name;

  test('is complete only if every gadget has a carrier', () => {
    expect(play(drafted, 0, 'ready').refused?.code).toBe('not-equipped');
    const [first, second] = side.agents;
    let state = drafted;
    for (const gadget of side.gadgets) state = must(state, 0, `give ${gadget} to ${nameOf(first)}`);
    expect(play(state, 0, `give ${side.gadgets[0]} to ${nameOf(first)}`).refused?.code).toBe('not-yours');
    state = must(state, 0, `give ${side.gadgets[0]} to ${nameOf(second)}`);
    state = must(state, 0, 'ready');
    expect(turnOf(state)).toEqual([1]);
    expect(state.phase).toBe('equipment');
  });

  test('assigns all gadgets in one line by numbers from a form', () => {
    const form = choices(drafted, 0, '').find(({ input }) => input?.lists)!;
    const labels = form.input?.lists?.map(({ label }) => read(label, readerFor(0)));
    expect(labels).toEqual(side.agents.map((id) => nameOf(id)?.split(' ')[0]));
    const [first = 0, second = 0] = side.agents;
    const numbers = side.gadgets.map((_, index) => String(index + 1));
    const shares = side.agents.map((_, at) => (at === 0 ? numbers.slice(1) : at === 1 ? numbers.slice(0, 1) : []));
    const line = form.line + makeSelection(shares);
    expect(isOffered(spy, drafted, 0, line)).toBe(true);
    const state = must(drafted, 0, line);
    expect(state.sides[0].given).toEqual(side.gadgets.map((_, index) => (index === 0 ? second : first)));
    const again = choices(state, 0, '').find(({ input }) => input?.lists)!;
    expect(again.input?.lists?.[1]?.options.map(({ selected: taken }) => taken)).toEqual(
      numbers.map((one) => one === '1'),
    );

    const twice = form.line + makeSelection(shares.with(0, numbers));
    const lost = form.line + makeSelection(shares.with(1, []));
    expect(play(drafted, 0, twice).refused?.code).toBe('given-twice');
    expect(play(drafted, 0, lost).refused?.code).toBe('left-over');
    for (const wrong of [`${form.line}1`, `${line}, -`, `${form.line}${makeSelection(shares.with(0, ['9']))}`])
      expect(play(drafted, 0, wrong).refused?.code).toBe('not-yours');
    for (const wrong of [twice, lost]) expect(isOffered(spy, drafted, 0, wrong)).toBe(false);
  });

  test('rejects gadgets and agents of the other player', () => {
    const theirs = drafted.sides[1];
    const lines = [
      `give ${theirs.gadgets[0]} to ${nameOf(side.agents[0])}`,
      `give ${side.gadgets[0]} to ${nameOf(theirs.agents[0])}`,
      `give ${side.gadgets[0]} to `,
    ];
    for (const line of lines) expect(play(drafted, 0, line).refused?.code).toBe('not-yours');
  });
});

describe('the opening', () => {
  function open(files: Partial<MatchFiles> = {}, seed = 3): State {
    let state = prepare(begin(files, seed), seed);
    for (const seat of [0, 1] as const) {
      const { gadgets, agents } = state.sides[seat];
      for (const gadget of gadgets) state = must(state, seat, `give ${gadget} to ${state.cast[agents[0] ?? 0]?.name}`);
      state = must(state, seat, 'ready');
    }
    return state;
  }

  test('adds eight guests with the gadgets no player drafted', () => {
    const state = open({ config: { ...defaultConfig, roundLimit: 99 } });
    const guests = state.people.filter(({ faction }) => faction === 'NPC');
    expect(guests).toHaveLength(8);
    expect(state.people.map(({ id }) => id)).toEqual(state.people.map(({ id }) => id).sort((a, b) => a - b));
    expect(state.board.safes.map(({ number }) => number)).toEqual([1, 2, 3]);
    for (const { chips } of state.board.tables) expect(chips).toBeLessThanOrEqual(42);
    for (const name of ['NUGGET', 'MIRROR_OF_WILDERNESS', 'CHICKEN_FEED']) {
      expect(guests.some(({ items }) => items.some(({ gadget }) => gadget === name))).toBe(false);
    }
  });

  test('puts everyone on an accessible field of their own, agents with 100 HP, 0 IP and 10 chips', () => {
    const state = open();
    const places = [...state.people.map(({ at }) => at), state.cat];
    expect(places.map((at) => at && isAccessible(state.board, at))).toEqual(places.map(() => true));
    expect(new Set(places.map((at) => at && makePoint(at))).size).toBe(places.length);
    for (const { hp, ip, chips } of state.people.filter(({ faction }) => faction !== 'NPC'))
      expect([hp, ip, chips]).toEqual([100, 0, 10]);
  });

  test('has fewer guests with the minimum number of characters', () => {
    const state = open({ characters: cast.slice(0, 10) });
    const agents = state.sides[0].agents.length + state.sides[1].agents.length;
    expect(state.people).toHaveLength(10);
    expect(state.people.filter(({ faction }) => faction !== 'NPC')).toHaveLength(agents);
  });

  test('includes the mask on request', () => {
    expect(draftable(begin())).toHaveLength(18);
    expect(draftable(begin({ config: { ...defaultConfig, plagueMask: true } }))).toHaveLength(19);
  });
});

test('describes gadgets in at most 100 characters', () => {
  for (const { about } of gadgets) {
    for (const words of Object.values(about)) expect(String(words).length).toBeLessThanOrEqual(100);
  }
});

test('sets up a match with every scenario', () => {
  for (const scenario of ['small', 'medium', 'large'] as const) expect(setup({ scenario }, 1).refused).toBeUndefined();
});

test('lets a player assign all gadgets together only once, and be ready only afterwards', () => {
  let { state } = spy.setup({}, 1, 2) as { state: State };
  const play = (seat: number, line: string) => ({ state } = spy.play(state, seat, line) as { state: State });
  const faults = () => ['share', 'ready'].map((line) => faultOf(state, 0, parseLine(line)!));
  expect(faults()).toEqual(['not-offered', 'not-offered']);
  for (const seat of [0, 1]) play(seat, 'choose');
  expect(faults()).toEqual([undefined, 'not-equipped']);
  play(0, 'share');
  expect(faults()).toEqual(['not-yours', undefined]);
});
