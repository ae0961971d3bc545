import { duel } from '@longtable/duel';
import { farmland } from '@longtable/farmland';
import { components, type TestUser } from '@longtable/playground';
import { spy } from '@longtable/spy';
import { scenarios } from '@longtable/spy/files/scenarios';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDraft, designKindsOf } from '../bot/features/editor/drafts.ts';
import { FEATURES } from '../bot/features/index.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { termLines } from '../bot/render/waiting.ts';
import { fileOf, hostControls, isEphemeral, labelsOn, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot, temporaryFolder } from './test-bot.ts';

const DAY = 24 * 60 * 60 * 1000;

let testBot: TestBot;
let ada: TestUser;
let cleo: TestUser;
let now = Date.now();
const folder = temporaryFolder();

beforeAll(async () => {
  testBot = await startTestBot([spy, duel, farmland], `sqlite:${folder.path}/designs.sqlite`, { now: () => now });
  [ada, cleo] = await Promise.all([testBot.join('Ada'), testBot.join('Cleo')]);
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

test('finds, plays and copies shared designs in another language', async () => {
  const typing = { subcommand: 'spy', options: { 'scenario-design': 'wall' }, focused: 'scenario-design' };
  const [offered] = await cleo.autocomplete('lounge', 'play', typing);
  expect(offered?.name).toBe('Wallpaper (hier geteilt)');
  await cleo.command('lounge', 'play', {
    subcommand: 'spy',
    options: { computer: 'beginner', 'scenario-design': String(offered?.value) },
  });
  await cleo.until(() => cleo.messages('lounge').some((one) => !isEphemeral(one)));

  await cleo.command('lounge', 'design', { subcommand: 'list' });
  const panel = lastPrivate(cleo, 'lounge');
  expect(textOf(cleo, panel)).toContain(`Wallpaper · Szenario, No Time to Spy, geteilt von <@${ada.user.id}>`);
  await cleo.choose(panel, 'Geteilte Entwürfe ansehen …', ['Wallpaper']);
  expect(components(cleo.latest(panel) as APIMessage).some(({ label }) => label === 'Nicht mehr teilen')).toBe(false);
  await cleo.click(panel, 'Duplizieren');
  expect(textOf(cleo, panel)).toContain('Bereit zum Spielen.');
  expect(textOf(cleo, panel)).toContain('Freies Feld');
  await cleo.command('lounge', 'display', { options: { style: 'sentences' } });
  await fill(cleo, panel, 'Gehe zu …', { typed: 'B2' });
  expect(textOf(cleo, panel)).toMatch(/\nDarüber: Wand, rechts: .+, darunter: .+, links: Wand\.\nB2: /);
  await cleo.command('lounge', 'display', { options: { style: 'plain' } });
  await cleo.click(panel, 'Mehr …');
  await cleo.click(panel, 'Löschen …');
  await cleo.click(panel, 'Endgültig löschen');
  expect(textOf(cleo, panel)).toBe('Gelöscht.');
});

test('plays two custom decks of one user at a table', async () => {
  const { context } = testBot.longtable.bot;
  for (const designKind of designKindsOf([duel, farmland])) {
    for (const { id, doc } of [designKind.design.starts[0]!, designKind.design.starts.at(-1)!]) {
      await beginDraft(context, ada.user.id, designKind, { name: `My ${id}`, doc });
    }
  }
  for (const [game, option] of [
    ['duel', 'deck2'],
    ['farmland', 'deck2'],
  ] as const) {
    const typing = { subcommand: game, options: { 'second-deck-design': 'my' }, focused: 'second-deck-design' };
    const [one, other] = await ada.autocomplete('second-table', 'play', typing);
    const chosen = { 'deck-design': String(one?.value), 'second-deck-design': String(other?.value) };
    await ada.command('second-table', 'play', {
      subcommand: game,
      options: { 'second-deck-design': chosen['second-deck-design'] },
    });
    expect(textOf(ada, lastPrivate(ada, 'second-table'))).toContain('You chose a second deck but no first.');
    await ada.command('second-table', 'play', { subcommand: game, options: chosen });
    const board = await hostControls(ada, 'second-table');
    const { table } = (await findTableAt(context, board.channel_id)) as LoadedTable;
    expect(table.options).toMatchObject({ [option]: expect.any(String) });
    await ada.click(board, 'Cancel');
    await ada.until(() => !labelsOn(ada.latest(board)).includes('Cancel'));
  }
});

test('lets each player choose a deck and names it in the invitation', async () => {
  const typing = { subcommand: 'duel', options: { 'my-deck': 'my' }, focused: 'my-deck' };
  const [own] = await ada.autocomplete('second-table', 'play', typing);
  const options = { 'my-deck': String(own?.value), opponent: cleo.user.id };
  await ada.command('second-table', 'play', { subcommand: 'duel', options });
  const board = await messageWithButton(cleo, 'second-table', 'Accept');
  expect(JSON.stringify(cleo.latest(board))).toMatch(/Ada’s deck: \*\*My \w+\*\*/);
  // The other seat keeps the deck of the table.
  expect(JSON.stringify(cleo.latest(board))).toContain('Tidewatch vs. Emberpack');
  await cleo.click(board, 'Details');
  await cleo.click(await messageWithButton(cleo, 'second-table', 'Dein Deck wählen …'), 'Dein Deck wählen …');
  await cleo.choose(lastPrivate(cleo, 'second-table'), 'Dein Deck wählen …', ['Uhrwerk']);
  expect(textOf(cleo, lastPrivate(cleo, 'second-table'))).toContain('Du spielst mit.');
  const { table } = (await findTableAt(testBot.longtable.bot.context, board.channel_id)) as LoadedTable;
  expect(table).toMatchObject({ status: 'playing', terms: { unrated: true } });
  expect(JSON.stringify(table.options)).toContain('"clockwork"');
  const designs = [{ name: 'My deck', text: '{}' }, { name: 'clockwork' }];
  const seats = ['ada', 'cleo'].map((id, seat) => ({ kind: 'person' as const, id, name: id, design: designs[seat]! }));
  const again = { features: FEATURES, game: duel, table: { ...table, options: {}, status: 'open' as const, seats } };
  expect(termLines(again, 'en').join('\n')).toMatch(/ada’s deck: \*\*My deck/);
  expect(termLines(again, 'en').join('\n')).not.toContain('Tidewatch');
});

test('keeps the old value of an invalid field and gives the reason', async () => {
  const deck = JSON.stringify({
    Creatures: Array(9).fill({
      name: 'Ox',
      mana_cost: 2,
      damage_points: 3,
      life_points: 4,
      shield: false,
      mana_drain: false,
    }),
    Spells: [{ name: 'Healer' }],
  });
  await cleo.command('table', 'design', { subcommand: 'duel-deck', options: { file: fileOf('my.json', '{}') } });
  expect(textOf(cleo, lastPrivate(cleo, 'table'))).toContain('„Creatures“ muss eine Liste sein');
  await cleo.command('table', 'design', { subcommand: 'duel-deck', options: { file: fileOf('Ochsen.json', deck) } });
  const panel = lastPrivate(cleo, 'table');
  expect(textOf(cleo, panel)).toMatch(/> +9 Ox +2 {2}3\/4/);
  expect(JSON.parse(await download(cleo, panel, 'table', 'Herunterladen'))).toEqual(JSON.parse(deck));
  const values = { name: 'Ochse', mana_cost: '2', damage_points: '12', life_points: 'viel', copies: '8' };
  await fill(cleo, panel, 'Ändern …', values);
  expect(textOf(cleo, panel)).toContain('**Schaden**: „12“ muss eine ganze Zahl von 0 bis 9 sein. Unverändert: 3.');
  expect(textOf(cleo, panel)).toContain('**Leben**: „viel“ muss eine ganze Zahl von 1 bis 9 sein.');
  expect(textOf(cleo, panel)).toContain(':** Ein Deck braucht mindestens 10 Karten. Dieses hat 9.');
  expect(textOf(cleo, panel)).toMatch(/> +8 Ochse +2 {2}3\/4/);
  await cleo.choose(panel, 'Fähigkeiten', ['A: flink']);
  await cleo.click(panel, '▸ Zauber');
  await cleo.click(panel, 'Duplizieren');
  expect(textOf(cleo, panel)).toContain('Bereit zum Spielen.');
  const file2 = JSON.parse(await download(cleo, panel, 'table', 'Herunterladen'));
  expect(file2.Creatures[0]).toMatchObject({ name: 'Ochse', damage_points: 3, speedy: true });
  expect(file2.Spells).toEqual([{ name: 'Healer' }, { name: 'Healer' }]);
});

test('accepts an invalid file as a draft and keeps its values until they are fixed', async () => {
  const units = fileOf('long.txt', `${'Very '.repeat(12)}Long;Farmer;2000000000;1\nShort;Farmer;1;1\n`);
  const counts = fileOf('counts.txt', '39\n1\n');
  await ada.command('lounge', 'design', {
    subcommand: 'farmland-deck',
    options: { file: units, 'second-file': counts },
  });
  const panel = lastPrivate(ada, 'lounge');
  expect(textOf(ada, panel)).toContain('Ready to play.');
  const values = { count: '39', qualifier: 'Very '.repeat(12), role: 'Farmer', atk: '2000000000', def: '7' };
  await fill(ada, panel, 'Change…', values);
  expect(textOf(ada, panel)).toContain('must be 1 to 30 characters long');
  expect(textOf(ada, panel)).toContain('must be a whole number from 0 to 99999. Unchanged: 2000000000.');
});

test('expires unused drafts, and exports and deletes them with the user’s data', async () => {
  await cleo.command('table', 'download-my-data');
  const answer = await cleo.until(
    () => lastPrivate(cleo, 'table').attachments.length > 0 && lastPrivate(cleo, 'table'),
  );
  const data = await (await fetch(answer.attachments[0]?.url as string)).json();
  expect(data.designs.drafts.map(({ name }: { name: string }) => name)).toEqual(['Ochsen']);

  await ada.command('table', 'delete-my-data');
  await ada.click(lastPrivate(ada, 'table'), 'Delete my data');
  await ada.until(() => lastPrivate(ada, 'table').content.includes('Nothing I store is linked to you anymore'));
  await cleo.command('table', 'design', { subcommand: 'list' });
  expect(textOf(cleo, lastPrivate(cleo, 'table'))).not.toContain('Wallpaper');

  now += 31 * DAY;
  await testBot.longtable.sweep();
  await cleo.command('table', 'design', { subcommand: 'list' });
  expect(textOf(cleo, lastPrivate(cleo, 'table'))).toContain('Du hast noch keinen Entwurf.');
});
