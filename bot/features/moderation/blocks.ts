import { z } from 'zod';
import { changeRecord, keyedHash, readOrQuarantine } from '../../../storage/record-access.ts';
import { recordKind } from '../../../storage/store.ts';
import type { Context, Invitation } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import { Refusal } from '../../host/refusal.ts';
import { plainLine } from '../../render/text.ts';
import { texts } from './words/texts.ts';

const block = z.strictObject({
  /** The server admin. Absent if they have deleted their data. */
  by: z.string().optional(),
  at: z.number(),
  /** Absent for a block without an end. */
  until: z.number().optional(),
  reason: z.string().max(200).optional(),
});

const schema = z.strictObject({
  blocked: z.record(z.string(), block),
  /** Times of the last message to the admins about suspicious games, by the hash of the pattern. */
  noticed: z.record(z.string(), z.number()).optional(),
});

type Block = z.infer<typeof block>;

/** Users whom the admins of a server have blocked, and the messages to the admins. The record id is the server id. */
export const moderationKind = recordKind('moderation', schema);

/** Returns the block of a user on a server. Undefined if there is none or it has ended. */
export async function blockOf(context: Context, guild: string | null, person: string): Promise<Block | undefined> {
  if (guild === null) return undefined;
  const block = (await readOrQuarantine(context, moderationKind, guild))?.blocked[person];
  return block && (block.until === undefined || block.until > context.now()) ? block : undefined;
}

/** Returns the blocks of a server that have not ended, by user. */
export async function blocksOf(context: Context, guild: string): Promise<[user: string, block: Block][]> {
  const { blocked = {} } = (await readOrQuarantine(context, moderationKind, guild)) ?? {};
  return Object.entries(blocked).filter(([, { until }]) => until === undefined || until > context.now());
}

/** Refuses a user who is blocked on a server. */
export async function checkBlock(context: Context, guild: string | null, person: string): Promise<void> {
  const block = await blockOf(context, guild, person);
  if (!block) return;
  const until = block.until === undefined ? undefined : `<t:${Math.ceil(block.until / 1000)}:R>`;
  throw new Refusal('blocked', texts.blocked({ until, reason: block.reason && plainLine(block.reason) }));
}

/** Refuses guests who are blocked on a server. */
export async function checkGuests(context: Context, { guild, guests }: Invitation): Promise<void> {
  for (const { id, name = '' } of guests) {
    if (await blockOf(context, guild, id))
      throw new Refusal('guestBlocked', texts.guestBlocked({ name: plainLine(name) }));
  }
}

/** Blocks a user on a server, or ends their block if `block` is undefined. Drops blocks that have ended. */
export async function setBlock(
  context: Context,
  guild: string,
  person: string,
  block: Block | undefined,
): Promise<void> {
  await changeRecord(context, moderationKind, guild, `moderation:${guild}`, (before) => {
    const others = Object.entries(before?.blocked ?? {}).filter(
      ([id, { until }]) => id !== person && (until === undefined || until > context.now()),
    );
    const blocked = Object.fromEntries(block ? [...others, [person, block]] : others);
    const { noticed } = before ?? {};
    return Object.keys(blocked).length > 0 || noticed ? { blocked, ...(noticed && { noticed }) } : undefined;
  });
}

/** Returns the blocks of a user on all servers, for their exported data. Does not name the moderators. */
export async function exportBlocks(context: Context, user: string): Promise<object> {
  const blocks: object[] = [];
  for await (const guild of context.storage.store(moderationKind).ids()) {
    const block = await blockOf(context, guild, user);
    if (block) blocks.push({ guild, at: block.at, until: block.until, reason: block.reason });
  }
  return { blocks };
}

/** Deletes an admin from the blocks that they have set. The blocks stay. */
export async function forgetAdmin(context: Context, admin: string): Promise<void> {
  for await (const guild of context.storage.store(moderationKind).ids()) {
    const record = await readOrQuarantine(context, moderationKind, guild);
    if (!Object.values(record?.blocked ?? {}).some(({ by }) => by === admin)) continue;
    await changeRecord(context, moderationKind, guild, `moderation:${guild}`, (before) => {
      const blocks = Object.entries(before?.blocked ?? {}).map(([user, { by, ...block }]) => [
        user,
        by === admin ? block : { ...block, by },
      ]);
      return before && { ...before, blocked: Object.fromEntries(blocks) };
    });
  }
}

/** Time after which admins are notified of the same pattern again. */
const NOTICED_MS = 7 * DAY_MS;

/** Stores that the admins of a server are notified of these patterns. Returns those of which they were not notified within a week. */
export async function saveNoticed(context: Context, guild: string, patterns: readonly string[]): Promise<string[]> {
  let fresh: string[] = [];
  const now = context.now();
  const hashes = new Map(
    await Promise.all(
      patterns.map(async (pattern) => [pattern, await keyedHash(context, 'patterns', pattern)] as const),
    ),
  );
  await changeRecord(context, moderationKind, guild, `moderation:${guild}`, (before) => {
    const recent = Object.entries(before?.noticed ?? {}).filter(([, at]) => at > now - NOTICED_MS);
    fresh = patterns.filter((pattern) => !recent.some(([hash]) => hash === hashes.get(pattern)));
    const noticed = Object.fromEntries([...recent, ...fresh.map((pattern) => [hashes.get(pattern), now] as const)]);
    const blocked = before?.blocked ?? {};
    const isEmpty = Object.keys(blocked).length + Object.keys(noticed).length === 0;
    return isEmpty ? undefined : { blocked, ...(Object.keys(noticed).length > 0 && { noticed }) };
  });
  return fresh;
}
