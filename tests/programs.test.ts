import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { labelsOn, lastEphemeral, newestBoard } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';
import { credentialsIn, TestProgram } from './test-program.ts';
import { waitFor } from './wait-for.ts';

const scratch = temporaryFolder();
const GUIDE = readFileSync(new URL('../docs/programs.md', import.meta.url), 'utf8');
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess], `sqlite:${join(scratch.path, 'tables.sqlite')}`, {
    settings: { PROGRAM_PORT: 0 },
  });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(async () => {
  await testBot.close();
  scratch.remove();
});

/** Opens a table with a program and returns the connection data from the owner's private message. */
async function seatProgram(room: string, game: string, options = {}): Promise<{ address: string; secret: string }> {
  const withSecret = () => ada.messages(room).findLast(({ content }) => content.includes('ws://'));
  const before = withSecret()?.id;
  await ada.command(room, 'play', { subcommand: game, options: { program: true, ...options } });
  const reply = await ada.until(() => withSecret()?.id !== before && withSecret());
  return credentialsIn(reply.content);
}

/** Returns the example program of the guide in a language. */
function codeIn(language: string): string {
  return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(GUIDE)?.[1] ?? '';
}

/** Runs an example program in a whole game against Ada and returns its output and exit code. */
async function runExample(command: string, args: string[]) {
  const player = spawn(command, args, { cwd: scratch.path });
  let printed = '';
  for (const stream of [player.stdout, player.stderr]) {
    stream.on('data', (data) => {
      printed += data;
    });
  }
  const ended = new Promise((resolve) => player.once('exit', resolve));
  const isOver = () => labelsOn(newestBoard(ada, 'table')).includes('Rematch');
  const cells = () => labelsOn(newestBoard(ada, 'table')).filter((label) => /^[abc][123]$/.test(label));
  try {
    await ada.until(() => newestBoard(ada, 'table').content.includes('Dice (program)'));
    while (!isOver()) {
      await ada.until(() => cells().length > 0 || isOver());
      const [cell] = cells();
      if (cell !== undefined) await ada.click(newestBoard(ada, 'table'), cell);
    }
    return { code: await ended, printed };
  } finally {
    player.kill();
  }
}

test('plays a whole game with the example program of the guide', async () => {
  const { address, secret } = await seatProgram('table', 'noughts');
  expect(bo.messages('table').some(({ content }) => content.includes(secret))).toBe(false);
  writeFileSync(join(scratch.path, 'player.mjs'), codeIn('js'));
  const { code, printed } = await runExample(process.execPath, ['player.mjs', address, secret]);
  expect(code).toBe(0);
  expect(printed).toMatch(/(Won|Not won)\.\n$/);
  expect(printed).toContain('Ada takes');
  expect(codeIn('js').trim().split('\n').length).toBeLessThanOrEqual(31);
});

/** Whether Python is installed and runs a line of code. */
const pythonRuns = (line: string) => spawnSync('python3', ['-c', line]).status === 0;

test.skipIf(!pythonRuns(''))('compiles the Python example of the guide (needs python3)', () => {
  writeFileSync(join(scratch.path, 'player.py'), codeIn('python'));
  expect(codeIn('python').trim().split('\n').length).toBeLessThanOrEqual(40);
  execFileSync('python3', ['-m', 'py_compile', 'player.py'], { cwd: scratch.path });
});

