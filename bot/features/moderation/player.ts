import { joinTexts, say, type Text } from '@longtable/kit';
import {
  type APIApplicationCommand,
  type APIGuildApplicationCommandPermissions,
  ApplicationCommandPermissionType,
  ButtonStyle,
  ComponentType,
  type MessageComponentInteraction,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { tellAdmins } from '../../boards/boards.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { Refusal } from '../../host/refusal.ts';
import { isManager, MODERATION_PERMISSION, memberName } from '../../interactions/access.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Member } from '../../interactions/layouts.ts';
import type { Reply } from '../../interactions/reply.ts';
import { on, soon } from '../../render/duration.ts';
import { danger, menu, phrase, plain, textField } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import {
  backButton,
  fairPlayListId,
  finishAction,
  moderateId,
  moderationId,
  type SanctionId,
  sanctionId,
  tableLines,
  tellVoided,
  voidGamesOf,
} from './action.ts';
import { blockOf, setBlock } from './blocks.ts';
import { closeTablesOf, removeFromWaitingTables } from './close-tables.ts';
import { texts } from './words/texts.ts';

const { Danger, Secondary } = ButtonStyle;
/** Durations of a block in days. 0 is permanent. */
const DURATIONS = [1, 3, 7, 14, 30, 90, 365, 0];
const DEFAULT_DAYS = 7;
const MAX_REASON = 200;
/** Permissions of members who cannot be blocked. */
const ADMIN = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;
const FIELDS = { days: 'days', reason: 'reason' } as const;

/** Value of `from` for a page that was opened from the list of suspicious games. */
export const FROM_FAIR_PLAY = 'fairPlay';

type Player = Pick<SanctionId, 'person' | 'from'>;

/** Returns a menu in which a server admin chooses a user to moderate. */
export function playerMenu() {
  return menu(sanctionId.make({ act: 'choose', person: '0', from: undefined }), texts.player.choose, 'users');
}

/** Returns a button that opens the page of a player. */
export function playerButton(name: Text, person: string, from: string): ButtonSpec {
  return plain(sanctionId.make({ act: 'show', person, from }), texts.player.moderate({ name }));
}

/** Returns the page from which a player's page was opened: a table, the suspicious games, or the overview. */
function originOf({ from }: Player): string {
  if (from === undefined) return moderationId.make({});
  return from === FROM_FAIR_PLAY ? fairPlayListId.make({}) : moderateId.make({ act: 'show', table: from });
}

/** Shows whether a user is blocked on a server, and what a server admin can do about them. */
export async function showPlayerModeration(reply: Reply, guild: string, player: Player, note?: Text): Promise<void> {
  const { bot } = reply;
  const { person: user } = player;
  const block = await blockOf(bot.context, guild, user);
  const about = block
    ? texts.player.blocked({
        user,
        by: block.by,
        ...(block.until !== undefined && { until: soon(block.until) }),
        ...(block.reason && { reason: plainLine(block.reason) }),
      })
    : texts.player.free({ user });
  const action = (act: SanctionId['act'], label: Text, style: ButtonSpec[2]): ButtonSpec => [
    sanctionId.make({ act, ...player }),
    label,
    style,
  ];
  const isSelf = user === reply.user.id;
  const notBlockable = block ? undefined : await whyNotBlockable(reply, guild, user);
  const buttons = [
    ...(block && !(isSelf && !isManager(reply)) ? [action('unblock', texts.player.unblock, Secondary)] : []),
    ...(block || notBlockable ? [] : [action('block', texts.player.block, Danger)]),
    ...(isSelf
      ? []
      : [action('close', texts.player.closeTables, Danger), action('void', texts.player.voidGames, Danger)]),
    backButton(originOf(player)),
  ];
  const lines = [about, notBlockable ?? texts.player.blockEffect, isSelf && texts.player.ownTables, note];
  await reply.show({ content: joinTexts(lines, '\n'), rows: [buttons] });
}

/**
 * Returns why a user cannot be blocked on a server. Discord also refuses to time out its owner and its admins. Only admins
 * block moderators.
 */
async function whyNotBlockable(reply: Reply, guild: string, person: string): Promise<Text | undefined> {
  const { bot, user } = reply;
  if (person === user.id) return texts.player.notSelf;
  const layout = await bot.layouts.of(guild);
  if (person === layout?.me?.user.id) return texts.player.notBot;
  if (person === layout?.owner_id) return texts.player.notAdmin;
  const member = await read<Member>(bot, Routes.guildMember(guild, person));
  if (!member) return undefined;
  // Without the roles of the server, it is unknown what the member's roles allow.
  if (!layout) throw new Refusal('busy');
  const roles = layout.roles.filter(({ id }) => member.roles.includes(id));
  const permissions = roles.reduce((bits, role) => bits | BigInt(role.permissions), 0n);
  if (permissions & ADMIN) return texts.player.notAdmin;
  if (isManager(reply)) return undefined;
  const isPeer = permissions & PermissionFlagsBits.ModerateMembers || (await isDelegate(bot, guild, member));
  return isPeer ? texts.player.notPeer : undefined;
}

/** Whether the server's Integrations page gives a command of moderation to a member or to one of their roles. */
export async function isDelegate(bot: Bot, guild: string, { user, roles }: Member): Promise<boolean> {
  const application = bot.client.application.id;
  const [commands = [], changed = []] = await Promise.all([
    read<APIApplicationCommand[]>(bot, Routes.applicationCommands(application)),
    read<APIGuildApplicationCommandPermissions[]>(bot, Routes.guildApplicationCommandsPermissions(application, guild)),
  ]);
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
          type === ApplicationCommandPermissionType.Role && permission && [guild, ...roles].includes(id),
      );
    });
}

