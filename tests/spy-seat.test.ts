import { gzipSync } from 'node:zlib';
import { components, type TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import { spyRecordings } from '@longtable/spy-server/table/recordings';
import { spyProtocol } from '@longtable/spy-server/table/seat';
import { toCommitteeDialect } from '@longtable/spy-server/testing/dialects';
import { type Frame, Program as SpyProgram } from '@longtable/spy-server/testing/program';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEphemeral, lastEphemeral, newestBoard } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';
import { credentialsIn } from './test-program.ts';

const TERMS = { scenario: 'small', 'janitor-round': 1, program: true };
let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([spy], 'memory:', {
    services: { recordings: [spyRecordings] },
    settings: { PROGRAM_PORT: 0 },
    loadProtocols: async () => [spyProtocol],
  });
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(() => testBot.close());

const isOver = (person: TestUser, room: string) =>
  components(newestBoard(person, room)).some(({ label }) => label === 'Rematch' || label === 'Replay');
const port = () => Number(new URL(testBot.longtable.bot.services.programs?.address ?? '').port);

async function seatProgram(room: string, options = {}): Promise<{ address: string; secret: string }> {
  const withSecret = () => ada.messages(room).findLast(({ content }) => content.includes('ws://'));
  const before = withSecret()?.id;
  await ada.command(room, 'play', { subcommand: 'spy', options: { ...TERMS, ...options } });
  const reply = await ada.until(() => withSecret()?.id !== before && withSecret());
  return credentialsIn(reply.content);
}

/** Plays a whole match with default choices and immediate ends of turns. */
async function clickThrough(person: TestUser, room: string): Promise<void> {
  await person.click(newestBoard(person, room), 'Your turn');
  const wanted = () => {
    const idOn = (one: APIMessage) =>
      components(one).find(({ custom_id = '' }) => /\|(choose|>enter|ready|retire)$/.test(custom_id))?.custom_id;
    // An older panel may still be there for a moment.
    const panel = person.messages(room).findLast(isEphemeral);
    const id = panel && idOn(panel);
    return panel && id !== undefined ? { panel, id } : undefined;
  };
  let last = '';
  while (!isOver(person, room)) {
    const next = await person.until(() => isOver(person, room) || (wanted()?.id !== last && wanted()));
    if (next === true) return;
    last = next.id;
    await person.click(next.panel, next.id);
  }
}

test('plays a whole match with a client of the document’s protocol and shows it only its view', async () => {
  const { secret } = await seatProgram('table', { opponent: bo.user.id });
  const program = await SpyProgram.join(port(), { name: `Moss@${secret}`, role: 'AI', plays: true });
  await bo.click(newestBoard(bo, 'table'), 'Accept');
  const started = await program.waitFor('GAME_STARTED');
  expect([started.playerOneName, started.playerTwoName].sort()).toEqual(['Bo', 'Moss']);
  const [end] = await Promise.all([program.waitFor('STATISTICS'), clickThrough(bo, 'table')]);
  expect(program.failure).toBeUndefined();
  expect([started.playerOneId, started.playerTwoId]).toContain(end.winner);
  const statuses: Frame[] = program.received.filter(({ type }) => type === 'GAME_STATUS');
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.at(-1).isGameOver).toBe(true);
  const own: string[] = program.received.find(({ type }) => type === 'REQUEST_EQUIPMENT_CHOICE').chosenCharacterIds;
  const strangers = statuses
    .filter(({ isGameOver }) => !isGameOver)
    .flatMap(({ state }) => state.characters.filter(({ characterId }: Frame) => !own.includes(characterId)));
  const pockets = strangers.flatMap(({ gadgets }: Frame) => gadgets.map((one: Frame) => one.GadgetEnum));
  expect(new Set(pockets).difference(new Set(['COCKTAIL'])).size).toBe(0);
  expect(new Set(strangers.map(({ ip, chips }: Frame) => `${ip} ${chips}`))).toEqual(new Set(['0 10']));
  expect(program.received.filter(({ type }) => type === 'ERROR')).toEqual([]);
  program.send('REQUEST_REPLAY');
  const replay = await program.waitFor('REPLAY');
  expect(replay.messages[0]).toEqual(program.received[0]);
  expect(replay.messages.filter(({ type }: Frame) => type === 'GAME_STATUS').length).toBe(statuses.length);
  program.leave();
});

