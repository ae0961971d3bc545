import { say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommand,
  type APIGuildApplicationCommandPermissions,
  ApplicationCommandPermissionType,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { MAX_CONTENT } from '../../discord-limits.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal } from '../../host/refusal.ts';
import { findTable } from '../../host/table/find.ts';
import { playersAt } from '../../host/table/table.ts';
import { MODERATION_PERMISSION } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Reply } from '../../interactions/reply.ts';
import { soon } from '../../render/duration.ts';
import { buttonRows, plain } from '../../render/page.ts';
import { readNewest, serverHistoryListId } from '../history/index.ts';
import { fairPlayListId, moderationId, tableLines } from './action.ts';
import { blocksOf } from './blocks.ts';
import { playerMenu } from './player.ts';
import { texts } from './words/texts.ts';

/** Maximum number of blocks and of players in the overview. */
const MAX_LISTED = 10;
/** Maximum number of tables that are read, and of finished games. */
const MAX_READ = 100;

/** The button that opens the overview. */
export const overviewSpec: ButtonSpec = plain(moderationId.make({}), texts.overview.open);

/** Shows who is blocked on a server, its unfinished tables, and who plays there most. */
export async function showOverview(reply: Reply, guild: string): Promise<void> {
  const { bot, language } = reply;
  const { context } = bot;
  const unfinished = await tablesIn(context, guild);
  const tables = await readTables(context, unfinished.slice(-MAX_READ));
  const finished = await readTables(context, await readNewest(context, serverHistoryListId(guild), MAX_READ, 0));
  const blocks = await blocksOf(context, guild);
  const games = gamesByPlayer([...tables, ...finished]);
  const content = [
    say(texts.overview.blocked({ count: blocks.length }), language),
    ...blocks.slice(0, MAX_LISTED).map(([user, { until, by }]) => {
      const end: Text[] = until === undefined ? [] : [texts.overview.until({ until: soon(until) })];
      const facts = [...end, ...(by === undefined ? [] : [texts.overview.by({ by })])];
      return [`- <@${user}>`, ...facts.map((fact) => say(fact, language))].join(' · ');
    }),
    say(texts.overview.tables({ count: unfinished.length }), language),
    ...(tables.length > 0 ? [tableLines(tables.toReversed(), language)] : []),
    say(texts.overview.players({ count: games.length }), language),
    ...games
      .slice(0, MAX_LISTED)
      .map(([user, count]) => `- <@${user}> · ${say(texts.overview.games({ games: count }), language)}`),
  ]
    .join('\n')
    .slice(0, MAX_CONTENT);
  const fairPlay: ButtonSpec = plain(fairPlayListId.make({}), texts.overview.fairPlay);
  await reply.show({ content, components: [playerMenu(language), ...buttonRows([fairPlay], language)] });
}

/** Returns the tables with these ids that can be read. */
async function readTables(context: Context, ids: readonly string[]): Promise<LoadedTable[]> {
  const found = await Promise.all(ids.map((id) => findTable(context, id).catch(ignoreRefusal)));
  return found.filter((loaded) => loaded !== undefined);
}

/** Returns the players with their number of games, the most active first. */
function gamesByPlayer(tables: readonly LoadedTable[]): [player: string, games: number][] {
  const games = new Map<string, number>();
  for (const { table } of tables) for (const id of playersAt(table)) games.set(id, (games.get(id) ?? 0) + 1);
  return [...games].sort(([, one], [, other]) => other - one);
}

export const overviewButton = button(moderationId, {
  access: 'moderator',
  press: ({ reply, target: guild }) => showOverview(reply, guild),
});

/** Whether a member may moderate on the server of an interaction: with Moderate Members, or allowed in Discord's Integrations page. */
export async function isModerator(reply: Reply): Promise<boolean> {
  return reply.interaction.memberPermissions?.has(PermissionFlagsBits.ModerateMembers) || isAllowedByServer(reply);
}

/** Whether the server's Integrations page gives a command of moderation to a user or to one of their roles. */
async function isAllowedByServer({ bot, guildId, interaction }: Reply): Promise<boolean> {
  const { user, member, applicationId } = interaction;
  const get = (route: `/${string}`) =>
    bot.client.rest.get(route).catch((error) => {
      bot.log.info({ guild: guildId, error: String(error) }, 'Could not read the permissions of the commands');
      return [];
    });
  const [commands, changed] = (await Promise.all([
    get(Routes.applicationCommands(applicationId)),
    get(Routes.guildApplicationCommandsPermissions(applicationId, guildId ?? '')),
  ])) as [APIApplicationCommand[], APIGuildApplicationCommandPermissions[]];
  const roles = [guildId, ...(Array.isArray(member?.roles) ? member.roles : [])];
  return commands
    .filter(({ default_member_permissions: needed }) => needed === MODERATION_PERMISSION)
    .some(({ id }) => {
      const { permissions = [] } = changed.find((command) => command.id === id) ?? {};
      const own = permissions.find(
        (entry) => entry.type === ApplicationCommandPermissionType.User && entry.id === user.id,
      );
      if (own) return own.permission;
      return permissions.some(
        ({ type, id, permission }) =>
          type === ApplicationCommandPermissionType.Role && permission && roles.includes(id),
      );
    });
}
