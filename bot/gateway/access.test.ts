import { readFileSync } from 'node:fs';
import { duel } from '@longtable/duel';
import { noughts } from '@longtable/kit/testing/games/noughts';
import type { ChatInputCommandInteraction, MessageComponentInteraction, ModalSubmitInteraction } from 'discord.js';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { codeOf, locationIn, open, person, testContext } from '../../tests/context.ts';
import { allIds, makeId } from '../../tests/ids.ts';
import { accesses, accessTable } from '../../tools/docs/main.ts';
import { FEATURES } from '../features/index.ts';
import { tournamentKind } from '../features/tournaments/record.ts';
import { resign } from '../host/actions/resign.ts';
import { type Access, admit } from '../interactions/access.ts';
import type { Bot } from '../interactions/bot.ts';
import type { Buttons } from '../interactions/button.ts';
import { type Command, loadCommands } from '../interactions/command.ts';
import type { Reply } from '../interactions/reply.ts';
import { BUTTONS } from '../screens/table-actions.ts';
import { press, runCommand, submit } from './router.ts';

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
  const client = { rest: { get: async () => [] } };
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

test('admits managers to the moderation of tables on their server only', async () => {
  const memberPermissions = { has: () => true };
  expect(await codeOf(admit(replyTo('a player here', { memberPermissions }), 'moderated', target))).toBe('done');
  const elsewhere = admit(replyTo('a player elsewhere', { memberPermissions }), 'moderated', target);
  expect(await codeOf(elsewhere)).toBe('noTable');
});

test('lists every access in docs/contributing.md (npm run docs)', () => {
  const page = readFileSync(new URL('../../docs/contributing.md', import.meta.url), 'utf8');
  expect(page).toContain(`<!-- access -->\n${accessTable(commands)}\n<!-- /access -->`);
});

describe('the router', () => {
  const handler = () => ({ ran: vi.fn(async () => {}) });

  test('does not run the handler of a refused press, and passes table and seat otherwise', async () => {
    const { ran } = handler();
    const guarded = { ...BUTTONS, boardHere: { access: 'playerHere', press: ran } } as Buttons;
    const customId = makeId({ kind: 'boardHere', table: target.table });
    const pressed = async (name: Name) => {
      const reply = replyTo(name, { customId });
      return codeOf(press(guarded, reply as unknown as Reply<MessageComponentInteraction>));
    };
    expect(await pressed('a stranger here')).toBe('notYourTable');
    expect(await pressed('a player elsewhere')).toBe('otherChannel');
    expect(ran).not.toHaveBeenCalled();
    expect(await pressed('a player here')).toBe('done');
    expect(ran.mock.calls[0]).toMatchObject([
      { id: { kind: 'boardHere' }, target: { table: { id: target.table }, seat: 0 } },
    ]);
  });

  test('does not run the handler of a refused form', async () => {
    const { ran } = handler();
    const guarded = { ...BUTTONS, rename: { access: 'player', press: ran, submit: ran } } as Buttons;
    const about = { customId: makeId({ kind: 'rename', table: target.table }), isFromMessage: () => true };
    for (const name of ['a stranger here', 'a player elsewhere'] as const)
      await codeOf(submit(guarded, replyTo(name, about) as unknown as Reply<ModalSubmitInteraction>));
    expect(ran).toHaveBeenCalledTimes(1);
  });

  test('runs a command for the named table, or for the table of the channel', async () => {
    const { ran } = handler();
    const named = vi.fn((): string | null => target.table);
    const command = { access: 'player', table: named, execute: ran } as unknown as Command;
    const typed = async (name: Name) => {
      const reply = replyTo(name, { options: {} });
      return codeOf(runCommand(command, reply as unknown as Reply<ChatInputCommandInteraction>));
    };
    expect(await typed('a stranger here')).toBe('notYourTable');
    expect(await typed('a player of another table')).toBe('notYourTable');
    expect(ran).not.toHaveBeenCalled();
    named.mockReturnValue(null);
    expect(await typed('a player of another table')).toBe('done');
    expect(await typed('a player elsewhere')).toBe('nothingHere');
    expect(ran.mock.calls).toMatchObject([[{ target: { table: { location: { channel: 'd' } }, seat: 0 } }]]);
  });
});
