import { BOT, type Cast, GUILD } from '../world/cast.ts';
import { guildMember } from '../world/guild.ts';

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