test('exports the match as a .replay and steps through it in every format', async () => {
  await bo.click(newestBoard(bo, 'table'), 'Replay');
  const replay = await bo.until(
    () => lastEphemeral(bo, 'table')?.content.includes('Start position') && lastEphemeral(bo, 'table'),
  );
  await bo.click(replay, 'Save as .replay');
  const sent = await bo.until(() => lastEphemeral(bo, 'table')?.attachments[0] && lastEphemeral(bo, 'table'));
  const [file] = sent.attachments;
  expect(file?.filename).toMatch(/^spy-.+\.replay$/);
  const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
  const written = JSON.parse(bytes.toString());
  expect(written).toMatchObject({ type: 'REPLAY', longtable: { factions: expect.any(Array) } });
  const strings = written.messages.map((message: Frame) => JSON.stringify(toCommitteeDialect(message)));
  const forms = [
    ['ours.replay', bytes],
    ['theirs.replay', Buffer.from(JSON.stringify({ ...written, messages: strings }))],
    ['packed.replay.gz', gzipSync(bytes)],
  ] as const;
  const boards: string[] = [];
  for (const [filename, form] of forms) {
    const before = lastEphemeral(ada, 'lounge')?.id;
    await ada.command('lounge', 'replay', { options: { file: { filename, base64: form.toString('base64') } } });
    const fresh = () => ada.messages('lounge').find((one) => one.id !== before && one.content.includes('Picture 0/'));
    const shown = await ada.until(fresh);
    expect(shown.content).toContain('Round 1 begins.');
    await ada.click(shown, '›');
    const next = await ada.until(() => ada.latest(shown)?.content.includes('Picture 1/') && ada.latest(shown));
    boards.push(next.content);
    if (form !== bytes) await ada.dismiss(next);
    else {
      await ada.click(next, '»');
      await ada.until(() => / wins .*\.\*\*/.test(ada.latest(shown)?.content ?? ''));
      await ada.dismiss(next);
    }
  }
  expect(new Set(boards).size).toBe(1);
  for (const [text, sentence] of [
    ['{', 'the file isn’t JSON'],
    ['{"type":"HELLO"}', 'this isn’t a replay'],
    ['{"messages":[]}', 'has no moves'],
  ] as const) {
    const base64 = Buffer.from(text).toString('base64');
    await ada.command('lounge', 'replay', { options: { file: { filename: 'x.replay', base64 } } });
    await ada.until(() => lastEphemeral(ada, 'lounge')?.content.includes(sentence));
  }
});

test('resumes a client of the other dialect after a restart and lets it leave', async () => {
  const { secret } = await seatProgram('table', { opponent: bo.user.id });
  const program = await SpyProgram.join(port(), { name: `Rita@${secret}`, dialect: 'B', plays: true });
  await bo.click(newestBoard(bo, 'table'), 'Accept');
  await program.waitFor('REQUEST_ITEM_CHOICE');
  await testBot.restartBot();
  await program.reconnect(port());
  await bo.until(() => bo.online);
  const clicking = clickThrough(bo, 'table');
  await program.waitFor('REQUEST_GAME_OPERATION');
  await program.reconnect(port());
  await program.waitFor('GAME_STATUS');
  program.send('GAME_LEAVE');
  await program.waitFor('GAME_LEFT');
  await clicking;
  expect(program.failure).toBeUndefined();
  expect(newestBoard(bo, 'table').content).toContain('Rita resigned.');
});
