import { enemyAt, ownAt } from '@longtable/spy/testing/stage';
import { expect, test } from 'vitest';
import type { Frame } from '../testing/program.ts';
import { TestTable } from '../testing/table.ts';

/** Plays a match with idle players and returns all sent messages. NPCs also perform secret operations. */
function shown(spectators: 'all-seeing' | 'spectator' = 'all-seeing'): TestTable {
  const table = new TestTable({ config: { roundLimit: 4 }, spectators, seed: 2 }).toRounds();
  for (let turns = 0; !table.session.ending && turns < 500; turns++) table.operate('RETIRE');
  return table;
}

const statuses = (table: TestTable, to: 0 | 1 | 'spectators'): Frame[] =>
  (table.sent.get(to) ?? []).filter(({ type }) => type === 'GAME_STATUS');

test('shows a player all positions and the inventories of their team', () => {
  const table = shown();
  const all = statuses(table, 'spectators');
  const mine = statuses(table, 0);
  expect(mine).toHaveLength(all.length);
  const team = new Set(table.session.state.people.filter(({ faction }) => faction === 0).map(({ id }) => table.id(id)));
  mine.forEach((status, index) => {
    const { state } = all[index];
    expect(status.activeCharacter).toBe(all[index].activeCharacter);
    expect(status.state.catCoordinates).toEqual(state.catCoordinates);
    for (const [place, character] of status.state.characters.entries()) {
      const whole = state.characters[place];
      expect(character.coordinates).toEqual(whole.coordinates);
      if (team.has(character.characterId) || status.isGameOver) expect(character).toEqual(whole);
      else expect(character).toMatchObject({ mp: 0, ap: 0, hp: 100, ip: 0, chips: 10 });
    }
  });
});

test('reports secret operations to other players only as an unspecified action', () => {
  const table = shown('spectator');
  const all = statuses(shown(), 'spectators');
  const secrets = ['POISON_PILLS', 'WIRETAP_WITH_EARPLUGS', 'OBSERVATION'];
  const isSecret = ({ gadget, usedProperty }: Frame) => secrets.includes(gadget) || secrets.includes(usedProperty);
  expect(all.some(({ operations }) => operations.some(isSecret))).toBe(true);
  for (const to of [0, 1, 'spectators'] as const) {
    const told = statuses(table, to);
    expect(told).toHaveLength(all.length);
    expect(told.flatMap(({ operations }) => operations).filter(isSecret)).toEqual([]);
  }
});

test('shows every move immediately to the only connected player', () => {
  const table = new TestTable().begin().draft().equip(0).handle({ kind: 'lost', seat: 0 }).clearSent().equip(1);
  const told = statuses(table, 1);
  const moved = told.filter(({ operations: [operation] }) => operation?.type === 'MOVEMENT');
  expect(moved.length).toBeGreaterThan(0);
  for (const { operations, state } of moved) {
    const [{ characterId, target }] = operations;
    const actor = state.characters.find((one: Frame) => one.characterId === characterId);
    expect(actor.coordinates).toEqual(target);
  }
});

test('shows a failed wiretap as dead to the listener in one status', () => {
  const people = [ownAt('A1', { carries: ['WIRETAP_WITH_EARPLUGS'] }), enemyAt('B1')];
  const table = new TestTable()
    .stage(['....', '...._'], people, { config: { wiretapWithEarplugsFailChance: 1 }, cat: { x: 3, y: 0 } })
    .clearSent();
  table.operate('GADGET_ACTION', { gadget: 'WIRETAP_WITH_EARPLUGS', target: { x: 1, y: 0 } });
  const wiresIn = (status: Frame) => status.state.characters[0].gadgets;
  expect(wiresIn(statuses(table, 0)[0])).toMatchObject([{ working: true, activeOn: table.id(1) }]);
  while (table.session.state.round === 1) table.operate('RETIRE');
  const [round, ...later] = statuses(table, 0).filter(({ state }) => state.currentRound === 2);
  expect(wiresIn(round)).toMatchObject([{ working: false, activeOn: table.id(1) }]);
  for (const status of later) expect(wiresIn(status)).toEqual([]);
  expect(JSON.stringify(statuses(table, 1))).not.toContain('WIRETAP');
});
