import { dungeon } from '@longtable/dungeon';
import type { OpenModal, TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
let cleo: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([dungeon]);
  ada = await testBot.join('Ada');
  cleo = await testBot.join('Cleo');
});
afterAll(() => testBot.close());

const last = (person: TestUser, channel: string) => person.messages(channel).at(-1) as APIMessage;
const file = (text: string, filename = 'my level.txt') => fileOf(filename, text);
type Given = string | number | boolean | ReturnType<typeof file>;
const play = (person: TestUser, channel: string, options: Record<string, Given>) =>
  person.command(channel, 'play', { subcommand: 'dungeon', options });
const formOf = (outcome: Awaited<ReturnType<typeof play>>): OpenModal => {
  if (!outcome.ok || !outcome.modal) throw new Error('No form was opened.');
  return outcome.modal;
};

test('rejects an invalid level with a reason in the user’s language', async () => {
  await play(ada, 'lounge', { 'levels-file': file('@s\n\n#####\n#@x.#\n') });
  expect(last(ada, 'lounge').content).toContain('my level.txt, line 4, column 3: "x" isn’t valid here.');
  await play(cleo, 'lounge', { 'levels-file': file('@s\n\n..\n@.') });
  expect(last(cleo, 'lounge').content).toContain('Level 2 in my level.txt hat keine Gegner.');
  await play(ada, 'lounge', { level: 11 });
  expect(last(ada, 'lounge').content).toContain('There are 10 levels.');
});

test('plays custom levels from several files with level-ups across a restart', async () => {
  const form = formOf(await play(ada, 'table', { hero: 'Arya Stark', 'own-files': true }));
  expect(form.modal.title).toBe('Your own files');
  await ada.submit(form, { levels: [file('...\n@.B\n', 'level2.txt'), file('.@B\n', 'level1.txt')] });
  const run = last(ada, 'table');
  expect(run.content).toMatch(/Level 1 of 2 +Round 0/);
  expect(run.content).toMatch(/B Bonus Trap +1\/1 {2}up to 1/);
  expect(run.content).toContain('Knives: hits the Bonus Trap for up to 40');
  await ada.click(run, 'Knives');
  const raised = (ada.latest(run) as APIMessage).content;
  expect(raised).toContain('Arya Stark is now hero level 3: life +50, attack +35, defense +5.');
  expect(raised).toContain('Level 1 cleared! Level 2 begins.');
  expect(raised).toMatch(/Level 2 of 2 +Round 1/);

  await testBot.restartBot();
  await ada.click(run, '→');
  expect(ada.latest(run)?.content).not.toContain('cleared!');
  await ada.click(run, 'Knives');
  const end = await ada.until(() => ada.latest(run)?.content.includes('cleared every level') && ada.latest(run));
  expect(end.content).toContain('Ada won: Arya Stark cleared every level in 3 rounds.');
});
