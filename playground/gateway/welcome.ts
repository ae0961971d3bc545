import type { Discord } from '../discord.ts';
import { applicationFlags } from '../portal.ts';
import { APPLICATION_ID, BOT, GUILD } from '../world/cast.ts';
import { isDm, isThread } from '../world/channel.ts';
import { guildCreate } from '../world/guild.ts';
import { Intent } from './intents.ts';
import type { Session } from './session.ts';
import { hears } from './shard.ts';

/** What a fresh session is told first: who it is, and the server it is in if that is one of its shard. */
export function welcome(session: Session, { world, gatewayUrl, portal }: Discord): void {
  const here = hears(session.shard, GUILD.id);
  session.dispatch('READY', {
    v: 10,
    user: { ...BOT, verified: true, mfa_enabled: true, email: null, flags: 0 },
    guilds: here ? [{ id: GUILD.id, unavailable: true }] : [],
    private_channels: [],
    relationships: [],
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: gatewayUrl,
    shard: session.shard,
    application: { id: APPLICATION_ID, flags: applicationFlags(portal) },
  });
  if (!here || !(session.intents & Intent.guilds)) return;
  const introduced = {
    cast: world.cast,
    locale: world.languages.server,
    channels: [...world.channels.values()].filter((one) => !isDm(one) && !isThread(one)),
    threads: world.threads(),
    everybody: (session.intents & Intent.guildPresences) !== 0,
  };
  session.dispatch('GUILD_CREATE', guildCreate(introduced));
}