/** Reads what decides about a block. Undefined if Discord does not have it. Refuses if Discord does not answer. */
function read<T>({ client, context }: Bot, route: `/${string}`): Promise<T | undefined> {
  return (client.rest.get(route) as Promise<T>).catch((error) => {
    if (error.status === 404) return undefined;
    context.log.info({ route, error: String(error) }, 'Could not read who may moderate');
    throw new Refusal('busy');
  });
}

/** Refuses a user who cannot be blocked on a server. */
async function requireBlockable(reply: Reply, guild: string, person: string): Promise<void> {
  const why = await whyNotBlockable(reply, guild, person);
  if (why) throw new Refusal('notBlockable', why);
}

async function askToBlock(reply: Reply<MessageComponentInteraction>, guild: string, player: Player): Promise<void> {
  const name = await memberName(reply.bot, guild, player.person);
  await reply.form({
    title: texts.player.blockTitle({ name }),
    custom_id: sanctionId.make({ act: 'block', ...player }),
    fields: [
      texts.player.blockEffect,
      {
        label: texts.player.duration,
        component: {
          type: ComponentType.StringSelect,
          custom_id: FIELDS.days,
          options: DURATIONS.map((days) => ({
            label: say(texts.player.days({ days }), reply.language),
            value: String(days),
            default: days === DEFAULT_DAYS,
          })),
        },
      },
      textField(FIELDS.reason, texts.player.reason, { required: false, max_length: MAX_REASON }),
    ],
  });
}

async function confirm(reply: Reply, player: Player, act: 'sureClose' | 'sureVoid'): Promise<void> {
  const { person: user } = player;
  const [question, label] =
    act === 'sureClose'
      ? [texts.player.sureToClose({ user }), texts.player.closeTables]
      : [texts.player.sureToVoid({ user }), texts.player.voidGames];
  const buttons: ButtonSpec[] = [
    danger(sanctionId.make({ act, ...player }), label),
    plain(sanctionId.make({ act: 'show', ...player }), common.buttons.cancel),
  ];
  await reply.show({ content: joinTexts([question, texts.player.ownTables], '\n'), rows: [buttons] });
}

