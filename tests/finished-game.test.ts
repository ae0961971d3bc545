import { guess } from '@longtable/kit/testing/games/guess';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardIn, fileOf, labelsOn, lastEphemeral, playAlternately, startNoughts } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let cleo: TestUser;
let boards: string[];

const X_WINS = 'a1 b1 a2 b2 a3';
const file = (text: string) => fileOf('game.txt', text);

beforeAll(async () => {
  testBot = await startTestBot([noughts, guess]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
  cleo = await testBot.join('Cleo');
  boards = await playAlternately(ada, bo, await startNoughts(ada, bo, 'table'), X_WINS);
});
afterAll(() => testBot.close());

/** Presses a button of a replay and returns its board. */
async function pressInReplay(who: TestUser, replay: APIMessage, label: string): Promise<string> {
  await who.click(replay, label);
  return boardIn(who.latest(replay));
}

async function readAttachment(message: APIMessage): Promise<string> {
  const [attachment] = message.attachments;
  return (await fetch(attachment?.url as string)).text();
}

test('steps through every board of the game in a replay', async () => {
  await cleo.command('table', 'replay');
  const replay = lastEphemeral(cleo, 'table');
  const forward: string[] = [boardIn(replay)];
  while (forward.length < boards.length) forward.push(await pressInReplay(cleo, replay, '›'));
  expect(forward).toEqual(boards);
  expect(cleo.latest(replay)?.content).toContain('**Ada gewinnt: drei in einer Reihe.**');
  expect(cleo.latest(replay)?.content).toContain('Zug 5/5 · Ada');
  expect(await pressInReplay(cleo, replay, '‹')).toBe(boards[4]);
  expect(await pressInReplay(cleo, replay, '«')).toBe(boards[0]);
  expect(await pressInReplay(cleo, replay, '»')).toBe(boards[5]);

  const asked = await cleo.click(replay, '5/5');
  if (!asked.ok || !asked.modal) throw new Error('no modal');
  await cleo.submit(asked.modal, { move: '2' });
  expect(boardIn(cleo.latest(replay))).toBe(boards[2]);
  const again = await cleo.click(replay, '2/5');
  if (!again.ok || !again.modal) throw new Error('no modal');
  await cleo.submit(again.modal, { move: 'two' });
  expect(lastEphemeral(cleo, 'table').content).toBe('Gib die Nummer eines Schritts ein, zum Beispiel 12.');
});

test('reveals everything in the replay of a finished game, and shows each seat’s view', async () => {
  await ada.command('lounge', 'play', { subcommand: 'guess', options: { computer: 'steady' } });
  const board = ada.messages('lounge').at(-1) as APIMessage;
  await ada.click(board, 'Your turn');
  await ada.click(lastEphemeral(ada, 'lounge'), '7');
  await ada.command('lounge', 'replay');
  expect(lastEphemeral(ada, 'lounge').content).toContain('This game is still running');
  await ada.command('lounge', 'resign');
  await ada.click(lastEphemeral(ada, 'lounge'), 'Resign');
  await ada.command('lounge', 'replay');
  const replay = lastEphemeral(ada, 'lounge');
  await ada.click(replay, '»');
  expect(boardIn(ada.latest(replay))).toContain('7');
  const seen: string[] = [];
  for (const player of ['Ada', 'Computer', 'Everyone']) {
    await ada.choose(replay, 'View as…', [player]);
    seen.push(boardIn(ada.latest(replay)));
  }
  expect(seen.map((board) => board.includes('7'))).toEqual([true, false, true]);
});

test('exports a game as a file that replays identically', async () => {
  await bo.command('table', 'history');
  const history = lastEphemeral(bo, 'table');
  expect(history.content).toMatch(/1\. \*\*Noughts and Crosses\*\* · Ada – Bo · Ada wins: three in a row\. · 5 moves/);
  const [menu] = components(history).filter(({ placeholder }) => placeholder === 'Save a game as a file…');
  await bo.choose(history, 'Save a game as a file…', [menu?.options?.[0]?.label ?? '']);
  const text = await readAttachment(lastEphemeral(bo, 'table'));
  expect(text.split('\n')).toEqual([
    'Longtable 1',
    'game noughts',
    'options {}',
    expect.stringMatching(/^seed [0-9a-f]+$/),
    'seats ["person","person"]',
    '1 a1',
    '2 b1',
    '1 a2',
    '2 b2',
    '1 a3',
    '',
  ]);

  await cleo.command('lounge', 'replay', { options: { file: file(text) } });
  const replay = lastEphemeral(cleo, 'lounge');
  const forward: string[] = [boardIn(replay)];
  while (forward.length < boards.length) forward.push(await pressInReplay(cleo, replay, '›'));
  expect(forward).toEqual(boards);
  expect(await readAttachment(cleo.latest(replay) as APIMessage)).toBe(text);
});

test('updates statistics and the leaderboard after each game', async () => {
  for (let round = 0; round < 2; round++) {
    await startNoughts(ada, bo, 'second-table');
    await ada.command('second-table', 'resign');
    await ada.click(lastEphemeral(ada, 'second-table'), 'Resign');
  }
  await ada.command('table', 'stats');
  const stats = lastEphemeral(ada, 'table');
  expect(stats.content).toMatch(/Noughts and Crosses\*\*: 3 played, 1 won, 2 lost, rating \d+/);
  // If the picture takes too long, a code block has the same content.
  const course = stats.attachments[0]?.description ?? boardIn(stats).replaceAll('\n', ' ');
  expect(course).toMatch(/^Noughts and Crosses: 1500( → \d+)+ Against Bo: 1 won, 2 lost/);
  await cleo.command('table', 'stats', { options: { player: bo.user.id, game: 'noughts' } });
  expect(lastEphemeral(cleo, 'table').content).toContain('3 gespielt, 2 gewonnen');
  await cleo.command('table', 'stats', { options: { game: 'noughts' } });
  expect(lastEphemeral(cleo, 'table').content).toMatch(
    /Beendete Spiele: 3\n- Züge pro Spiel: 1,7 \(0–5\)\n- Dauer pro Zug/,
  );
  await cleo.command('table', 'stats');
  expect(lastEphemeral(cleo, 'table').content).toContain('noch kein Spiel beendet');
  await ada.click(stats, /^Achievements: \d of 9$/.exec(labelsOn(stats).join('\n'))?.[0] ?? '');
  await ada.until(() =>
    /✓ \*\*Take a seat\*\* · Finish a game · \d{1,2}\u00a0[A-Z][a-z]+\u00a0\d{4}/.test(
      ada.latest(stats)?.content ?? '',
    ),
  );
  await ada.command('table', 'leaderboard', { options: { game: 'noughts' } });
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('“?” marks a provisional rating'));
  expect(lastEphemeral(ada, 'table').content).toContain('You **1** – **2** Bo');
  await ada.click(lastEphemeral(ada, 'table'), 'Past seasons');
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('No season has ended with a ranking here yet.'));
  await ada.command('table', 'leaderboard', { options: { game: 'guess' } });
  await ada.until(() => lastEphemeral(ada, 'table').content.includes('Nobody has a rating yet'));
  expect(testBot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
