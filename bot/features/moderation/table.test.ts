import { noughts } from '@longtable/kit/testing/games/noughts';
import { expect, test } from 'vitest';
import { open, person, type ShortRequest } from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot } from '../../../tests/feature-bot.ts';
import type { Id } from '../../../tests/ids.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { isInvolved } from '../../host/table/table.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { isVoidable } from './action.ts';

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

test('shows the players of a game that ended without a result', async () => {
  const { bot, id, moderate } = await begin();
  await bot.settle(await closeTable(bot.context, id, 'g'));
  const { text, labels } = await moderate('show');
  expect(text).toMatch(/^\*\*Moderate: Noughts and Crosses\*\*\nPlayers: <@1> and <@2>\n/);
  expect(labels).toEqual(['Moderate Ada…', 'Moderate Bo…']);
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
  expect((await moderate('name')).text).toBe('I’ve removed the table’s name. Its players can’t set another one.');
  expect(logged(bot)).toEqual([`<@9> removed the name “\\*Rude\\*” from a table (${LINK}).`]);
  const boards = bot.rest.sent.filter(({ channel }) => channel === 'c');
  expect([boards.length, boards.at(-1)?.text.includes('Rude')]).toEqual([1, false]);
});

test('confirms the end of a table, logs it, and updates the board', async () => {
  const { bot, moderate } = await begin({ name: 'Rude' });
  expect((await moderate('sureClose')).text).toBe('The table was closed.');
  expect(logged(bot)).toEqual([`<@9> closed a table: ${LINK} (“Rude”), <@1> and <@2>.`]);
  expect(bot.rest.sent.filter(({ channel }) => channel === 'c').at(-1)?.text).toContain('A moderator ended');
});

test('lets an admin neither close a table of their own nor undo its ratings', async () => {
  const { bot, id, moderate } = await begin({ occupants: [SITTERS[0]!, person('9')] });
  const own = 'You play at this table, so another moderator has to decide this.';
  const shown = await moderate('show');
  expect(shown.text).toContain(own);
  expect(shown.labels).not.toContain('Close table');
  for (const act of ['close', 'sureClose'] as const) expect((await moderate(act)).text).toContain(own);
  expect((await findTable(bot.context, id)).table.status).toBe('playing');
  await resign(bot.context, id, '9');
  expect((await moderate('show')).labels).not.toContain('Undo ratings');
  for (const act of ['void', 'sureVoid'] as const) expect((await moderate(act)).text).toContain(own);
  expect(isVoidable((await findTable(bot.context, id)).table)).toBe(true);
});

test('treats owners of programs and replaced players like players', async () => {
  const program = { kind: 'program' as const, name: 'Bot', token: 'x', owner: { id: '9', name: 'Eve' } };
  const replaced = { kind: 'computer' as const, level: 'master', instead: person('9') };
  for (const occupant of [program, replaced]) {
    const { bot, id } = await begin();
    const { table } = await findTable(bot.context, id);
    expect(isInvolved({ ...table, seats: [SITTERS[0]!, occupant] }, '9')).toBe(true);
    expect(isInvolved(table, '9')).toBe(false);
  }
});

test('leaves ratings unchanged after a rated game is closed', async () => {
  const { bot, moderate } = await begin();
  await moderate('sureClose');
  for (const user of ['1', '2']) expect((await readPlayerStats(bot.context, user)).games).toEqual({});
});

test('confirms undone ratings, logs them, and notifies all players', async () => {
  const { bot, id, moderate } = await begin();
  await resign(bot.context, id, '2');
  expect((await moderate('sureVoid')).text).toBe('The game is now unrated, and its rating changes were reverted.');
  expect(logged(bot)).toEqual([`<@9> undid the ratings of a game: ${LINK}, <@1> and <@2>.`]);
  const told = bot.rest.sent.filter(({ text }) => text.includes('one of your games')).map(({ channel }) => channel);
  expect(told).toEqual(['dm-1', 'dm-2']);
});
