import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dungeon } from '../games/dungeon/index.ts';
import { components, type Person } from './person.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let ada: Person;
let cleo: Person;

beforeAll(async () => {
  stage = await openStage([dungeon]);
  ada = await stage.person('Ada');
  cleo = await stage.person('Cleo');
});
afterAll(() => stage.close());

const last = (person: Person, channel: string) => person.messages(channel).at(-1) as APIMessage;
const file = (text: string) => ({ filename: 'my level.txt', base64: Buffer.from(text).toString('base64') });
const labels = (message: APIMessage) =>
  components(message).flatMap(({ label, disabled }) => (label === undefined || disabled ? [] : [label]));
const play = (person: Person, channel: string, options: Record<string, string | number | ReturnType<typeof file>>) =>
  person.command(channel, 'play', { subcommand: 'dungeon', options });

test('a bad level is refused with a sentence in the language of whoever brought it', async () => {
  await play(ada, 'lounge', { levels: file('@s\n\n#####\n#@x.#\n') });
  expect(last(ada, 'lounge').content).toContain('level2.txt, line 2, column 3: "x" is no tile.');
  await play(cleo, 'lounge', { levels: file('@s'), levels2: file('..\n@.') });
  expect(last(cleo, 'lounge').content).toContain('level2.txt hat niemanden zum Kämpfen.');
  await play(ada, 'lounge', { level: 11 });
  expect(last(ada, 'lounge').content).toContain('There are 10 levels.');
});

test('own levels from several files, fought through by buttons, with level-ups, after a restart', async () => {
  await play(ada, 'table', { hero: 'Arya Stark', levels: file('.@B\n'), levels2: file('...\n@.B\n') });
  const run = last(ada, 'table');
  expect(run.content).toContain('Level 1 of 2, Round 0');
  expect(run.content).toContain('B Bonus Trap 1/1: up to 1');
  expect(run.content).toContain('Fan of Knives: reaches 1 of 1, 40 damage each.');
  await ada.click(run, 'Knives');
  const raised = (ada.now(run) as APIMessage).content;
  expect(raised).toContain('Arya Stark rises to level 3: health +50, attack +35, defense +5.');
  expect(raised).toContain('Level 1 is cleared and level 2 begins.');
  expect(raised).toContain('Level 2 of 2, Round 1');

  await stage.restartBot();
  await ada.click(run, '→');
  expect(ada.now(run)?.content).not.toContain('is cleared');
  await ada.click(run, 'Knives');
  const end = await ada.until(() => ada.now(run)?.content.includes('cleared every level') && ada.now(run));
  expect(end.content).toContain('Ada won: Arya Stark cleared every level in 3 rounds.');
});

test('a German run by direct message has no English word, and what can do no good is not offered', async () => {
  const { id: room } = await cleo.openDm();
  await play(cleo, room, { hero: 'The Hound', levels: file('####\n#@s#\n####\n') });
  const run = last(cleo, room);
  expect(run.content).toContain('s Lannister-Soldat 80/80: bis 8');
  expect(run.content).toContain('Gefahr: bis 8 Schaden, Tod 0 %');
  expect(run.content).toContain('Rächerschild: heilt 0, erreicht 1 von 1, trifft einen für 40.');
  expect(labels(run)).toEqual(['Warte', 'Schild', '→', 'Mehr']);
  await cleo.click(run, 'Schild');
  await cleo.until(() =>
    cleo.now(run)?.content.includes('Der Bluthund wirkt Rächerschild: Lannister-Soldat −40 (noch 40).'),
  );
  expect(labels(cleo.now(run) as APIMessage)).toEqual(['Warte', '→', 'Mehr']);
});

test('a step that drew nothing is taken back by its player alone', async () => {
  await play(ada, 'second-table', { hero: 'Jon Snow', levels: file('@...\n...k\n') });
  const run = last(ada, 'second-table');
  await ada.click(run, '↓');
  await ada.until(() => ada.now(run)?.content.includes('Round 1'));
  await ada.command('second-table', 'undo');
  await ada.until(() => ada.now(run)?.content.includes('Round 0'));
});

test('the leaderboard of a game for one ranks the best runs, and only those like everybody’s', async () => {
  await ada.command('lounge', 'leaderboard', { options: { game: 'dungeon' } });
  await ada.until(() => last(ada, 'lounge').content.includes('Nobody has finished a run here yet'));
  for (const person of [cleo, ada]) {
    await play(person, 'lounge', { hero: 'Jon Snow' });
    if (person === ada)
      for (const direction of 'wasd') await person.command('lounge', 'move', { options: { line: direction } });
    await person.command('lounge', 'resign');
    await person.click(last(person, 'lounge'), person === ada ? 'Give up' : 'Aufgeben');
  }
  await cleo.command('lounge', 'leaderboard', { options: { game: 'dungeon' } });
  const board = await cleo.until(() => last(cleo, 'lounge').content.includes('2. ') && last(cleo, 'lounge').content);
  expect(board).toMatch(/1\. <@\d+> · Jon Snow auf Level 1 in Runde \d+, \d+ Erfahrung · \d Spiele?/);
  await cleo.command('lounge', 'stats');
  await cleo.until(() =>
    last(cleo, 'lounge').content.includes('Bester Lauf: Jon Snow auf Level 1 in Runde 0, 0 Erfahrung'),
  );
});
