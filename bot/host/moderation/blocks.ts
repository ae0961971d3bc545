import { type Block, moderationKind } from '../../../storage/records/moderation.ts';
import type { Context } from '../context.ts';
import { changeRecord, readOrQuarantine } from '../read.ts';
import type { Refused } from '../refusal.ts';
import { texts } from '../words/texts.ts';

/** Returns the block of a user on a server. Undefined if there is none or it has ended. */
export async function blockOf(context: Context, guild: string | null, person: string): Promise<Block | undefined> {
  if (guild === null) return undefined;
  const block = (await readOrQuarantine(context, moderationKind, guild))?.blocked[person];
  return block && (block.until === undefined || block.until > context.now()) ? block : undefined;
}

/** Returns a refusal if a user is blocked on a server. */
export async function blockRefusal(
  context: Context,
  guild: string | null,
  person: string | undefined,
): Promise<Refused | undefined> {
  const block = person === undefined ? undefined : await blockOf(context, guild, person);
  if (!block) return undefined;
  const until = block.until === undefined ? undefined : `<t:${Math.ceil(block.until / 1000)}:R>`;
  return { refused: { code: 'blocked', sentence: texts.moderation.blocked({ until, reason: block.reason }) } };
}

/** Returns a refusal if one of the guests of a table is blocked on its server. */
export async function blockedGuestRefusal(
  context: Context,
  guild: string | null,
  guests: readonly { readonly id: string; readonly name?: string | undefined }[],
): Promise<Refused | undefined> {
  for (const { id, name = '' } of guests) {
    if (await blockOf(context, guild, id))
      return { refused: { code: 'guestBlocked', sentence: texts.moderation.guestBlocked({ name }) } };
  }
  return undefined;
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
    return Object.keys(blocked).length > 0 ? { blocked } : undefined;
  });
}
