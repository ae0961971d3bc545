import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { components, type TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import { scenarios } from '@longtable/spy/files/scenarios';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;
const folder = temporaryFolder();

beforeAll(async () => {
  testBot = await startTestBot([spy, duel, farmland], `sqlite:${folder.path}/designs.sqlite`);
  ada = await testBot.join('Ada');
  await ada.until(() => ada.online);
});
afterAll(async () => {
  await testBot.close();
  folder.remove();
});

/** Returns the newest private message. Throws if there is none. */
function lastPrivate(person: TestUser, channel: string): APIMessage {
  const found = person.messages(channel).findLast(isEphemeral);
  if (!found) throw new Error('There is no private message.');
  return found;
}

/** Returns all text of the current version of a message. */
function textOf(person: TestUser, message: APIMessage): string {
  return person.latest(message)?.content ?? '';
}

/** Opens a form with a button and submits it. */
async function fill(person: TestUser, panel: APIMessage, button: string, fields: Record<string, string | string[]>) {
  const pressed = await person.click(panel, button);
  if (!pressed.ok || !pressed.modal) throw new Error(`"${button}" opened no form.`);
  return person.submit(pressed.modal, fields);
}

/** Returns the content of the file that a button sends. */
async function download(person: TestUser, panel: APIMessage, channel: string, button: string): Promise<string> {
  await person.click(panel, button);
  const answer = await person.until(
    () => lastPrivate(person, channel).attachments.length > 0 && lastPrivate(person, channel),
  );
  const text = await (await fetch(answer.attachments[0]?.url as string)).text();
  await person.dismiss(answer);
  return text;
}

test('edits a scenario with strokes, keeps it across a restart, and fixes, undoes, tests and shares it', async () => {
  await ada.command('table', 'design', { subcommand: 'scenario' });
  const panel = lastPrivate(ada, 'table');
  expect(textOf(ada, panel)).toContain('Your own casino');
  await ada.choose(panel, 'Start from…', ['Back room (small)']);
  expect(textOf(ada, panel)).toMatch(/\*\*Back room \(small\)\*\* · Scenario, No Time to Spy\n```\n {4}A {2}B {2}C/);
  expect(textOf(ada, panel)).toContain('Ready to play.');

  await ada.choose(panel, 'Brush', ['██  Wall']);
  await fill(ada, panel, 'Fill to…', { typed: 'zz99' });
  expect(textOf(ada, lastPrivate(ada, 'table'))).toContain('such as C7');
  await fill(ada, panel, 'Fill to…', { typed: 'm11' });
  expect(textOf(ada, panel)).toMatch(/To fix \(3\):\*\* needs 18 accessible fields for 8 guests, has \d+/);
  expect(components(ada.latest(panel) as APIMessage).some(({ label }) => label === 'Try it')).toBe(false);

  await testBot.restartBot();
  await ada.until(() => ada.online);
  await ada.click(panel, 'Undo');
  expect(textOf(ada, panel)).toContain('Ready to play.');
  await fill(ada, panel, 'Go to…', { typed: 'C3' });
  await ada.click(panel, 'Start stroke');
  await ada.click(panel, '→');
  await ada.click(panel, 'Lift brush');
  await ada.click(panel, '↓');
  expect(textOf(ada, panel)).toMatch(/\n 4 .*\[. \].*\n/);
  const stored = JSON.parse(await download(ada, panel, 'table', 'Download'));
  expect(stored.scenario[2].slice(2, 4)).toEqual(['WALL', 'WALL']);
  expect(stored.scenario.toSpliced(2, 1)).toEqual(scenarios.small.scenario.toSpliced(2, 1));

  await ada.click(panel, 'More…');
  await ada.choose(panel, 'Rows, columns, boards…', ['Add a row below']);
  await ada.click(panel, 'More…');
  await fill(ada, panel, 'Rename…', { typed: 'Wallpaper' });
  await ada.click(panel, 'More…');
  expect(textOf(ada, panel)).toContain(`13 × ${scenarios.small.scenario.length + 1} squares`);
  await ada.click(panel, 'Share with this server');
  expect(textOf(ada, lastPrivate(ada, 'table'))).toContain('Shared. Everyone here can find it');
  await ada.click(panel, 'Back to the editor');
  await ada.click(panel, 'Try it');
  await ada.until(() => ada.messages('table').some((one) => !isEphemeral(one) && one.content.includes('Spy')));
});

test('shows the editor as a picture that updates with every press', async () => {
  const bo = await testBot.join('Bo');
  await bo.command('table', 'display', { options: { style: 'picture' } });
  await bo.command('table', 'design', { subcommand: 'scenario' });
  const panel = lastPrivate(bo, 'table');
  await bo.choose(panel, 'Start from…', ['Back room (small)']);
  const picture = () => bo.latest(panel)?.attachments.map(({ url }) => url) ?? [];
  const [first] = await bo.until(() => picture().length === 1 && picture());
  expect(textOf(bo, panel)).not.toContain('```');
  await bo.click(panel, '→');
  await bo.until(() => picture().length === 1 && picture()[0] !== first);
  await bo.command('table', 'display', { options: { style: 'plain' } });
  await bo.click(panel, '→');
  await bo.until(() => picture().length === 0 && textOf(bo, panel).includes('```'));
});
