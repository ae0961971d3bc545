import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dungeon } from '../games/dungeon/index.ts';
import type { Person } from './person.ts';
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
  expect(run.content).toContain('Level 1 of 2 · Round 0');
  await ada.click(run, 'Cast');
  const raised = (ada.now(run) as APIMessage).content;
  await ada.click(run, 'What happened');
  expect(last(ada, 'table').content).toContain('> Arya Stark is now level 2: max HP +20, ATK +14, DEF +2');
  expect(raised.match(/^> /gm)).toHaveLength(3);
  expect(raised).toContain('> Level 1 is cleared.');
  expect(raised).toContain('Level 2 of 2 · Round 1');

  await stage.restartBot();
  await ada.click(run, '→');
  expect(ada.now(run)?.content).not.toContain('is cleared');
  await ada.click(run, 'Cast');
  const end = await ada.until(() => ada.now(run)?.content.includes('cleared every level') && ada.now(run));
  expect(end.content).toContain('**Arya Stark cleared every level, the last in round 3.**');
});