test('sends a program only its view and lets it continue after a restart', async () => {
  const { address, secret } = await seatProgram('second-table', 'guess', { opponent: bo.user.id });
  const first = await TestProgram.connect(address);
  first.send({ type: 'hello', secret, name: 'Sly\u202e **boss**' });
  const { token = '' } = await first.waitForMessage(({ type }) => type === 'welcome');
  expect((await first.waitForMessage(({ type }) => type === 'view')).status).toBe('open');
  await bo.click(newestBoard(bo, 'second-table'), 'Accept');
  await first.waitForMessage(({ type }) => type === 'choices');
  const { turn = -1 } = await first.waitForMessage(({ type, asked }) => type === 'view' && asked);

  first.send({ type: 'line', turn: turn + 1, line: 'pick 4' });
  expect((await first.waitForMessage(({ type }) => type === 'refusal')).code).toBe('stale');
  const frameCount = first.frames.length;
  first.send({ type: 'line', turn, line: 'pick 40' });
  expect((await first.waitForMessage(({ type }) => type === 'refusal', frameCount)).code).toBe('number');
  await first.waitForMessage(({ type }) => type === 'choices', frameCount);
  first.send({ type: 'line', turn, line: 'pick 4' });
  await first.waitForMessage(({ type, lines }) => type === 'events' && lines?.includes('You pick 4.'));
  const picked = first.frames.length;

  await bo.click(newestBoard(bo, 'second-table'), 'Your turn');
  const panel = await bo.until(() => lastEphemeral(bo, 'second-table'));
  await bo.click(panel, '7');
  await first.waitForMessage(({ lines }) => lines?.includes('Bo picks a number.'));
  await first.waitForMessage(({ board }) => board?.[0]?.includes('?'));
  expect(first.frames.slice(picked).join('\n')).not.toMatch(/7/);
  expect(newestBoard(bo, 'second-table').content).toContain('(program)');
  expect(newestBoard(bo, 'second-table').content).not.toContain('\u202e');

  await testBot.restartBot();
  await waitFor(() => first.closeCode === 1001);
  const { address: now = '' } = testBot.longtable.bot.services.programs ?? {};
  const thief = await TestProgram.connect(now);
  thief.send({ type: 'hello', secret });
  expect((await thief.waitForMessage(({ type }) => type === 'error')).code).toBe('wrongSecret');
  await waitFor(() => thief.closeCode);
  const again = await TestProgram.connect(now);
  again.send({ type: 'hello', token, language: 'de' });
  const view = await again.waitForMessage(({ type }) => type === 'view');
  expect(view.board?.[0]).toContain('4');
  const twin = await TestProgram.connect(now);
  twin.send({ type: 'hello', token });
  await waitFor(() => again.closeCode);
  expect(again.received.at(-1)?.code).toBe('elsewhere');

  await ada.command('second-table', 'program');
  const reply = await ada.until(
    () =>
      lastEphemeral(ada, 'second-table')?.content.includes('is playing for you') && lastEphemeral(ada, 'second-table'),
  );
  expect(labelsOn(reply)).toEqual(['New secret', 'Play in its seat', 'Let the computer play', 'Resign']);
  await ada.command('second-table', 'tables');
  await ada.until(() =>
    ada.messages('second-table').some((one) => JSON.stringify(one.components).includes('(program)')),
  );
  await ada.click(reply, 'Play in its seat');
  await waitFor(() => twin.closeCode);
  expect(twin.received.at(-1)?.code).toBe('seatGone');
  await ada.until(() => newestBoard(ada, 'second-table').content.includes('Ada'));
  await ada.command('second-table', 'resign');
  await ada.click(
    await ada.until(
      () => labelsOn(lastEphemeral(ada, 'second-table')).includes('Resign') && lastEphemeral(ada, 'second-table'),
    ),
    'Resign',
  );
  await bo.until(() => labelsOn(newestBoard(bo, 'second-table')).includes('Rematch'));
});

test('disconnects clients that break the protocol; idle connections do not block others', async () => {
  const { address, secret } = await seatProgram('table', 'noughts');
  const connectAndSend = async (frames: (string | Buffer)[]) => {
    const program = await TestProgram.connect(address);
    for (const frame of frames) program.socket.send(frame);
    await waitFor(() => program.closeCode);
    return [program.closeCode, program.received.at(-1)?.code];
  };
  expect(await connectAndSend(['not JSON'])).toEqual([1008, 'message']);
  expect(await connectAndSend(['{"type":"line","turn":0,"line":"a1"}'])).toEqual([1008, 'message']);
  expect(await connectAndSend([Buffer.from([1, 2, 3])])).toEqual([1008, 'message']);
  expect(await connectAndSend([JSON.stringify({ type: 'hello', secret: `${secret}x` })])).toEqual([
    1008,
    'wrongSecret',
  ]);
  expect(await connectAndSend([JSON.stringify({ type: 'hello', token: '' })])).toEqual([1008, 'wrongSecret']);
  expect(await connectAndSend([`{"type":"hello","secret":"${'x'.repeat(70_000)}"}`])).toEqual([1009, undefined]);

  const sleeper = await TestProgram.connect(address);
  let pings = 0;
  sleeper.socket.on('ping', () => pings++);
  await waitFor(() => pings === 2);

  const silent = Array.from({ length: 300 }, (_, index) => {
    if (index % 2 === 0) return new WebSocket(address).on('error', () => {});
    return connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  });
  const isOpen = (one: WebSocket | Socket) => !(one instanceof WebSocket ? one.readyState === one.CLOSED : one.closed);
  const program = await TestProgram.connect(address);
  program.send({ type: 'hello', secret });
  await program.waitForMessage(({ type }) => type === 'view');
  await waitFor(() => silent.filter(isOpen).length <= 10);
  for (const one of silent) one instanceof WebSocket ? one.terminate() : one.destroy();
  const odd = ['[]', 'null', '{"type":"dance"}', '{"type":"line"}', '{"type":"line","turn":"0","line":7}', '{'];
  for (const frame of odd) program.socket.send(frame);
  await waitFor(() => program.received.filter(({ code }) => code === 'message').length === odd.length);
  expect(program.closeCode).toBeUndefined();
  for (let count = 0; count < 200; count++) program.send({ type: 'view' });
  await waitFor(() => program.closeCode);
  expect(program.received.at(-1)?.code).toBe('rate');
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
