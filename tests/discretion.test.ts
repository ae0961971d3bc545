import { RNG } from '@longtable/kit';
import { components, type TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import { publicPhase } from '@longtable/spy/options';
import type { State } from '@longtable/spy/state';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sequences } from './campaigns/discretion.ts';
import { isEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, tableIn } from './test-bot.ts';

const HOUR = 3_600_000;
const ROOM = 'table';
const LINES = 40;

let now = Date.parse('2026-05-04T10:00:00Z');
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([spy], 'memory:', { now: () => now });
  [ada, bo, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Bo'), testBot.join('Cleo')]);
});
afterAll(() => testBot.close());

const readTable = () => tableIn(testBot, ROOM);

/** Returns the player to move and the one who waits. */
async function atTurn(): Promise<{ seat: number; acting: TestUser; waiting: TestUser; state: State }> {
  const { table } = await readTable();
  const state = table.state as State;
  const seat = spy.turn(state)[0] ?? 0;
  const occupant = table.seats[seat];
  const isAda = occupant?.kind === 'person' && occupant.id === ada.user.id;
  return { seat, acting: isAda ? ada : bo, waiting: isAda ? bo : ada, state };
}

const publicMessages = () => cleo.messages(ROOM).filter((message) => !isEphemeral(message));

test('changes no public message while progress is secret', async () => {
  const options = { opponent: bo.user.id, clock: HOUR, scenario: 'small', 'janitor-round': 10 };
  await ada.command(ROOM, 'play', { subcommand: 'spy', options });
  const board = await cleo.until(() => publicMessages().at(-1));
  await bo.until(() => bo.latest(board));
  await bo.click(board, 'Accept');
  await cleo.until(() => cleo.latest(board)?.content.includes('to move'));
  const beats = new Set<string>();
  let still = 0;
  const movers = new Set<TestUser>();
  for (let lines = 0; lines < LINES; lines++) {
    const { seat, acting, state } = await atTurn();
    if (state.phase === 'over') break;
    const beat = publicPhase(state);
    beats.add(beat);
    const before = cleo.latest(board);
    movers.add(acting);
    now += 1000;
    await acting.command(ROOM, 'move', {
      options: { move: spy.computers?.line(state, seat, 'beginner', RNG.seeded(0)) ?? '' },
    });
    const after = await readTable();
    const isSame = publicPhase(after.table.state as State) === beat;
    if (isSame) still++;
    if (isSame) expect(cleo.latest(board)?.edited_timestamp).toBe(before?.edited_timestamp);
    else await cleo.until(() => cleo.latest(board)?.edited_timestamp !== before?.edited_timestamp);
  }
  expect(movers.size).toBe(2);
  expect(beats.size).toBeGreaterThan(3);
  expect(still).toBeGreaterThan(15);
});

test('runs the clock of the player to move only, and pings only that player', async () => {
  const { acting, waiting } = await atTurn();
  // A player with an open panel is not pinged.
  const turnPings = publicMessages().filter(({ content }) => content.includes('It’s your turn'));
  expect(turnPings.flatMap(({ mentions }) => mentions.map(({ id }) => id))).not.toContain(waiting.user.id);
  const { table } = await readTable();
  const seatOf = (person: TestUser) =>
    table.seats.findIndex((occupant) => occupant.kind === 'person' && occupant.id === person.user.id);
  expect(table.clock.expiresAt[seatOf(acting)]).not.toBeNull();
  expect(table.clock.expiresAt[seatOf(waiting)]).toBeNull();
});

test('reveals no character or line in public buttons', () => {
  const messages = publicMessages().filter(({ author }) => author.bot);
  const ids = messages.flatMap((message) =>
    components(message as APIMessage).flatMap(({ custom_id = [] }) => custom_id),
  );
  expect(ids.filter((id) => id.startsWith('panel|'))).not.toEqual([]);
  expect(ids.filter((id) => /walk|spy |step|retire/.test(id))).toEqual([]);
});

test('shows the same texts in the same order for matches that differ only in secret factions', () => {
  const { stretches, texts } = sequences(3);
  expect(stretches).toBeGreaterThan(10);
  expect(texts).toBeGreaterThan(stretches);
});
