import { noughts } from '@longtable/kit/testing/games/noughts';
import { type APIGuildForumTag, DiscordAPIError, type REST, RESTJSONErrorCodes } from 'discord.js';
import { beforeEach, expect, test } from 'vitest';
import type { BoardLocation, SeatOccupant, Table } from '../../../storage/records/table.ts';
import { locationIn, open, person, testContext } from '../../../tests/context.ts';
import { tableThreadName, threadName } from '../../boards/threads.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { findTable } from '../../host/table/find.ts';
import { FEATURES } from '../index.ts';
import { Posts } from './posts.ts';

const DISCORD_EPOCH = 1420070400000;
const snowflake = (at: number) => String(BigInt(at - DISCORD_EPOCH) << 22n);
const tag = (name: string, more: object = {}) => ({ id: `tag-${name}`, name, ...more }) as APIGuildForumTag;
const STATUSES = ['Waiting', 'Playing', 'Over'];

let context: Context;
let table: LoadedTable;
let location: BoardLocation;

beforeEach(async () => {
  context = await testContext();
  location = { ...locationIn('forum'), forum: 'forum' } as BoardLocation;
  table = await open(context, { location });
});

interface Forum {
  readonly tags?: readonly APIGuildForumTag[];
  readonly newest?: string | null;
  readonly threads?: readonly object[];
  readonly messages?: Readonly<Record<string, object>>;
  readonly failsWith?: keyof typeof RESTJSONErrorCodes;
  readonly isGuest?: boolean;
}

function postsIn({ tags = [], newest = null, threads = [], messages = {}, failsWith, isGuest = false }: Forum) {
  const sent: { route: string; body: Record<string, unknown> }[] = [];
  const send = async (route: string, { body }: { body: Record<string, unknown> }) => {
    sent.push({ route, body });
    if (failsWith) throw apiError(failsWith);
    return { id: 'new' };
  };
  const get = async (route: string) => {
    if (route === '/channels/forum') return { available_tags: tags, last_message_id: newest };
    if (route.startsWith('/guilds/')) return { threads };
    const message = messages[route.split('/')[2] ?? ''];
    if (!message) throw apiError('UnknownMessage');
    return message;
  };
  const rest = { get, post: send, patch: send } as unknown as REST;
  return { posts: new Posts(context, rest, { isGuest: () => isGuest }), sent };
}

function apiError(code: keyof typeof RESTJSONErrorCodes): DiscordAPIError {
  const number = RESTJSONErrorCodes[code];
  return new DiscordAPIError({ code: number, message: code }, number, 403, 'POST', '/', {});
}

const withTable = (changes: Partial<Table>): LoadedTable => ({ ...table, table: { ...table.table, ...changes } });
const create = ({ posts }: ReturnType<typeof postsIn>, at = table) =>
  posts.create(at, location, { body: { content: 'b' } });

test('creates a post with the names of the players and the tags of game and status', async () => {
  const tags = [...STATUSES.map((name) => tag(name)), tag('noughts and CROSSES'), tag('Duel')];
  const forum = postsIn({ tags });
  expect(await create(forum)).toEqual({ channel: 'new', message: 'new', tagged: 'playing' });
  expect(forum.sent).toMatchObject([{ route: '/channels/forum/threads', body: { message: { content: 'b' } } }]);
  expect(forum.sent[0]?.body.applied_tags).toEqual(['tag-Playing', 'tag-noughts and CROSSES']);
  const open = postsIn({ tags: [tag('Wartend'), ...tags] });
  expect((await create(open, withTable({ status: 'open' }))).tagged).toBe('waiting');
  expect((await create(postsIn({}), withTable({ status: 'over' }))).tagged).toBe('over');
});

test('does not use tags that only moderators can apply', async () => {
  const forum = postsIn({ tags: [tag('Playing', { moderated: true })] });
  await create(forum);
  expect(forum.sent[0]?.body.applied_tags).toEqual([]);
});

