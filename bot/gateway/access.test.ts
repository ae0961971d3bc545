import { readFileSync } from 'node:fs';
import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import { beforeAll, expect, test, vi } from 'vitest';
import { codeOf, locationIn, open, person, testContext } from '../../tests/context.ts';
import { allIds } from '../../tests/ids.ts';
import { accesses, accessTable } from '../../tools/docs/main.ts';
import { FEATURES } from '../features/index.ts';
import { tournamentKind } from '../features/tournaments/record.ts';
import { resign } from '../host/actions/resign.ts';
import { type Access, admit } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import { loadCommands } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';

const commands = await loadCommands(new URL('../../commands/', import.meta.url));

/** Ada and Bo play in channel c of server g, Cleo and Dan in channel d, Eve nowhere. */
const USERS = {
  'a player here': ['ada', 'c', 'g'],
  'a player elsewhere': ['ada', 'dm', null],
  'a stranger here': ['eve', 'c', 'g'],
  'a player of another table': ['cleo', 'd', 'g'],
  'a stranger elsewhere': ['eve', 'x', 'h'],
} as const;
type Name = keyof typeof USERS;

const EVERYONE = Object.keys(USERS) as readonly Name[];
const PLAYER: readonly Name[] = ['a player here', 'a player elsewhere'];
const VISITORS: readonly Name[] = [...PLAYER, 'a stranger here'];
const HERE: readonly Name[] = ['a player here'];

/** Users who are admitted to a finished table. None of them is invited, replaced by a computer or a server manager. */
const ADMITTED: Readonly<Record<Access, readonly Name[]>> = {
  anyone: EVERYONE,
  moderator: [],
  manager: [],
  visitor: VISITORS,
  spectator: VISITORS,
  finished: VISITORS,
  replay: VISITORS,
  member: PLAYER,
  nextPlayer: PLAYER,
  playerOrOwner: PLAYER,
  host: PLAYER,
  joined: PLAYER,
  player: PLAYER,
  playerHere: HERE,
  chooser: HERE,
  invited: [],
  replaced: [],
  moderated: [],
};

const GONE = { of: async () => undefined, channel: async () => undefined };
let bot: Bot;
let target: { table: string; tournament: string };

beforeAll(async () => {
  const context = await testContext([noughts, duel]);
  const client = { rest: { get: async () => [] }, application: { id: 'bot' } };
  bot = { context, features: FEATURES, layouts: GONE, client } as unknown as Bot;
  const { id: table } = (await open(context)).table;
  await resign(context, table, 'bo');
  await open(context, { occupants: [person('cleo'), person('dan')], location: locationIn('d') });
  target = { table, tournament: 'cup' };
  vi.spyOn(context.storage.store(tournamentKind), 'get').mockImplementation(
    async () => ({ guild: 'g', organiser: 'ada' }) as never,
  );
});

/** Returns a reply whose `refuse` is a mock. */
function replyTo(name: Name, about: object = {}) {
  const [id, channelId, guildId] = USERS[name];
  const interaction = { user: { id }, channelId, guildId, inRawGuild: () => guildId !== null, ...about };
  const refuse = vi.fn();
  const reply = {
    bot: { ...bot, ids: allIds },
    user: { id },
    channelId,
    guildId,
    refuse,
    interaction: { ...interaction, isAutocomplete: () => false },
  };
  return reply as unknown as Reply & { refuse: typeof refuse };
}

const CORE_ACCESSES = accesses(commands).filter((row): row is readonly [string, Access] => row[1] in ADMITTED);

test.each(CORE_ACCESSES)('%s (%s) admits only the users it is declared for', async (_, access) => {
  for (const name of EVERYONE) {
    // A choice that plays a line is admitted from the record cache.
    const act = access === 'chooser' ? 'play' : 'begin';
    const code = await codeOf(admit(replyTo(name), access, { ...target, act, surface: 'board' }));
    expect([name, code === 'done']).toEqual([name, ADMITTED[access].includes(name)]);
  }
});

test('lists every access in docs/contributing.md (npm run docs)', () => {
  const page = readFileSync(new URL('../../docs/contributing.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- access -->\n${accessTable(commands)}\n<!-- /access -->`);
});
