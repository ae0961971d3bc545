import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { TestUser } from '@longtable/playground/testing/test-user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { labelsOn, newestBoard, whispered } from './played.ts';
import { Program, passIn } from './program.ts';
import { openStage, type Stage, temporaryFolder } from './stage.ts';
import { waitFor } from './waiting.ts';

const scratch = temporaryFolder();
const GUIDE = readFileSync(new URL('../docs/programs.md', import.meta.url), 'utf8');
let stage: Stage;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  stage = await openStage([noughts, guess], `sqlite:${join(scratch.path, 'tables.sqlite')}`, {
    programs: { host: '127.0.0.1', port: 0 },
  });
  ada = await stage.person('Ada');
  bo = await stage.person('Bo');
});
afterAll(async () => {
  await stage.close();
  scratch.remove();
});

/** Opens a table with a program and gives what only its owner was told. */
async function seatProgram(room: string, game: string, options = {}): Promise<{ address: string; secret: string }> {
  const before = whispered(ada, room)?.id;
  await ada.command(room, 'play', { subcommand: game, options: { program: true, ...options } });
  const told = await ada.until(() => whispered(ada, room)?.id !== before && whispered(ada, room));
  return passIn(told.content);
}

/** A line to an address that can be cut; `count` is how often it was used. */
async function lineTo(address: string) {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    for (const end of [near, far]) ends.add(end.on('error', () => {}));
    near.pipe(far).pipe(near);
    line.count++;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => ends.forEach((end) => void end.destroy());
  const close = () => {
    cut();
    server.close();
  };
  const line = { address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, count: 0, cut, close };
  return line;
}

/** The code of the guide in a language. */
function codeIn(language: string): string {
  return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(GUIDE)?.[1] ?? '';
}

/** Lets a player of the guide play a whole game against Ada, who clicks; gives what it printed and how it ended. */
async function playOut(command: string, args: string[], meanwhile = async () => {}) {
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
    await meanwhile();
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
  const { code, printed } = await playOut(process.execPath, ['player.mjs', address, secret]);
  expect(code).toBe(0);
  expect(printed).toMatch(/(Won|Not won)\.\n$/);
  expect(printed).toContain('Ada takes');
  expect(codeIn('js').trim().split('\n').length).toBeLessThanOrEqual(31);
});

/** What Python says to a line of code: whether it can be run here. */
const pythonTakes = (line: string) => spawnSync('python3', ['-c', line]).status === 0;

test.skipIf(!pythonTakes(''))('compiles the Python example of the guide (needs python3)', () => {
  writeFileSync(join(scratch.path, 'player.py'), codeIn('python'));
  expect(codeIn('python').trim().split('\n').length).toBeLessThanOrEqual(40);
  execFileSync('python3', ['-m', 'py_compile', 'player.py'], { cwd: scratch.path });
});

test.skipIf(!pythonTakes('import websockets'))(
  'plays a whole game with the Python example and reconnects (needs python3 with websockets)',
  async () => {
    const { address, secret } = await seatProgram('table', 'noughts');
    const line = await lineTo(address);
    writeFileSync(join(scratch.path, 'player.py'), codeIn('python'));
    const token = join(scratch.path, `${secret}.token`);
    const { code, printed } = await playOut('python3', ['player.py', line.address, secret], async () => {
      await waitFor(() => existsSync(token) && readFileSync(token, 'utf8'));
      line.cut();
    });
    line.close();
    expect(printed).toMatch(/(Won|Not won)\.\n$/);
    expect(printed).toContain('Ada takes');
    expect(code).toBe(0);
    expect(line.count).toBeGreaterThan(1);
  },
);

