import { ChannelType } from 'discord-api-types/v10';
import type { Discord } from '../discord.ts';
import type { Gateway } from '../gateway/gateway.ts';

const SHORTEST_LOSS = 2_000;
const LONGEST_LOSS = 8_000;

/** Applies gateway and permission faults. Revoked access is restored when the `revoked` rate is 0. */
export function wreakHavoc(gateway: Gateway, { clock, faults, world }: Discord): void {
  const taken = new Set<string>();
  const giveBack = (channel: string) => {
    if (taken.delete(channel)) world.setAccess(channel, 'full');
  };
  faults.on('drop', () => gateway.cut());
  faults.on('invalid', () => gateway.invalidate());
  faults.on('revoke', (chance) => {
    const rooms = [...world.channels.values()].filter(
      ({ id, type }) => type === ChannelType.GuildText && !taken.has(id),
    );
    const room = chance.pick(rooms);
    if (!room) return;
    taken.add(room.id);
    world.setAccess(room.id, chance.happens(0.5) ? 'none' : 'read');
    clock.after(SHORTEST_LOSS + chance.next() * (LONGEST_LOSS - SHORTEST_LOSS), () => giveBack(room.id));
  });
  faults.on('change', ({ revoked }) => {
    if (revoked === 0) for (const channel of taken) giveBack(channel);
  });
}
