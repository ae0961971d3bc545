import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, type ShortRequest } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { resign } from '../../host/actions/resign.ts';
import { closeTable } from '../../host/actions/table-settings.ts';
import { changeServer } from '../../host/settings.ts';

const SITTERS = [
  { ...person('1'), name: 'Ada' },
  { ...person('2'), name: 'Bo' },
];
const LINK = '**[Noughts and Crosses](https://discord.com/channels/g/c)**';

async function begin(request: ShortRequest = {}) {
  const bot = await openFeatureBot([noughts]);
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  const { id } = (await open(bot.context, { occupants: SITTERS, ...request })).table;
  const moderate = (act: Id<'moderate'>['act']) =>
    bot.user('9', { isManager: true }).press({ kind: 'moderate', act, table: id }, { isPrivate: true });
  return { bot, id, moderate };
}
const logged = (bot: FeatureBot) => bot.rest.sent.filter(({ channel }) => channel === 'log').map(({ text }) => text);

test('shows the game, the name without formatting, and the players', async () => {
  const { moderate } = await begin({ name: '*Rude*' });
  expect((await moderate('show')).text).toBe('**Moderate: Noughts and Crosses** · \\*Rude\\*\nPlayers: <@1> and <@2>');
});

test('names players as on the server if the table does not know their names', async () => {
  const { bot, moderate } = await begin({ occupants: [SITTERS[0]!, person('2')] });
  expect((await moderate('show')).labels.slice(-2)).toEqual(['Moderate Ada…', 'Moderate user 2…']);
  bot.rest.failures.set('GET /guilds/g/members/', 'UnknownMember');
  expect((await moderate('show')).labels.slice(-2)).toEqual(['Moderate Ada…', 'Moderate someone…']);
});

test('leads from a player back to the table', async () => {
  const { id, moderate } = await begin();
  expect((await moderate('show')).ids.slice(-2)).toEqual([
    { kind: 'sanction', act: 'show', person: '1', from: id },
    { kind: 'sanction', act: 'show', person: '2', from: id },
  ]);
});

test('explains missing ratings only of games that were played', async () => {
  const { bot, id, moderate } = await begin({ occupants: [SITTERS[0]!, { kind: 'open' }] });
  await closeTable(bot.context, id, 'g');
  expect((await moderate('show')).text).not.toContain('ratings');
});

test.each([
  ['close', /^Close this table\?/, 'Close table'],
  ['void', /^Undo the ratings of this game\?/, 'Undo ratings'],
] as const)('asks before it acts: %s', async (act, question, label) => {
  const { moderate } = await begin();
  const asked = await moderate(act);
  expect(asked.text).toMatch(question);
  expect(asked.labels).toEqual([label, 'Cancel']);
});

test('confirms the removal of a name, logs it, and updates the board', async () => {
  const { bot, moderate } = await begin({ name: '*Rude*' });
  expect((await moderate('name')).text).toBe('I’ve removed the table’s name.');
  expect(logged(bot)).toEqual([`<@9> removed the name “\\*Rude\\*” from a table (${LINK}).`]);
  const boards = bot.rest.sent.filter(({ channel }) => channel === 'c');
  expect([boards.length, boards.at(-1)?.text.includes('Rude')]).toEqual([1, false]);
});

test('confirms the end of a table, logs it, and updates the board', async () => {
  const { bot, moderate } = await begin({ name: 'Rude' });
  expect((await moderate('sureClose')).text).toBe('The table was closed.');
  expect(logged(bot)).toEqual([`<@9> closed a table: ${LINK} (“Rude”), <@1> and <@2>.`]);
  expect(bot.rest.sent.filter(({ channel }) => channel === 'c').at(-1)?.text).toContain('server admin');
});

test('confirms undone ratings, logs them, and notifies all players but the admin', async () => {
  const { bot, id, moderate } = await begin({ occupants: [SITTERS[0]!, person('9')] });
  await resign(bot.context, id, '9');
  expect((await moderate('sureVoid')).text).toBe('The game is unrated now, and its ratings are undone.');
  expect(logged(bot)).toEqual([`<@9> undid the ratings of a game: ${LINK}, <@1> and <@9>.`]);
  const told = bot.rest.sent.filter(({ text }) => text.includes('one of your games')).map(({ channel }) => channel);
  expect(told).toEqual(['dm-1']);
});