async function closeAll(reply: Reply, guild: string, player: Player): Promise<void> {
  const closed = await closeTablesOf(reply.bot.context, guild, player.person, reply.user.id);
  await finishForTables(reply, guild, player, closed, [texts.player.tablesClosed, texts.log.tablesClosed]);
}

async function voidAll(reply: Reply, guild: string, player: Player): Promise<void> {
  await reply.acknowledge();
  const voided = await voidGamesOf(reply.bot.context, guild, player.person, reply.user.id);
  await finishForTables(reply, guild, player, voided, [texts.player.gamesVoided, texts.log.gamesVoided]);
  await tellVoided(reply.bot, voided);
}

/** Reports an action on several tables of a player, and logs it with links to them if there are any. */
async function finishForTables(
  reply: Reply,
  guild: string,
  player: Player,
  changed: readonly LoadedTable[],
  [answer, logged]: readonly [typeof texts.player.tablesClosed, typeof texts.log.tablesClosed],
): Promise<void> {
  const facts = { by: reply.user.id, user: player.person, count: changed.length };
  const entry = phrase`${logged(facts)}\n${tableLines(changed)}`;
  await finishAction(reply, guild, {
    text: answer(facts),
    entry: changed.length > 0 ? entry : undefined,
    changed,
    back: sanctionId.make({ act: 'show', ...player }),
  });
}

export const sanctionButton = button(sanctionId, {
  access: 'moderator',
  async press({ reply, id: { act, person, from }, target: guild }) {
    const { bot, interaction } = reply;
    const by = reply.user.id;
    const player = { person, from };
    switch (act) {
      case 'show':
        return showPlayerModeration(reply, guild, player);
      case 'choose': {
        const [chosen] = interaction.isAnySelectMenu() ? interaction.values : [];
        if (chosen === undefined) return reply.say(common.replies.menuOutdated);
        return showPlayerModeration(reply, guild, { person: chosen, from });
      }
      case 'block':
        await requireBlockable(reply, guild, person);
        return askToBlock(reply, guild, player);
      case 'unblock': {
        if (person === by && !isManager(reply)) return reply.sayBriefly(texts.player.ownBlock);
        await setBlock(bot.context, guild, person, undefined);
        const note = await tellAdmins(bot, guild, texts.log.unblocked({ by, user: person }));
        return showPlayerModeration(reply, guild, player, note);
      }
      case 'close':
        return confirm(reply, player, 'sureClose');
      case 'void':
        return confirm(reply, player, 'sureVoid');
      case 'sureClose':
        return closeAll(reply, guild, player);
      case 'sureVoid':
        return voidAll(reply, guild, player);
    }
  },

  async submit({ reply, id: { person, from }, target: guild }) {
    const { bot } = reply;
    const { context } = bot;
    await requireBlockable(reply, guild, person);
    const { fields } = reply.interaction;
    const [chosen] = fields.getStringSelectValues(FIELDS.days);
    const days = DURATIONS.find((each) => String(each) === chosen) ?? 0;
    const reason = fields.getTextInputValue(FIELDS.reason).trim().slice(0, MAX_REASON);
    const until = days === 0 ? undefined : context.now() + days * DAY_MS;
    const by = reply.user.id;
    const block = { by, at: context.now(), ...(until !== undefined && { until }), ...(reason && { reason }) };
    await setBlock(context, guild, person, block);
    const left = await removeFromWaitingTables(context, guild, person);
    const entry = {
      by,
      user: person,
      ...(until !== undefined && { until: on(until) }),
      ...(reason && { reason: plainLine(reason) }),
    };
    const note = await tellAdmins(bot, guild, texts.log.blocked(entry));
    const count = left.filter(({ table }) => table.status === 'over').length;
    const notes = joinTexts([count > 0 && texts.player.tablesClosed({ count }), note], '\n');
    await showPlayerModeration(reply, guild, { person, from }, notes);
    for (const loaded of left) await bot.delivery.deliver(loaded);
  },
});
