import { auction } from '@longtable/kit/testing/games/auction';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  locationIn,
  noughtsWithComputers,
  open,
  person,
  refusalOf,
  type ShortRequest,
} from '../../../tests/context.ts';
import { type FeatureBot, openFeatureBot, type Where } from '../../../tests/feature-bot.ts';
import { type Id, kindOf } from '../../../tests/ids.ts';
import { closeTable, resign } from '../../host/actions/resign.ts';
import { joinTable, leaveTable } from '../../host/actions/seats.ts';
import { DAY_MS } from '../../host/duration.ts';
import { changeServer } from '../../host/settings.ts';
import { findTable } from '../../host/table/find.ts';
import { isInvolved } from '../../host/table/table.ts';
import { MODERATION_PERMISSION } from '../../interactions/access.ts';
import { afterGameButtons } from '../../render/controls.ts';
import { readPlayerStats } from '../ratings/player-stats.ts';
import { rematchOf } from '../rematch/rematch.ts';
import { renameTable } from '../table-settings/index.ts';
import { isVoidable } from './action.ts';
import { blockOf, setBlock } from './blocks.ts';

const NOW = 1_800_000_000_000;
const ADA = { kind: 'person', id: '1', name: 'Ada' } as const;
const BO = { kind: 'person', id: '2', name: 'Bo' } as const;
const OPEN = { kind: 'open' } as const;
const LINK = '**[Noughts and Crosses](https://discord.com/channels/g/c)**';
const NOT_LOGGED = 'I couldn’t post this in the log channel, <#log>';
const MODERATOR: Where = { permissions: PermissionFlagsBits.ModerateMembers };

/** Changes the answers of Discord to requests of these routes. */
function answering({ rest, bot }: FeatureBot, routes: Readonly<Record<string, (data: Answered) => unknown>>): void {
  const request = rest.request.bind(rest);
  bot.layouts.forget('g');
  rest.request = async (one) => {
    const answer = routes[one.fullRoute];
    return answer ? answer((await request(one).catch(() => ({}))) as Answered) : request(one);
  };
}

type Act = Id<'sanction'>['act'];
type Answered = { readonly roles: readonly unknown[] };

/** Opens a bot with a log channel, in which user 9 is an admin. */
async function openModeration(games = [noughts, auction]) {
  const bot = await openFeatureBot(games, { now: () => NOW });
  await changeServer(bot.context, 'g', () => ({ log: 'log' }));
  const admin = bot.user('9', { isManager: true });
  const sentTo = (channel: string) => bot.rest.sent.filter((sent) => sent.channel === channel).map(({ text }) => text);
  return {
    ...{ bot, admin, sentTo },
    logged: () => sentTo('log'),
    told: () => bot.rest.sent.filter(({ channel, text }) => channel.startsWith('dm-') && /undone|Wertung/.test(text)),
    read: async (id: string) => (await findTable(bot.context, id)).table,
    begin: async (short: ShortRequest = {}) => (await open(bot.context, { occupants: [ADA, BO], ...short })).table.id,
    sanction: (act: Act, use = {}, from?: string, of = '1', where: Where = { isManager: true }, who = '9') =>
      bot.user(who, where).press({ kind: 'sanction', act, person: of, from }, { isPrivate: true, ...use }),
    block: (days: number, reason = '', from?: string, of = '1', where: Where = { isManager: true }, who = '9') => {
      const id = { kind: 'sanction', act: 'block', person: of, from } as const;
      return bot.user(who, where).submit(id, { days: [`${days}`], reason }, { isPrivate: true });
    },
    moderate: (table: string, act: Id<'moderate'>['act']) =>
      admin.press({ kind: 'moderate', act, table }, { isPrivate: true }),
  };
}

