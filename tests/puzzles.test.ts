import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEphemeral, labelsOn, lastEphemeral, textOf } from './game-helpers.ts';
import { noughtsWithPuzzles } from './games/noughts-puzzles.ts';
import { startTestBot, type TestBot, tableIn, temporaryFolder } from './test-bot.ts';

const ROOM = 'table';
const SIDE = 'lounge';
const ANSWERS = new Map(noughtsWithPuzzles.puzzles.all().map(({ id, answer }) => [id, answer[0] as string]));
/** Cells that solve no puzzle and let the opponent win. */
const WRONG = ['a1', 'b1', 'a3', 'b3'];

const folder = temporaryFolder();
const clock = { at: Date.parse('2026-11-15T12:00:00Z') };
let testBot: TestBot;
let ada: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([noughtsWithPuzzles], `sqlite:${folder.path}/puzzles.sqlite`, { now: () => clock.at });
  ada = await testBot.join('Ada');
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

/** Opens a puzzle and returns its panel and answer. */
async function openPuzzle(person: TestUser, channel: string, how: () => Promise<unknown>) {
  await how();
  const board = await person.until(() =>
    person.messages(channel).findLast((one) => isEphemeral(one) && textOf(one).includes('Win this turn.')),
  );
  const id = (await tableIn(testBot, channel)).table.features.puzzle?.id as string;
  return { board, answer: ANSWERS.get(id) as string };
}

const wrongCellOn = (board: APIMessage) => labelsOn(board).find((label) => WRONG.includes(label)) as string;

const waitForText = (person: TestUser, message: APIMessage, words: string) =>
  person.until(() => textOf(person.latest(message)).includes(words) && (person.latest(message) as APIMessage));

test('refutes, explains and repeats a puzzle across a restart and leads to the next', async () => {
  const { board, answer } = await openPuzzle(ada, ROOM, () => ada.command(ROOM, 'puzzle'));
  expect(textOf(board)).toContain('**Noughts and Crosses · Puzzle** · ');
  expect(labelsOn(board)).toContain('Hint');
  expect(ada.messages(ROOM).filter((one) => !isEphemeral(one) && textOf(one).includes('Puzzle'))).toEqual([]);
  await ada.click(board, 'Hint');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes('counts as a draw, and with two as a loss'));
  await ada.click(lastEphemeral(ada, ROOM), 'First hint');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes(`**You take ${answer}.**`));
  await testBot.restartBot();
  await ada.until(() => ada.online);

  await ada.click(lastEphemeral(ada, ROOM), 'Back');
  await waitForText(ada, board, 'Win this turn.');
  await ada.click(board, wrongCellOn(board));
  const failed = await waitForText(ada, board, 'Not solved. Your opponent’s reply shows why.');
  expect(textOf(failed)).toMatch(/The computer takes \w\d\.[\s\S]*Rating: you 1500\? → \*\*\d+\?\*\* \(−\d+\)/);
  expect(labelsOn(failed)).toEqual(['Try again', 'Show solution', 'Next puzzle']);
  await ada.click(failed, 'Show solution');
  await ada.until(() => textOf(lastEphemeral(ada, ROOM)).includes(`You take ${answer}.`));
  expect(labelsOn(lastEphemeral(ada, ROOM))).toEqual(['Next puzzle']);

  const again = await openPuzzle(ada, ROOM, () => ada.click(failed, 'Try again'));
  expect(again.answer).toBe(answer);
  await ada.click(again.board, answer);
  const solved = await waitForText(ada, again.board, 'Solved!');
  expect(textOf(solved)).toContain('Only your first attempt counts, so this one doesn’t.');
  expect(labelsOn(solved)).toEqual(['Next puzzle']);
  const next = await openPuzzle(ada, ROOM, () => ada.click(solved, 'Next puzzle'));
  await ada.click(next.board, next.answer);
  expect(textOf(await waitForText(ada, next.board, 'Solved!'))).toMatch(/Rating: you \d+\? → \*\*\d+\?\*\* \(\+\d+\)/);

  await ada.command(SIDE, 'stats');
  await ada.until(() => /Puzzles: rating \d+ \(provisional\), 1 of 2 solved/.test(textOf(lastEphemeral(ada, SIDE))));
  await ada.command(SIDE, 'history');
  await ada.until(() => textOf(lastEphemeral(ada, SIDE)).includes('hasn’t finished a game here yet.'));
});
