import { duel } from '@longtable/duel';
import { expect, test } from 'vitest';
import { codeOf, open, person, testContext } from '../../../tests/context.ts';
import { playLine } from '../../host/actions/move.ts';
import { resign } from '../../host/actions/resign.ts';
import { joinTable } from '../../host/actions/seats.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { chosenDesignOf } from '../../host/table/seat-designs.ts';
import { personsAt } from '../../host/table/table.ts';
import { drawWaiting } from '../../render/waiting.ts';
import { askForRematch } from '../rematch/rematch.ts';
import { setSeatDesign } from './options.ts';

const ADA = { id: 'ada', name: 'Ada' };
const BO = { id: 'bo', name: 'Bo' };
const invitation = { game: duel, occupants: [person('ada'), { kind: 'invited' as const, id: 'bo' }], seated: false };
const text = (name: string) => {
  const creature = { name, mana_cost: 1, damage_points: 1, life_points: 1, shield: false, mana_drain: false };
  return JSON.stringify({ Creatures: Array(10).fill(creature), Spells: [] });
};
const wolves = { name: 'The pack', text: text('Wolf') };
const cats = { name: 'Nine lives', text: text('Cat') };

/** Returns the name of the first card in a player's deck. */
function cardOf({ table }: LoadedTable, id: string): string | undefined {
  const { sides } = table.state as { sides: { deck: { card: { name: string } }[] }[] };
  return sides[table.seats.findIndex((occupant) => 'id' in occupant && occupant.id === id)]?.deck[0]?.card.name;
}

test('lets each player choose a deck, shows its name to the opponent and keeps both for the rematch', async () => {
  const context = await testContext([duel]);
  const { id } = (await open(context, { ...invitation, rated: false })).table;
  const waiting = await setSeatDesign(context, id, ADA, wolves);
  expect(JSON.stringify(drawWaiting(waiting))).toContain(
    'ada>’s deck: **The pack** · everyone else: **Tidewatch vs. Emberpack (who gets which is random)**',
  );
  const begun = await setSeatDesign(context, id, BO, cats);
  expect(begun.table.status).toBe('playing');
  expect([cardOf(begun, 'ada'), cardOf(begun, 'bo')]).toEqual(['Wolf', 'Cat']);
  // A game counts once both players have moved.
  for (const user of personsAt(begun.table)) await playLine(context, id, { person: user }, 'finish');
  await resign(context, id, 'ada');
  const again = await askForRematch(context, id, { person: 'ada' });
  expect(again.table.seats.map((occupant) => chosenDesignOf(occupant)?.name).sort()).toEqual([
    'Nine lives',
    'The pack',
  ]);
  const second = await joinTable(context, again.table.id, 'bo');
  expect([cardOf(second, 'ada'), cardOf(second, 'bo')]).toEqual(['Wolf', 'Cat']);
});

test("allows only built-in decks in a rated game and uses the table's deck by default", async () => {
  const context = await testContext([duel]);
  const { id } = (await open(context, { ...invitation, options: { decks: 'tidewatch' } })).table;
  expect(await codeOf(setSeatDesign(context, id, ADA, wolves))).toBe('ratedDesign');
  expect(await codeOf(setSeatDesign(context, id, BO, wolves))).toBe('ratedDesign');
  await setSeatDesign(context, id, ADA, { name: 'clockwork' });
  expect(chosenDesignOf((await setSeatDesign(context, id, ADA, undefined)).table.seats[0])).toBeUndefined();
  await setSeatDesign(context, id, ADA, { name: 'nightfen' });
  const begun = await joinTable(context, id, 'bo');
  expect([cardOf(begun, 'ada'), cardOf(begun, 'bo')]).toEqual(['Bat', 'Gullboy']);
  expect(begun.table.terms.unrated).toBeUndefined();
  expect(await codeOf(setSeatDesign(context, id, ADA, undefined))).toBe('begun');
});