describe('the block of a player', () => {
  test('is set with a duration and a reason, shown, logged and ended by a moderator', async () => {
    const { bot, sanction, block, begin, logged } = await openModeration();
    const form = (await sanction('block')).form;
    expect(form).toMatchObject({
      title: 'Block user 1',
      components: [
        { content: expect.stringContaining('Games in progress continue') },
        {
          component: {
            custom_id: 'days',
            options: [1, 3, 7, 14, 30, 90, 365, 0].map((days) => ({ value: `${days}`, default: days === 7 })),
          },
        },
        { component: { custom_id: 'reason', required: false, max_length: 200 } },
      ],
    });
    const shown = async () => (await sanction('show')).text.split('\n')[0];
    expect(await shown()).toBe('<@1> isn’t blocked on this server.');
    const blocked = await block(7, ' spam ');
    expect(blocked.text).toContain('Games in progress continue');
    expect(blocked.labels).toEqual(['Unblock', 'Close all tables', 'Undo rated games', 'Back']);
    const end = (NOW + 7 * DAY_MS) / 1000;
    expect(await shown()).toBe(
      `<@1> is blocked on this server. The block ends <t:${end}:R>. Blocked by <@9>. Reason: “spam”.`,
    );
    const waiting = await begin({ occupants: [BO, OPEN] });
    expect((await refusalOf(joinTable(bot.context, waiting, '1'))).code).toBe('blocked');
    expect((await sanction('unblock')).labels).toEqual(['Block', 'Close all tables', 'Undo rated games', 'Back']);
    expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
    await block(0, 'x'.repeat(250));
    expect(await blockOf(bot.context, 'g', '1')).toEqual({ by: '9', at: NOW, reason: 'x'.repeat(200) });
    await block(0);
    expect(await shown()).toBe('<@1> is blocked on this server. Blocked by <@9>.');
    expect(logged().slice(0, 2)).toEqual([
      `<@9> blocked <@1> until <t:${end}:f>. Reason: “spam”.`,
      expect.stringMatching(/^<@9> .*<@1>/),
    ]);
  });

  test('names the user as on the server, within the limit of a title', async () => {
    const { bot, sanction } = await openModeration();
    const { request } = bot.rest;
    const title = async (member: object) => {
      answering(bot, { '/guilds/g/members/1': () => ({ roles: [], ...member }) });
      return (await sanction('block')).form?.title;
    };
    const user = { id: '1', global_name: 'Global', username: 'user' };
    expect(await title({ nick: 'N'.repeat(60), user })).toBe(`Block ${'N'.repeat(39)}`);
    expect(await title({ nick: null, user })).toBe('Block Global');
    expect(await title({ user: { ...user, global_name: null } })).toBe('Block user');
    bot.rest.request = request;
    bot.rest.failures.set('GET /guilds/g/members/1', 'UnknownMember');
    expect((await sanction('block')).form?.title).toBe('Block this player');
  });

  test('closes the waiting tables of the user and frees their seats, on the boards too', async () => {
    const { block, begin, read, sentTo } = await openModeration();
    const own = await begin({ occupants: [ADA, OPEN] });
    const joined = await begin({ occupants: [BO, ADA, OPEN], game: auction, location: locationIn('d') });
    const running = await begin({ location: locationIn('lobby') });
    expect((await block(0)).text).toContain('I’ve closed 1 table.');
    expect(await read(own)).toMatchObject({ status: 'over', ending: { why: 'manager' } });
    expect((await read(joined)).seats[1]).toEqual(OPEN);
    expect((await read(running)).status).toBe('playing');
    expect(sentTo('c').at(-1)).toContain('A moderator ended');
    expect(sentTo('d').at(-1)).not.toContain('Ada');
  });

  test.each([
    ['the owner of the server', '7', 'the server’s owner'],
    ['a member who manages it', '8', 'Manage Server'],
    ['the moderator', '9', 'You can’t block yourself.'],
  ])('is neither offered nor allowed for %s', async (_, user, why) => {
    const { bot, sanction, block } = await openModeration();
    const admins = { id: 'admins', permissions: String(PermissionFlagsBits.ManageGuild) };
    answering(bot, {
      '/guilds/g': (data) => ({ ...data, owner_id: '7', roles: [...data.roles, admins] }),
      '/guilds/g/members/8': (data) => ({ ...data, roles: ['admins'] }),
    });
    const shown = await sanction('show', {}, undefined, user, MODERATOR);
    expect([shown.text.includes(why), shown.labels.includes('Block')]).toEqual([true, false]);
    expect((await sanction('block', {}, undefined, user, MODERATOR)).text).toContain(why);
    expect((await block(0, '', undefined, user, MODERATOR)).text).toContain(why);
    expect(await blockOf(bot.context, 'g', user)).toBeUndefined();
  });

  test.each([true, false])(
    'of another moderator is for admins only, also from the Integrations page',
    async (isMember) => {
      const { bot, sanction, block } = await openModeration();
      const peers = { id: 'peers', permissions: String(isMember ? PermissionFlagsBits.ModerateMembers : 0) };
      const allowed = { id: 'c1', permissions: [{ id: 'peers', type: 1, permission: true }] };
      answering(bot, {
        '/applications/app/commands': () => [{ id: 'c1', default_member_permissions: MODERATION_PERMISSION }],
        '/applications/app/guilds/g/commands/permissions': () => (isMember ? [] : [allowed]),
        '/guilds/g': (data) => ({ ...data, roles: [...data.roles, peers] }),
        '/guilds/g/members/1': (data) => ({ ...data, roles: ['peers'] }),
      });
      const shown = await sanction('show', {}, undefined, '1', MODERATOR);
      expect(shown.text).toContain('You can’t block another moderator.');
      expect(shown.labels.includes('Block')).toBe(false);
      await block(0, '', undefined, '1', MODERATOR);
      expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
      await block(7);
      expect(await blockOf(bot.context, 'g', '1')).toMatchObject({ by: '9' });
    },
  );

  test.each(['/guilds/g', '/guilds/g/members/1', '/applications/app/commands'])(
    'is not set while Discord does not answer for %s',
    async (route) => {
      const { bot, block } = await openModeration();
      const fail = () => Promise.reject(Object.assign(new Error('no answer'), { status: 500 }));
      answering(bot, { '/guilds/g/members/1': () => ({ roles: [] }), [route]: fail });
      expect((await block(7, '', undefined, '1', MODERATOR)).refused).toBe('busy');
      expect(await blockOf(bot.context, 'g', '1')).toBeUndefined();
    },
  );

  test('is not ended by a moderator who has it, unless they manage the server', async () => {
    const { bot, sanction } = await openModeration();
    await setBlock(bot.context, 'g', '9', { by: '8', at: NOW });
    expect((await sanction('unblock', {}, undefined, '9', MODERATOR)).text).toMatch(/^You can’t end your own/);
    expect(await blockOf(bot.context, 'g', '9')).toMatchObject({ by: '8' });
    await sanction('unblock', {}, undefined, '9');
    expect(await blockOf(bot.context, 'g', '9')).toBeUndefined();
  });
});

