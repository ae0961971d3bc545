import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseId } from '../bot/face/ids/ids.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import type { Seated } from '../bot/host/table/table.ts';
import { spy } from '../games/spy/index.ts';
import type { State } from '../games/spy/state.ts';
import { components, type Person } from './person.ts';
import { isEphemeral, textOf, whispered } from './played.ts';
import { openStage, type Stage } from './stage.ts';

const HOUR = 3_600_000;
const ROOM = 'table';
const LINES = 60;

let now = Date.parse('2026-05-04T10:00:00Z');
let stage: Stage;
let ada: Person;
let bo: Person;
let cleo: Person;

beforeAll(async () => {
  stage = await openStage([spy], 'memory:', { now: () => now });
  [ada, bo, cleo] = await Promise.all([stage.person('Ada'), stage.person('Bo'), stage.person('Cleo')]);
});
afterAll(() => stage.close());

async function seated(): Promise<Seated> {
  const channel = cleo.channels.find(({ name }) => name === ROOM)?.id ?? '';
  const found = await findTableAt(stage.longtable.bot.house, channel);
  if ('refused' in found) throw new Error(found.refused.code);
  return found;
}

/** Whoever is to act first, and whoever waits for them. */
async function atTurn(): Promise<{ seat: number; acting: Person; waiting: Person; state: State }> {
  const { table } = await seated();
  const state = table.state as State;
  const seat = spy.turn(state)[0] ?? 0;
  const sitter = table.seats[seat];
  const isAda = sitter?.kind === 'person' && sitter.id === ada.user.id;
  return { seat, acting: isAda ? ada : bo, waiting: isAda ? bo : ada, state };
}

const openly = () => cleo.messages(ROOM).filter((message) => !isEphemeral(message));

/** Every line of every message that all can read is for both players or for none, and no button tells a seat. */
function expectDiscretion(): void {
  const both = [ada.user.id, bo.user.id].sort();
  for (const message of openly().filter(({ author }) => author.bot)) {
    for (const line of message.content.split('\n')) {
      const named = [...line.matchAll(/<@(\d+)>/g)].map(([, id]) => id).sort();
      expect([[], both], line).toContainEqual(named);
    }
    expect([[], both], message.content).toContainEqual(message.mentions.map(({ id }) => id).sort());
    for (const { custom_id = '' } of components(message)) {
      const id = parseId(custom_id);
      expect(id?.kind).not.toBe('choice');
      if (id?.kind === 'overtime') expect(id.seat).toBe(0);
    }
    expect(String(message.nonce ?? '')).not.toMatch(/1$/);
  }
}

const ping = (words: string) => openly().find(({ content }) => content.includes(words));

test('whoever is to act, everybody at the table is addressed alike', { timeout: 60_000 }, async () => {
  const options = { opponent: bo.user.id, clock: HOUR, scenario: 'small', rounds: 3, help: true };
  await ada.command(ROOM, 'play', { subcommand: 'spy', options });
  const board = await cleo.until(() => openly().at(-1));
  await bo.until(() => bo.now(board));
  await bo.click(board, 'Accept');
  const calls = new Set<string>();
  const awaited = new Set<string>();
  const movers = new Set<Person>();
  for (let lines = 0; lines < LINES; lines++) {
    const { seat, acting, state } = await atTurn();
    awaited.add(spy.awaits?.(state) ?? '');
    await cleo.until(() => cleo.now(board)?.content.includes('tells you whether you are on'));
    const call = await cleo.until(() => ping('It goes on at'));
    calls.add(call.id);
    movers.add(acting);
    await acting.command(ROOM, 'move', { options: { line: spy.computers?.line(state, seat, 'easy') ?? '' } });
    expectDiscretion();
  }
  expect(movers.size).toBe(2);
  expect(awaited.size).toBeGreaterThan(4);
  expect(calls.size).toBeLessThanOrEqual(awaited.size);
});

test('only whoever is to act learns that from their own lists and hints', async () => {
  const { acting, waiting } = await atTurn();
  for (const person of [acting, waiting]) await person.command(ROOM, 'tables');
  expect(textOf(whispered(acting, ROOM))).toContain('**Your move**');
  expect(textOf(whispered(waiting, ROOM))).toContain('not your move');
  for (const person of [acting, waiting]) await person.command(ROOM, 'hint');
  await acting.until(() => whispered(acting, ROOM).content.startsWith('The computer would play: '));
  await waiting.until(() => whispered(waiting, ROOM).content === 'It is not your turn yet.');
  const line = /\/move (.*)$/.exec(whispered(acting, ROOM).content)?.[1]?.replaceAll('\\', '') ?? '';
  const { seat, state } = await atTurn();
  expect(line).toBe(spy.computers?.line(state, seat, 'normal'));
  expectDiscretion();
});

test('reminders and the question about time do not say whose time it is', async () => {
  const { acting, waiting } = await atTurn();
  now += 0.9 * HOUR;
  await stage.longtable.ring();
  await cleo.until(() => ping('Time runs short'));
  expectDiscretion();
  now += HOUR;
  await stage.longtable.ring();
  const question = await cleo.until(() => ping('Time is up'));
  expectDiscretion();
  await acting.click(question, 'Give more time');
  await acting.until(() => isEphemeral(acting.messages(ROOM).at(-1) as APIMessage));
  expect((await seated()).table.clock.lapsed).toHaveLength(1);
  await waiting.click(question, 'Give more time');
  await cleo.until(() => cleo.now(question)?.content === 'There is more time now.');
  expect((await seated()).table.clock.lapsed).toEqual([]);
  expectDiscretion();
});