test('uses the post of an earlier attempt: the one in this forum with the board of the table', async () => {
  const { startedAt } = table.table.times;
  const id = snowflake(startedAt + 1000);
  const board = { components: [{ custom_id: `panel|${table.table.id}` }] };
  const thread = { id, parent_id: 'forum' };
  const made = async (forum: Forum) =>
    (await create(postsIn({ newest: id, threads: [thread], messages: { [id]: board }, ...forum }))).channel;
  expect(await made({})).toBe(id);
  expect(await made({ newest: snowflake(startedAt - 120_000) })).toBe('new');
  expect(await made({ newest: null })).toBe('new');
  expect(await made({ threads: [{ ...thread, parent_id: 'other' }] })).toBe('new');
  expect(await made({ messages: {} })).toBe('new');
  expect(await made({ messages: { [id]: { components: [{ custom_id: 'panel|another' }] } } })).toBe('new');
  const old = snowflake(startedAt - 120_000);
  expect(await made({ threads: [{ ...thread, id: old }], messages: { [old]: board } })).toBe('new');
});

test('knows outdated tags, except where the bot is a guest', () => {
  const { posts } = postsIn({});
  const at = (tagged: BoardLocation['tagged']) => ({ ...location, tagged });
  expect([at('playing'), at('waiting'), location].map((where) => posts.isBehind(table, where))).toEqual([
    false,
    true,
    true,
  ]);
  expect(postsIn({ isGuest: true }).posts.isBehind(table, at('waiting'))).toBe(false);
});

test('updates the tags of a post, its name only at the start of a game that is no rematch', async () => {
  const nameAfter = async (changes: Partial<Table>) => {
    const forum = postsIn({ tags: STATUSES.map((name) => tag(name)) });
    await forum.posts.update(withTable(changes), { ...location, channel: 'post' });
    expect(forum.sent).toMatchObject([{ route: '/channels/post' }]);
    return [forum.sent[0]?.body.applied_tags, forum.sent[0]?.body.name];
  };
  const name = tableThreadName(table);
  expect(await nameAfter({})).toEqual([['tag-Playing'], name]);
  expect(await nameAfter({ terms: { ...table.table.terms, rematch: true } })).toEqual([['tag-Playing'], undefined]);
  expect(await nameAfter({ status: 'over' })).toEqual([['tag-Over'], undefined]);
});

test('stores the status of the tags, also if the post cannot be edited, but not after another error', async () => {
  const taggedAfter = async (failsWith?: Forum['failsWith']) => {
    const { posts } = postsIn(failsWith ? { failsWith } : {});
    await posts.update(table, { ...location, channel: 'post' }).catch(() => undefined);
    return (await findTable(context, table.table.id)).table.location.tagged;
  };
  expect(await taggedAfter('InvalidFormBodyOrContentType')).toBeUndefined();
  expect(await taggedAfter('MissingPermissions')).toBe('playing');
});

test('names a thread by the game and its players, within the limit of Discord', () => {
  const named = (id: string, name: string): SeatOccupant => ({ kind: 'person', id, name });
  const nameOf = (occupants: readonly SeatOccupant[], features = {}) =>
    threadName(FEATURES, { game: noughts, occupants, location: { language: 'en' }, features });
  const seats: SeatOccupant[] = [
    named('ada', 'Ada'),
    { kind: 'computer', level: 'easy' },
    { kind: 'program', owner: { id: 'bo', name: 'Bo' } },
    person('nameless'),
    { kind: 'open' },
  ];
  expect(nameOf(seats)).toBe('Noughts and Crosses · Ada – Computer – Bo');
  const ada = [named('ada', 'Ada')];
  expect(nameOf(ada, { puzzle: 'p' })).toBe('Puzzle: Noughts and Crosses · Ada');
  expect(nameOf(ada, { lesson: true })).toBe('Lesson: Noughts and Crosses · Ada');
  expect(nameOf(ada, { daily: true })).toBe('Daily: Noughts and Crosses · Ada');
  expect(nameOf([named('x', 'x'.repeat(200))])).toHaveLength(100);
});
