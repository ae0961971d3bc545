import { ChannelType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Gateway } from '../gateway/gateway.ts';

const MIN_LOSS_MS = 2_000;
const MAX_LOSS_MS = 8_000;

/** Applies gateway and permission faults. Revoked access is restored when the `revoked` rate is 0. */
export function applyFaults(gateway: Gateway, { clock, faults, world }: Discord): void {
  const revokedChannels = new Set<string>();
  const restore = (channel: string) => {
    if (revokedChannels.delete(channel)) world.setAccess(channel, 'full');
  };
  faults.on('drop', () => gateway.dropConnections());
  faults.on('invalid', () => gateway.invalidate());
  faults.on('revoke', (rng) => {
    const channels = [...world.channels.values()].filter(
      ({ id, type }) => type === ChannelType.GuildText && !revokedChannels.has(id),
    );
    const channel = rng.pick(channels);
    if (!channel) return;
    revokedChannels.add(channel.id);
    world.setAccess(channel.id, rng.happens(0.5) ? 'none' : 'read');
    clock.after(MIN_LOSS_MS + rng.next() * (MAX_LOSS_MS - MIN_LOSS_MS), () => restore(channel.id));
  });
  faults.on('change', ({ revoked }) => {
    if (revoked === 0) for (const channel of revokedChannels) restore(channel);
  });
}
