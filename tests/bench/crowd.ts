import { startPlayground } from '@longtable/playground';
import { guildCreate } from '@longtable/playground/world/guild';
import { parseSetup } from '@longtable/playground/world/setup';
import { World } from '@longtable/playground/world/world';
import { type APIGuildChannel, ChannelType } from 'discord-api-types/v10';
import { LOCAL_SERVER } from '../../bot/settings.ts';
import { scriptArguments } from '../script.ts';

const [count, shards] = scriptArguments(0, 1);
const [CHANNELS, ROLES, EMOJIS] = [30, 10, 20];

/** Fields that are equal in all servers except for ids. */
const common = guildCreate({
  world: new World('', parseSetup({})),
  channels: [],
  threads: [],
  listsAllMembers: false,
});

/** Playground whose bot is in many servers of usual size. */
const playground = await startPlayground({ server: LOCAL_SERVER, limits: false, shards, otherGuilds: others });
console.log(`playground at ${playground.url}`);
process.once('SIGTERM', () => void playground.close());
// Invalidates all sessions.
process.on('SIGUSR2', () => playground.gateway.invalidate());

function* others() {
  // The high bits of the id select the shard. A server is generated when it is sent.
  for (let number = 1; number <= count; number++) {
    const id = BigInt(number) << 22n;
    yield { id: String(id), toJSON: () => server(number, (index) => String(id + BigInt(index))) };
  }
}

function server(number: number, idOf: (index: number) => string) {
  const id = idOf(0);
  return {
    ...common,
    id,
    name: `Server number ${number}`,
    roles: list(ROLES, (index) => ({ ...common.roles[0], id: idOf(index), name: `Role ${number}.${index}` })),
    emojis: list(EMOJIS, (index) => emoji(idOf(100 + index), `emoji_${number}_${index}`)),
    channels: list(CHANNELS, (index) => channel(id, idOf(200 + index), `channel-${number}-${index}`, index)),
  };
}

function emoji(id: string, name: string) {
  return { id, name, roles: [], require_colons: true, managed: false, animated: false, available: true };
}

function channel(guild: string, id: string, name: string, position: number) {
  const overwrite = { id: guild, type: 0, allow: '1024', deny: '2048' };
  return {
    id,
    name,
    position,
    guild_id: guild,
    type: ChannelType.GuildText,
    topic: `What ${name} is for, in a few words`,
    nsfw: false,
    last_message_id: id,
    parent_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [overwrite, { ...overwrite, id }],
    flags: 0,
  } as unknown as APIGuildChannel;
}

function list<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => make(index));
}
