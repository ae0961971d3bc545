import { ApplicationCommandOptionType, ChannelType, PermissionFlagsBits } from 'discord.js';
import { MAX_OPTION_LABEL } from '../bot/discord-limits.ts';
import { isChannelTaken } from '../bot/host/actions/open.ts';
import { changeTable } from '../bot/host/commit/commit.ts';
import { boardAt } from '../bot/host/commit/sent-messages.ts';
import { findTableFor, tablesOf } from '../bot/host/commit/table-lists.ts';
import type { Context } from '../bot/host/context.ts';
import type { LoadedTable } from '../bot/host/feature.ts';
import { Refusal } from '../bot/host/refusal.ts';
import { findTable, findTables } from '../bot/host/table/find.ts';
import {
  isUnanswered,
  occupiesChannel,
  ownersAt,
  personsAt,
  replacedAt,
  requireSeat,
  seatsWhere,
  usersAt,
} from '../bot/host/table/table.ts';
import { admitTo } from '../bot/interactions/access.ts';
import type { Bot } from '../bot/interactions/bot.ts';
import { type Command, matchingSuggestions } from '../bot/interactions/command.ts';
import { permissionsIn } from '../bot/interactions/layouts.ts';
import { requireHere } from '../bot/interactions/permissions.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { menuLabel } from '../bot/render/names.ts';
import { languageOf } from '../bot/render/text.ts';
import { serverFor } from '../bot/screens/new-game.ts';
import { openPanel } from '../bot/screens/play.ts';
import { type BoardLocation, channelOccupancyKind } from '../storage/records/table.ts';
import { texts } from './words/texts.ts';

const TABLE = 'table';

export const command: Command = {
  data: () => ({
    name: 'board',
    ...localizedDescription(texts.about.board),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: TABLE,
        ...localizedDescription(texts.options.tableToMove),
        autocomplete: true,
      },
    ],
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { bot } = reply;
    await requireHere(reply, 'table');
    const { channelId: channel, guildId: guild, user, isGuest } = reply;
    const wanted = reply.interaction.options.getString(TABLE) ?? undefined;
    const loaded = await tableFor(bot.context, user.id, channel, wanted);
    const { id, location } = loaded.table;
    if (location.inPanel && location.channel === channel)
      return openPanel(reply, await admitTo(reply, 'spectator', loaded));
    if (location.channel === channel) return bot.delivery.show(loaded, (drawn) => reply.public(drawn));
    if (guild !== null) await serverFor(reply, loaded.game);
    if (guild !== null && !isGuest) await checkPlayersSee(bot, loaded, { guild, channel, mover: user.id });
    const taken = await moveTable(bot.context, id, user.id, {
      guild,
      channel,
      ...(isGuest && { guest: true }),
    });
    await bot.delivery.deliver(taken, (drawn) => reply.public(drawn));
  },

  async autocomplete(interaction, bot) {
    const language = languageOf(interaction.locale);
    const tables = await tablesElsewhere(bot.context, interaction.user.id, interaction.channelId);
    const names = tables.map((loaded) => ({
      name: menuLabel(loaded, language).slice(0, MAX_OPTION_LABEL),
      value: loaded.table.id,
    }));
    await interaction.respond(matchingSuggestions(names, interaction.options.getFocused()));
  },
};

/** Refuses a channel that another player or an invited user does not see, or that cannot be checked. */
async function checkPlayersSee(
  { layouts }: Bot,
  { table }: LoadedTable,
  { guild, channel, mover }: { readonly guild: string; readonly channel: string; readonly mover: string },
): Promise<void> {
  const users = new Set(usersAt(table));
  users.delete(mover);
  if (users.size === 0) return;
  const layout = await layouts.of(guild);
  const target = await layouts.channel(guild, channel);
  // Only its members see a private thread, whatever their permissions are.
  if (!layout || !target || target.type === ChannelType.PrivateThread) throw new Refusal('notAllHere');
  for (const user of users) {
    const member = await layouts.member(guild, user);
    if (!member || !permissionsIn(layout, target, member).has(PermissionFlagsBits.ViewChannel))
      throw new Refusal('notAllHere');
  }
}

/**
 * Returns the chosen table, else the table of this channel, else the user's only table whose board cannot be shown.
 * Otherwise refuses.
 */
async function tableFor(
  context: Context,
  person: string,
  channel: string,
  wanted: string | undefined,
): Promise<LoadedTable> {
  if (wanted !== undefined) return findTable(context, wanted);
  return findTableFor(context, person, channel).catch(async (error) => {
    if (!(error instanceof Refusal)) throw error;
    const tables = await tablesElsewhere(context, person, channel);
    const [lost, ...others] = tables.filter(({ table }) => table.location.lost);
    if (!lost || others.length > 0) throw error;
    return lost;
  });
}

/** Returns the user's tables in other channels, those whose board cannot be shown first. */
async function tablesElsewhere(context: Context, person: string, channel: string): Promise<LoadedTable[]> {
  const tables = await findTables(context, await tablesOf(context, person));
  const elsewhere = tables.filter(({ table }) => table.location.channel !== channel);
  return elsewhere.sort(
    (one, other) => Number(other.table.location.lost ?? false) - Number(one.table.location.lost ?? false),
  );
}

type MoveTarget = Pick<BoardLocation, 'guild' | 'channel' | 'guest'>;

/**
 * Moves a table to another channel of its server, or from a server without the bot to one with it. The caller has checked that its players see that
 * channel. Only a solo table moves into direct messages or to a server without the bot, where the bot cannot check this.
 */
export async function moveTable(context: Context, id: string, person: string, to: MoveTarget): Promise<LoadedTable> {
  return context.storage.transact(`channel:${to.channel}`, async (transaction) => {
    if (await isChannelTaken(context, to.channel)) throw new Refusal('placeTaken');
    return changeTable(
      context,
      id,
      ({ table }) => {
        requireSeat(table, person, false);
        const users = new Set([...personsAt(table), ...ownersAt(table), ...replacedAt(table)]);
        const isAlone = users.size === 1 && table.seats.every(({ kind }) => kind !== 'open' && kind !== 'invited');
        if (table.terms.arranged) throw new Refusal('arrangedStays');
        if (!isAlone && (to.guild === null || to.guest)) throw new Refusal('notAllHere');
        const isFree = to.guest || table.location.guest || to.guild === null;
        if (to.guild !== table.location.guild && !isFree) throw new Refusal('otherServer');
        const { lost, stale = [], ...before } = table.location;
        const { guest, forum, lobby, tagged, inPanel, ...rest } = before;
        const location = {
          ...rest,
          ...to,
          message: null,
          moved: true as const,
          mentioned: seatsWhere(table, isUnanswered),
          stale: [...stale, ...boardAt(before)],
        };
        const writes = [
          context.storage.store(channelOccupancyKind).put(to.channel, { table: id }),
          ...(occupiesChannel(before) ? [context.storage.store(channelOccupancyKind).drop(before.channel)] : []),
        ];
        return { table: { ...table, location }, writes };
      },
      transaction,
    );
  });
}
