import { GatewayIntentBits } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import { applicationFlags } from '../portal.ts';
import { APPLICATION_ID, BOT, type Cast, GUILD } from '../world/cast.ts';
import { isForum, isRoom } from '../world/channel.ts';
import { guildCreate, guildMember } from '../world/guild.ts';
import type { World } from '../world/world.ts';
import { hears, type Session } from './session.ts';

/** What a fresh session is told first: who it is, and the servers of its shard. */
export function welcome(session: Session, { world, gatewayUrl, portal }: Discord): void {
  const heard = ({ id }: { readonly id: string }) => hears(session.shard, id);
  const others = Iterator.from(portal.others()).filter(heard).toArray();
  const here = heard(GUILD) && world.installations.server;
  session.dispatch('READY', {
    v: 10,
    user: { ...BOT, verified: true, mfa_enabled: true, email: null, flags: 0 },
    guilds: [...(here ? [GUILD] : []), ...others].map(({ id }) => ({ id, unavailable: true })),
    private_channels: [],
    relationships: [],
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: gatewayUrl,
    shard: session.shard,
    application: { id: APPLICATION_ID, flags: applicationFlags(portal) },
  });
  if (!(session.intents & GatewayIntentBits.Guilds)) return;
  for (const other of others) session.dispatch('GUILD_CREATE', other);
  if (!here) return;
  session.dispatch('GUILD_CREATE', introduction(world, session.intents));
}

const isHere = ({ guild_id }: { readonly guild_id?: string }) => guild_id === GUILD.id;

/** The server as a session with these intents is introduced to it. */
export function introduction(world: World, intents: number): object {
  return guildCreate({
    cast: world.cast,
    locale: world.languages.server,
    channels: [...world.channels.values()].filter((one) => isRoom(one) || isForum(one)).filter(isHere),
    threads: world.threads().filter(isHere),
    everybody: (intents & GatewayIntentBits.GuildPresences) !== 0,
  });
}

/** The answer to a request for members: those that were named, or whose name begins so. */
export function memberChunk(cast: Cast, request: { readonly [field: string]: unknown }): object {
  const everybody = [BOT, ...cast.people.map((one) => one.user)];
  const named = request.user_ids === undefined ? undefined : [request.user_ids].flat().map(String);
  const prefix = String(request.query ?? '').toLowerCase();
  const found = everybody.filter((one) => (named ? named.includes(one.id) : one.username.startsWith(prefix)));
  return {
    guild_id: GUILD.id,
    members: found.map((one) => guildMember(cast, one.id)),
    not_found: named?.filter((id) => !everybody.some((one) => one.id === id)) ?? [],
    chunk_index: 0,
    chunk_count: 1,
    ...(typeof request.nonce === 'string' && { nonce: request.nonce }),
  };
}
