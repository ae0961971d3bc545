import { APPLICATION_FLAGS, APPLICATION_ID, BOT, GUILD } from '../world/cast.ts';
import { isDm, isThread } from '../world/channel.ts';
import { guildCreate } from '../world/guild.ts';
import type { World } from '../world/world.ts';
import { Intent } from './intents.ts';
import type { Session } from './session.ts';

/** What a fresh session is told first: who it is, and the server it is in. */
export function welcome(session: Session, url: string, world: World): void {
  session.dispatch('READY', {
    v: 10,
    user: { ...BOT, verified: true, mfa_enabled: true, email: null, flags: 0 },
    guilds: [{ id: GUILD.id, unavailable: true }],
    private_channels: [],
    relationships: [],
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: url,
    shard: [0, 1],
    application: { id: APPLICATION_ID, flags: APPLICATION_FLAGS },
  });
  if (!(session.intents & Intent.guilds)) return;
  const rooms = [...world.channels.values()].filter((one) => !isDm(one) && !isThread(one));
  session.dispatch('GUILD_CREATE', guildCreate(rooms, world.threads()));
}