test('sends a program only its view and lets it continue after a restart', async () => {
  const { address, secret } = await seatProgram('second-table', 'guess', { opponent: bo.user.id });
  const first = await Program.connect(address);
  first.say({ type: 'hello', secret, name: 'Sly\u202e **boss**' });
  const { token = '' } = await first.hears(({ type }) => type === 'welcome');
  expect((await first.hears(({ type }) => type === 'view')).status).toBe('open');
  await bo.click(newestBoard(bo, 'second-table'), 'Accept');
  await first.hears(({ type }) => type === 'choices');
  const { turn = -1 } = await first.hears(({ type, asked }) => type === 'view' && asked);

  first.say({ type: 'line', turn: turn + 1, line: 'pick 4' });
  expect((await first.hears(({ type }) => type === 'refusal')).code).toBe('stale');
  const heard = first.frames.length;
  first.say({ type: 'line', turn, line: 'pick 40' });
  expect((await first.hears(({ type }) => type === 'refusal', heard)).code).toBe('number');
  await first.hears(({ type }) => type === 'choices', heard);
  first.say({ type: 'line', turn, line: 'pick 4' });
  await first.hears(({ type, lines }) => type === 'events' && lines?.includes('You pick 4.'));
  const picked = first.frames.length;

  await bo.click(newestBoard(bo, 'second-table'), 'Your turn');
  const panel = await bo.until(() => whispered(bo, 'second-table'));
  await bo.click(panel, '7');
  await first.hears(({ lines }) => lines?.includes('Bo picks a number.'));
  await first.hears(({ board }) => board?.[0]?.includes('?'));
  expect(first.frames.slice(picked).join('\n')).not.toMatch(/7/);
  expect(newestBoard(bo, 'second-table').content).toContain('(program)');
  expect(newestBoard(bo, 'second-table').content).not.toContain('\u202e');

  await stage.restartBot();
  await waitFor(() => first.closed === 1001);
  const { address: now = '' } = stage.longtable.bot.programs ?? {};
  const thief = await Program.connect(now);
  thief.say({ type: 'hello', secret });
  expect((await thief.hears(({ type }) => type === 'error')).code).toBe('wrongSecret');
  await waitFor(() => thief.closed);
  const again = await Program.connect(now);
  again.say({ type: 'hello', token, language: 'de' });
  const view = await again.hears(({ type }) => type === 'view');
  expect(view.board?.[0]).toContain('4');
  const twin = await Program.connect(now);
  twin.say({ type: 'hello', token });
  await waitFor(() => again.closed);
  expect(again.told.at(-1)?.code).toBe('elsewhere');

  await ada.command('second-table', 'program');
  const told = await ada.until(
    () => whispered(ada, 'second-table')?.content.includes('is playing for you') && whispered(ada, 'second-table'),
  );
  expect(labelsOn(told)).toEqual(['New secret', 'Take its seat', 'Let the computer play', 'Resign']);
  await ada.command('second-table', 'tables');
  await ada.until(() =>
    ada.messages('second-table').some((one) => JSON.stringify(one.components).includes('(program)')),
  );
  await ada.click(told, 'Take its seat');
  await waitFor(() => twin.closed);
  expect(twin.told.at(-1)?.code).toBe('seatGone');
  await ada.until(() => newestBoard(ada, 'second-table').content.includes('Ada'));
  await ada.command('second-table', 'resign');
  await ada.click(
    await ada.until(
      () => labelsOn(whispered(ada, 'second-table')).includes('Resign') && whispered(ada, 'second-table'),
    ),
    'Resign',
  );
  await bo.until(() => labelsOn(newestBoard(bo, 'second-table')).includes('Rematch'));
});

test('gives a program the open seat and lets its owner resign for it', async () => {
  await bo.command('table', 'play', { subcommand: 'noughts' });
  await bo.until(() => labelsOn(newestBoard(bo, 'table')).includes('Join'));
  expect(labelsOn(newestBoard(bo, 'table'))).not.toContain('Your program…');
  await bo.click(newestBoard(bo, 'table'), 'Cancel');
  await ada.command('lounge', 'play', { subcommand: 'noughts' });
  await ada.until(() => labelsOn(newestBoard(ada, 'lounge')).includes('Your program…'));
  await ada.click(newestBoard(ada, 'lounge'), 'Your program…');
  const offer = await ada.until(() => whispered(ada, 'lounge'));
  expect(offer.content).toContain('the game is then unrated');
  const { bot } = stage.longtable;
  const { programs } = bot;
  Object.assign(bot, { programs: undefined });
  await ada.click(offer, 'Add a program');
  await ada.until(() => whispered(ada, 'lounge')?.content.includes('can’t connect'));
  Object.assign(bot, { programs });
  await ada.click(newestBoard(ada, 'lounge'), 'Your program…');
  await ada.until(() => labelsOn(whispered(ada, 'lounge')).includes('Add a program'));
  await ada.click(whispered(ada, 'lounge'), 'Add a program');
  const { address, secret } = passIn(
    (await ada.until(() => whispered(ada, 'lounge')?.content.includes('ws://') && whispered(ada, 'lounge'))).content,
  );
  const program = await Program.connect(address);
  program.say({ type: 'hello', secret, name: 'Bee' });
  await program.hears(({ type, status }) => type === 'view' && status === 'playing');
  await bo.command('lounge', 'program');
  expect((await bo.until(() => whispered(bo, 'lounge'))).content).toContain('no program at this table');
  await ada.command('lounge', 'program');
  const panel = await ada.until(
    () => labelsOn(whispered(ada, 'lounge')).includes('Resign') && whispered(ada, 'lounge'),
  );
  await ada.click(panel, 'Resign');
  const result = await program.hears(({ type }) => type === 'result');
  expect(result).toMatchObject({ won: false, by: 'resigning' });
  program.leave();
});

