import type { SeatOccupant } from '../../../storage/records/table.ts';
import { openTable } from '../../host/actions/open.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { isRefusal, Refusal } from '../../host/refusal.ts';
import { displayIn, readServer, requireGame } from '../../host/settings.ts';
import { type MemberAsker, memberAsker, requireRole } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { permissionsIn } from '../../interactions/layouts.ts';
import { permissionsNeededIn } from '../../interactions/permissions.ts';
import type { Identity } from './identity.ts';

/**
 * Opens a table with default options for a user: alone, or against computers of similar strength. In their panel if the
 * channel has a table, or if they or the bot may not write there.
 */
export async function startGame(bot: Bot, context: Context, identity: Identity, id: string): Promise<LoadedTable> {
  const { user, name, channel, guild, language } = identity;
  const game = context.games.get(id);
  if (!game) throw new Refusal('gameGone');
  const server = requireGame(await readServer(context, guild), game.id, channel, null);
  const asker = askerOf(bot, identity);
  await requireRole(asker, 'tableRoles');
  const level = game.seats.max > 1 ? await suitableLevel(context, game, user) : undefined;
  if (!level && game.seats.min > 1) throw new Refusal('noComputer');
  const others = Array.from(
    { length: game.seats.min - 1 },
    (): SeatOccupant => ({ kind: 'computer', level: level!.id }),
  );
  const occupants: SeatOccupant[] = [{ kind: 'person', id: user, name }, ...others];
  const display = displayIn(server, channel, null);
  const location = { guild, channel, message: null, language, ...(display && { display }) };
  const open = (more: { readonly inPanel?: true; readonly guest?: true } = {}) =>
    openTable(context, { game, options: {}, occupants, location: { ...location, ...more } });
  if (await isGuest(bot, identity)) return open({ inPanel: true, guest: true });
  if (!(await mayWrite(asker, channel))) return open({ inPanel: true });
  return open().catch((error) => {
    if (!isRefusal(error, 'placeTaken') || guild === null) throw error;
    return open({ inPanel: true });
  });
}

/** Whether the bot is not a member of a user's server or chat. */
async function isGuest({ layouts, messages }: Bot, { user, guild, channel }: Identity): Promise<boolean> {
  return guild === null ? (await messages.directChannel(user)) !== channel : !(await layouts.of(guild));
}

/** Whether a user may write in the channel of their page. True in a DM. */
async function mayWrite({ bot: { layouts }, guildId, member }: MemberAsker, channel: string): Promise<boolean> {
  const layout = guildId === null ? undefined : await layouts.of(guildId);
  const here = layout && (await layouts.channel(layout.id, channel));
  if (!layout || !here) return true;
  const there = await member();
  return there !== undefined && permissionsIn(layout, here, there).has([...permissionsNeededIn(here)]);
}

/** Returns the user of a page, who asks without an interaction. */
export function askerOf(bot: Bot, { user, guild }: Identity): MemberAsker {
  return memberAsker(bot, guild, user);
}