describe('the moderation of a player', () => {
  test('is for moderators of a server', async () => {
    const { sanction, block } = await openModeration();
    expect((await sanction('unblock', {}, undefined, '1', {}, '2')).refused).toBe('notModerator');
    expect((await block(0, '', undefined, '1', {}, '2')).refused).toBe('notModerator');
    expect((await sanction('unblock', {}, undefined, '1', { guild: null })).refused).toBe('serverOnly');
  });

  test.each([
    [undefined, { kind: 'moderation' }],
    ['fairPlay', { kind: 'fairPlayList' }],
    ['t1', { kind: 'moderate', act: 'show', table: 't1' }],
  ] as const)('leads back to where it was opened from after each step: %s', async (from, back) => {
    const { sanction, block } = await openModeration();
    const origins = ({ ids }: { readonly ids: readonly Id[] }) =>
      new Set(ids.flatMap((id) => (id.kind === 'sanction' ? [id.from] : [])));
    const chosen = await sanction('choose', { users: [{ id: '7' }] }, from);
    expect(chosen.text).toContain('<@7>');
    const shown = [await sanction('show', {}, from), chosen, await block(0, '', from)];
    for (const answer of shown) expect([answer.ids.at(-1), origins(answer)]).toEqual([back, new Set([from])]);
    for (const act of ['unblock', 'close', 'sureClose'] as const)
      expect(origins(await sanction(act, {}, from))).toEqual(new Set([from]));
    expect((await sanction('choose', {}, from)).text).toMatch(/older version/);
  });

  test('closes the tables of a user on this server after a question', async () => {
    const { sanction, begin, read, logged } = await openModeration();
    expect((await sanction('sureClose')).text).toBe('There was no table to close.');
    const here = await begin();
    const elsewhere = await begin({ location: { ...locationIn('x'), guild: 'h' } });
    const asked = await sanction('close');
    expect(asked.text).toContain('Close all of <@1>’s tables');
    expect(asked.labels).toEqual(['Close all tables', 'Cancel']);
    expect((await read(here)).status).toBe('playing');
    expect((await sanction('sureClose')).text).toBe('I’ve closed 1 table.');
    expect([(await read(here)).status, (await read(elsewhere)).status]).toEqual(['over', 'playing']);
    expect(logged()).toEqual([
      '<@9> closed 1 of <@1>’s tables:\n- [Noughts and Crosses](https://discord.com/channels/g/c) · <@1> and <@2>',
    ]);
  });

  test('undoes the ratings of a user’s games after a question, except those with the admin', async () => {
    const { bot, sanction, begin, read, logged, told } = await openModeration();
    expect((await sanction('sureVoid')).text).toBe('There were no ratings to undo.');
    const ids: string[] = [];
    for (const [other, channel, language] of [
      ['2', 'c', 'en'],
      ['3', 'd', 'de'],
      ['9', 'e', 'en'],
    ] as const) {
      const id = await begin({ occupants: [ADA, person(other)], location: { ...locationIn(channel), language } });
      await resign(bot.context, id, other);
      ids.push(id);
    }
    const asked = await sanction('void');
    expect(asked.text).toContain('Undo the ratings of all of <@1>’s games');
    expect(asked.labels).toEqual(['Undo rated games', 'Cancel']);
    const voidable = async () => (await Promise.all(ids.map(read))).map(isVoidable);
    expect(await voidable()).toEqual([true, true, true]);
    bot.rest.failures.set('POST /channels/dm-3/messages', 'CannotSendMessagesToThisUser');
    expect((await sanction('sureVoid')).text).toContain('I’ve undone the ratings of 2 games.');
    expect(await voidable()).toEqual([false, false, true]);
    expect(logged()).toEqual([expect.stringMatching(/^<@9> undid the ratings of 2 .*\n- \[Noughts and Crosses\]\(/)]);
    const texts = Object.fromEntries(told().map(({ channel, text }) => [channel, text]));
    expect(Object.keys(texts).toSorted()).toEqual(['dm-1', 'dm-2']);
    expect(texts['dm-1']).toMatch(/^Die Moderation hat die Wertung von 2 deiner Spiele/);
    expect(texts['dm-2']).toMatch(/^A moderator has undone the ratings of one of your games/);
    const gamesIn = (text = '') => text.match(/(?<=channels\/g\/)./g)?.sort();
    expect([gamesIn(texts['dm-1']), gamesIn(texts['dm-2'])]).toEqual([['c', 'd'], ['c']]);
    expect(bot.log.lines).toMatchObject([
      { message: 'Could not tell a player of a voided game', about: { user: '3' } },
    ]);
  });

  test('says if the log entry could not be posted, and posts none without a log channel', async () => {
    const { bot, sanction, block, begin, logged } = await openModeration();
    bot.rest.failures.set('POST /channels/log', 'MissingPermissions');
    expect((await block(0)).text).toContain(NOT_LOGGED);
    expect((await sanction('unblock')).text).toContain(NOT_LOGGED);
    await begin();
    expect((await sanction('sureClose')).text).toContain(NOT_LOGGED);
    bot.rest.failures.clear();
    await changeServer(bot.context, 'g', () => ({}));
    await block(0);
    expect(logged()).toEqual([]);
  });
});

describe('the moderation of a table', () => {
  test('is for moderators of its server', async () => {
    const { bot, admin, begin, read } = await openModeration();
    const table = await begin();
    const close = { kind: 'moderate', act: 'sureClose', table } as const;
    expect((await bot.user('1').press(close)).refused).toBe('notModerator');
    expect((await bot.user('9', { isManager: true, guild: 'h' }).press(close)).refused).toBe('noTable');
    const elsewhere = await begin({ location: { ...locationIn('e'), guild: 'h' } });
    for (const id of [elsewhere, 'none'])
      expect((await admin.command('moderate table', { table: id })).refused).toBe('noTable');
    expect((await admin.command('moderate table', { table })).labels).toContain('Close table');
    expect((await read(table)).status).toBe('playing');
  });

  test('removes a name, also from rematches, until a moderator allows one', async () => {
    const { bot, moderate, begin, read, logged, sentTo } = await openModeration();
    const id = await begin({ name: '*Rude*' });
    const shown = await moderate(id, 'show');
    expect(shown.text).toBe('**Moderate: Noughts and Crosses** · \\*Rude\\*\nPlayers: <@1> and <@2>');
    expect(shown.labels).toEqual(['Remove name', 'Close table', 'Moderate Ada…', 'Moderate Bo…']);
    expect(shown.ids.at(-1)).toEqual({ kind: 'sanction', act: 'show', person: '2', from: id });
    expect((await moderate(id, 'name')).text).toBe('I’ve removed the table’s name. Its players can’t set another one.');
    expect((await read(id)).terms.name).toBeUndefined();
    expect([sentTo('c').length, sentTo('c').at(-1)?.includes('Rude')]).toEqual([1, false]);
    expect(await refusalOf(renameTable(bot.context, id, '1', 'Rude again'))).toMatchObject({
      sentence: { en: 'A moderator has removed this table’s name, so it can’t get another one.' },
    });
    expect(rematchOf(await findTable(bot.context, id), []).terms?.nameLocked).toBe(true);
    expect((await moderate(id, 'show')).labels[0]).toBe('Allow a name again');
    await moderate(id, 'unlock');
    expect((await renameTable(bot.context, id, '1', 'Kind')).table.terms.name).toBe('Kind');
    expect(logged()).toEqual([
      `<@9> removed the name “\\*Rude\\*” from a table (${LINK}).`,
      expect.stringContaining('<@9> allowed players to name a table again'),
    ]);
  });

  test('closes a table after a question, without changing ratings or offering a rematch', async () => {
    const { bot, moderate, begin, read, logged, sentTo } = await openModeration();
    const id = await begin({ name: 'Rude' });
    const asked = await moderate(id, 'close');
    expect(asked.text).toMatch(/^Close this table\?/);
    expect(asked.labels).toEqual(['Close table', 'Cancel']);
    expect((await read(id)).status).toBe('playing');
    expect((await moderate(id, 'sureClose')).text).toBe('The table was closed.');
    expect((await moderate(id, 'sureClose')).refused).toBeDefined();
    expect(logged()).toEqual([`<@9> closed a table: ${LINK} (“Rude”), <@1> and <@2>.`]);
    expect(sentTo('c').at(-1)).toContain('A moderator ended');
    for (const user of ['1', '2']) expect((await readPlayerStats(bot.context, user)).games).toEqual({});
    const over = await findTable(bot.context, id);
    expect(afterGameButtons(over).map(([button]) => kindOf(button))).not.toContain('rematch');
    expect((await bot.user('1').press({ kind: 'rematch', table: id })).text).toContain(
      'This game ended without a result, so there’s no rematch. Start a new one with `/play`.',
    );
    expect((await moderate(id, 'show')).labels).toEqual(['Moderate Ada…', 'Moderate Bo…']);
  });

  test('undoes the ratings of a game after a question, shows it on the board and notifies the players', async () => {
    const { bot, moderate, begin, read, logged, sentTo, told } = await openModeration();
    const id = await begin();
    expect((await moderate(id, 'sureVoid')).text).toContain(
      'This game changed no ratings, so there’s nothing to undo.',
    );
    await resign(bot.context, id, '2');
    expect((await moderate(id, 'show')).labels).toEqual(['Undo ratings', 'Moderate Ada…', 'Moderate Bo…']);
    const asked = await moderate(id, 'void');
    expect(asked.text).toMatch(/^Undo the ratings of this game\?/);
    expect(asked.labels).toEqual(['Undo ratings', 'Cancel']);
    expect((await moderate(id, 'sureVoid')).text).toBe(
      'The game is now unrated, and its rating changes were reverted.',
    );
    expect(isVoidable(await read(id))).toBe(false);
    expect((await moderate(id, 'sureVoid')).refused).toBe('notVoidable');
    expect(logged()).toEqual([`<@9> undid the ratings of a game: ${LINK}, <@1> and <@2>.`]);
    expect(told().map(({ channel }) => channel)).toEqual(['dm-1', 'dm-2']);
    await bot.settle(await findTable(bot.context, id));
    expect(sentTo('c').at(-1)).toContain('A moderator made this game unrated');
    expect((await moderate(id, 'show')).text).toContain('already been undone');
  });

  test('explains missing ratings only of games that were played, and offers nothing without players', async () => {
    const { bot, moderate, begin } = await openModeration([noughtsWithComputers, auction]);
    const computer = { kind: 'computer' as const, level: 'master' };
    const unrated = await begin({ rated: false });
    expect((await moderate(unrated, 'show')).text).not.toContain('ratings');
    await resign(bot.context, unrated, '2');
    expect((await moderate(unrated, 'show')).text).toContain('didn’t change any ratings');
    const unplayed = await begin({ occupants: [ADA, OPEN] });
    await closeTable(bot.context, unplayed, 'g');
    expect((await moderate(unplayed, 'show')).text).not.toContain('ratings');
    const left = await begin({ occupants: [ADA, OPEN], name: 'Rude' });
    await leaveTable(bot.context, left, '1');
    const computers = await begin({ game: noughtsWithComputers, occupants: [computer, computer] });
    expect((await moderate(computers, 'show')).labels).toEqual(['Close table']);
    await closeTable(bot.context, computers, 'g');
    for (const id of [left, computers]) {
      const { text, ids } = await moderate(id, 'show');
      expect([text, ids]).toEqual([expect.stringContaining('nothing to moderate at this table'), []]);
    }
  });

  test('is not for an admin who plays there, owns its program or was replaced', async () => {
    const { bot, moderate, begin, read } = await openModeration();
    const id = await begin({ occupants: [ADA, person('9')] });
    const own = 'You play at this table, so another moderator has to decide this.';
    const shown = await moderate(id, 'show');
    expect([shown.text.includes(own), shown.labels.includes('Close table')]).toEqual([true, false]);
    for (const act of ['close', 'sureClose'] as const) expect((await moderate(id, act)).text).toContain(own);
    expect((await read(id)).status).toBe('playing');
    await resign(bot.context, id, '9');
    expect((await moderate(id, 'show')).labels).not.toContain('Undo ratings');
    for (const act of ['void', 'sureVoid'] as const) expect((await moderate(id, act)).text).toContain(own);
    expect(isVoidable(await read(id))).toBe(true);
    const program = { kind: 'program' as const, name: 'Bot', token: 'x', owner: { id: '9', name: 'Eve' } };
    const replaced = { kind: 'computer' as const, level: 'master', instead: person('9') };
    for (const occupant of [program, replaced])
      expect(isInvolved({ ...(await read(id)), seats: [ADA, occupant] }, '9')).toBe(true);
    expect(isInvolved({ ...(await read(id)), seats: [ADA, BO] }, '9')).toBe(false);
  });
});

test('/moderate overview shows blocks, unfinished tables with links, and who plays most', async () => {
  const { bot, begin } = await openModeration();
  await setBlock(bot.context, 'g', '7', { by: '9', at: NOW, until: NOW + DAY_MS });
  await setBlock(bot.context, 'g', '8', { at: NOW });
  await resign(bot.context, await begin(), '2');
  await begin({ occupants: [ADA, person('3')], location: locationIn('d') });
  const moderator = bot.user('5', { permissions: PermissionFlagsBits.ModerateMembers });
  const { text, ids } = await moderator.command('moderate overview');
  const end = Math.ceil((NOW + DAY_MS) / 1000);
  expect(text.split('\n')).toEqual([
    '**Blocked** (2)',
    `- <@7> · ends <t:${end}:R> · by <@9>`,
    '- <@8>',
    '**Unfinished tables** (1)',
    '- [Noughts and Crosses](https://discord.com/channels/g/d) · <@1> and <@3>',
    '**Players at these tables and in the last 100 games** (3)',
    '- <@1> · 2 games',
    '- <@3> · 1 game',
    '- <@2> · 1 game',
  ]);
  expect(ids).toEqual([{ kind: 'sanction', act: 'choose', person: '0', from: undefined }, { kind: 'fairPlayList' }]);
  for (let count = 0; count < 10; count++) await begin({ occupants: [ADA, OPEN], location: locationIn(`x${count}`) });
  expect((await moderator.command('moderate overview')).text).toContain('\n- and 1 more\n');
});