test('lets an invited user bring a program', async () => {
  const { address, secret } = await seatProgram('lounge', 'noughts', { opponent: bo.user.id });
  await bo.command('lounge', 'program');
  const offer = await bo.until(
    () => labelsOn(whispered(bo, 'lounge')).includes('Add a program') && whispered(bo, 'lounge'),
  );
  expect(offer.content).toContain('it plays for you');
  await bo.click(offer, 'Add a program');
  const told = await bo.until(() => whispered(bo, 'lounge')?.content.includes('ws://') && whispered(bo, 'lounge'));
  const programs = await Promise.all(
    [secret, passIn(told.content).secret].map(async (pass) => {
      const program = await Program.connect(address);
      program.say({ type: 'hello', secret: pass });
      return program;
    }),
  );
  for (const program of programs) await program.hears(({ type, status }) => type === 'view' && status === 'playing');
  programs[1]?.say({ type: 'resign' });
  expect(await programs[0]?.hears(({ type }) => type === 'result')).toMatchObject({ won: true });
  for (const program of programs) program.leave();
});

test('disconnects clients that break the protocol; idle connections do not block others', async () => {
  const { address, secret } = await seatProgram('table', 'noughts');
  const rude = async (frames: (string | Buffer)[]) => {
    const program = await Program.connect(address);
    for (const frame of frames) program.socket.send(frame);
    await waitFor(() => program.closed);
    return [program.closed, program.told.at(-1)?.code];
  };
  expect(await rude(['not JSON'])).toEqual([1008, 'message']);
  expect(await rude(['{"type":"line","turn":0,"line":"a1"}'])).toEqual([1008, 'message']);
  expect(await rude([Buffer.from([1, 2, 3])])).toEqual([1008, 'message']);
  expect(await rude([JSON.stringify({ type: 'hello', secret: `${secret}x` })])).toEqual([1008, 'wrongSecret']);
  expect(await rude([JSON.stringify({ type: 'hello', token: '' })])).toEqual([1008, 'wrongSecret']);
  expect(await rude([`{"type":"hello","secret":"${'x'.repeat(70_000)}"}`])).toEqual([1009, undefined]);

  const sleeper = await Program.connect(address);
  let pings = 0;
  sleeper.socket.on('ping', () => pings++);
  await waitFor(() => pings === 2);

  const silent = Array.from({ length: 300 }, (_, index) => {
    if (index % 2 === 0) return new WebSocket(address).on('error', () => {});
    return connect(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
  });
  const isOpen = (one: WebSocket | Socket) => !(one instanceof WebSocket ? one.readyState === one.CLOSED : one.closed);
  const program = await Program.connect(address);
  program.say({ type: 'hello', secret });
  await program.hears(({ type }) => type === 'view');
  await waitFor(() => silent.filter(isOpen).length <= 10);
  for (const one of silent) one instanceof WebSocket ? one.terminate() : one.destroy();
  const odd = ['[]', 'null', '{"type":"dance"}', '{"type":"line"}', '{"type":"line","turn":"0","line":7}', '{'];
  for (const frame of odd) program.socket.send(frame);
  await waitFor(() => program.told.filter(({ code }) => code === 'message').length === odd.length);
  expect(program.closed).toBeUndefined();
  for (let count = 0; count < 200; count++) program.say({ type: 'view' });
  await waitFor(() => program.closed);
  expect(program.told.at(-1)?.code).toBe('rate');
  expect(stage.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
