import { expect, test } from 'vitest';
import { MAY_PING_ALL, MAY_PING_USERS, pingsOf } from './messages.ts';
import { PREDEFINED_USERS, parseSetup, Users } from './world/setup.ts';

const [ada, bo] = PREDEFINED_USERS.map((person) => person.user.id) as [string, string];
const cast = new Users(parseSetup({}), () => {});
const keeper = '1200000000000000201';
const loud = { mayPingAll: true };
const quiet = { mayPingAll: false };

test.each([
  ['a user', `<@${ada}>`, MAY_PING_USERS, quiet, [ada], false, 0],
  ['the older spelling', `<@!${ada}>`, MAY_PING_USERS, quiet, [ada], false, 0],
  ['a user once for two mentions', `<@${ada}> <@${ada}>`, MAY_PING_USERS, quiet, [ada], false, 0],
  ['no user if nothing is allowed', `<@${ada}> @everyone`, { parse: [] }, loud, [], false, 0],
  ['only named users', `<@${ada}> <@${bo}>`, { parse: [], users: [bo] }, quiet, [bo], false, 0],
  ['no user without a mention', 'hello', { users: [bo] }, quiet, [], false, 0],
  ['an unknown id', '<@1>', MAY_PING_USERS, quiet, [], false, 0],
  ['@everyone, from a user with permission', '@everyone', MAY_PING_ALL, loud, [], true, 0],
  ['no @everyone, from a bot', '@everyone', MAY_PING_ALL, quiet, [], false, 0],
  ['no @everyone, in an interaction', '@here', MAY_PING_USERS, loud, [], false, 0],
  ['a role', `<@&${keeper}>`, MAY_PING_ALL, loud, [], false, 1],
  ['no role, from a bot', `<@&${keeper}>`, MAY_PING_ALL, quiet, [], false, 0],
] as const)('pings %s', (_, content, allowed, author, users, everyone, roles) => {
  const pinged = pingsOf(cast, { content, components: [] }, structuredClone(allowed) as typeof MAY_PING_ALL, author);
  expect(pinged.mentions.map((mention) => mention.id)).toEqual(users);
  expect(pinged.mention_everyone).toBe(everyone);
  expect(pinged.mention_roles).toHaveLength(roles);
});

test('pings users mentioned inside components and the author of the replied-to message', () => {
  const components = [{ type: 17, components: [{ type: 10, content: `<@${ada}>` }] }];
  expect(pingsOf(cast, { content: '', components }, MAY_PING_ALL, quiet).mentions[0]?.id).toBe(ada);
  const replied = PREDEFINED_USERS[1]?.user;
  expect(pingsOf(cast, { content: '', components: [], replied }, MAY_PING_ALL, quiet).mentions[0]?.id).toBe(bo);
  expect(pingsOf(cast, { content: '', components: [], replied }, { parse: [] }, quiet).mentions).toEqual([]);
});
