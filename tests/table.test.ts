import { say } from '@longtable/kit';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import { type APIMessage, ApplicationCommandType } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCommands } from '../bot/interactions/command.ts';
import { lastEphemeral, textOf } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([runa, noughts, guess]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
});
afterAll(() => testBot.close());

/** Unused channels, one per test. */
const rooms = ['table', 'second-table', 'lounge'];
const nextRoom = () => rooms.shift() ?? 'none';

const last = (person: TestUser, channel: string) => person.messages(channel).at(-1) as APIMessage;
const buttons = (message: APIMessage) => components(message).filter(({ custom_id }) => custom_id !== undefined);

test('registers the commands only when they changed', async () => {
  // Without a program port there is no command for programs.
  const names = [...(await loadCommands(new URL('../commands/', import.meta.url))).keys()];
  const typed = ada.commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
  expect(typed.map(({ name }) => name).sort()).toEqual(names.filter((name) => name !== 'program'));
  const registered = () =>
    testBot.log.lines.flatMap(({ message }) => (/^(Registered the|The) commands/.test(message) ? [message] : []));
  expect(registered()).toEqual(['Registered the commands']);
  await testBot.restartBot();
  expect(registered()).toEqual(['Registered the commands', 'The commands are registered already']);
});

test('hides simultaneous picks in private panels and takes a guess from a modal', async () => {
  const room = nextRoom();
  await ada.command(room, 'play', { subcommand: 'guess' });
  const board = last(ada, room);
  expect(board.content).toContain('a free seat');
  await bo.click(board, 'Join');
  expect(buttons(bo.latest(board) as APIMessage).map(({ label }) => label)).toEqual(['Your turn', 'Log', 'More']);

  await ada.click(board, 'Your turn');
  await bo.click(board, 'Your turn');
  const [panelOfAda, panelOfBo] = [lastEphemeral(ada, room), lastEphemeral(bo, room)];
  await bo.click(panelOfBo, '7');
  await ada.click(panelOfAda, '4');
  expect(lastEphemeral(ada, room).content).toMatch(/Numbers (4 \?|\? 4)/);
  await cleo.until(() => cleo.latest(board)?.content.includes('Numbers ? ?'));
  expect(JSON.stringify(cleo.messages(room))).not.toContain('picks 7');

  for (const [who, number] of [
    [ada, '7'],
    [bo, '4'],
  ] as const) {
    await who.click(board, 'Your turn');
    const panel = lastEphemeral(who, room);
    if (!buttons(panel).some(({ label }) => label === 'Guess a number')) continue;
    const asked = await who.click(panel, 'Guess a number');
    if (!asked.ok || !asked.modal) throw new Error('no modal');
    expect(await who.submit(asked.modal, { text: number })).toEqual({ ok: true });
    break;
  }
  const end = await ada.until(() => {
    const now = ada.latest(board);
    return now?.content.includes('wins') && now;
  });
  expect(buttons(end).map(({ label }) => label)).toEqual(['Rematch', 'Analyze', 'Replay', 'Share', 'Log']);
});

test('shows rules and help in the user’s language', async () => {
  await ada.command('lounge', 'help');
  expect(textOf(last(ada, 'lounge'))).toContain('/play runa');
  expect(textOf(last(ada, 'lounge'))).toContain('Icons: [game-icons.net]');
  expect(textOf(last(ada, 'lounge'))).toContain('made by the Longtable authors');
  await ada.command('lounge', 'rules', { options: { game: 'runa' } });
  expect(textOf(last(ada, 'lounge'))).toContain(say(runa.rules[0]!.text, 'en'));
  await cleo.command('lounge', 'help');
  expect(textOf(last(cleo, 'lounge'))).toContain('spielt ihr in eurem Tempo');
});

test('logs one line per interaction with its duration and without content', () => {
  const answered = testBot.log.lines.filter(({ message }) => message === 'answered');
  expect(answered.length).toBeGreaterThan(8);
  for (const { about } of answered) expect(about).toMatchObject({ ms: expect.any(Number), user: expect.any(String) });
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(JSON.stringify(testBot.log.lines)).not.toContain('pick 7');
});
