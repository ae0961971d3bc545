import { joinTexts, type Text } from '@longtable/kit';
import { ApplicationCommandOptionType, ButtonStyle, PermissionFlagsBits } from 'discord.js';
import { readOrQuarantine } from '../../../storage/record-access.ts';
import { closeTable } from '../../host/actions/resign.ts';
import { tablesIn } from '../../host/commit/table-lists.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { findTable, findTables } from '../../host/table/find.ts';
import { hasBegun, isInvolved, playersAt } from '../../host/table/table.ts';
import { texts as host } from '../../host/words/texts.ts';
import { memberName } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import type { Subcommand } from '../../interactions/settings.ts';
import { localizedDescription } from '../../render/command-data.ts';
import { soon } from '../../render/duration.ts';
import { danger, phrase, plain } from '../../render/page.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { readNewest, serverHistoryListId } from '../history/index.ts';
import { whyUnrated } from '../ratings/index.ts';
import {
  fairPlayListId,
  finishAction,
  isVoidable,
  linkedTitle,
  moderateId,
  moderationId,
  tableLines,
  tellVoided,
  voidGame,
} from './action.ts';
import { blocksOf, checkBlock, checkGuests, exportBlocks, forgetAdmin, moderationKind } from './blocks.ts';
import { removeName, unlockName } from './close-tables.ts';
import { fairPlayButton, fairPlayListButton, showFairPlay, tellOfFairPlay } from './fair-play.ts';
import { isDelegate, playerButton, playerMenu, sanctionButton, showPlayerModeration } from './player.ts';
import { texts } from './words/texts.ts';

const { Danger, Secondary } = ButtonStyle;

/** Shows what a server admin can do about a table and its players. */
export async function showTableModeration(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  const isOwn = isInvolved(table, reply.user.id);
  const act = (what: 'name' | 'unlock' | 'close' | 'void', label: Text, style: ButtonSpec[2]): ButtonSpec[] => [
    [moderateId.make({ act: what, table: table.id }), label, style],
  ];
  const buttons = [
    ...(table.terms.name ? act('name', texts.table.removeName, Secondary) : []),
    ...(table.terms.nameLocked && table.status !== 'over' ? act('unlock', texts.table.allowName, Secondary) : []),
    ...(table.status === 'over' || isOwn ? [] : act('close', texts.table.close, Danger)),
    ...(isVoidable(table) && !isOwn ? act('void', texts.table.void, Danger) : []),
    ...(await playerButtons(reply, loaded)),
  ];
  const head = buttons.length > 0 ? texts.table.head(factsOf(loaded)) : texts.table.nothing;
  const own = isOwn && (table.status !== 'over' || isVoidable(table)) ? [host.refusals.ownTable] : [];
  await reply.show({ content: joinTexts([head, ...own, ...whyNotVoidable(loaded)], '\n'), rows: [buttons] });
}

/** Returns why the ratings of a finished game cannot be undone. */
function whyNotVoidable(loaded: LoadedTable): Text[] {
  const { table } = loaded;
  if (table.status !== 'over' || !hasBegun(table) || isVoidable(table)) return [];
  return [table.terms.voided ? texts.table.alreadyVoided : (whyUnrated(loaded) ?? texts.table.unrated)];
}

async function playerButtons({ bot, guildId }: Reply, { table }: LoadedTable): Promise<ButtonSpec[]> {
  const people = table.seats.flatMap((occupant) => ('id' in occupant ? [occupant] : []));
  const names = await Promise.all(
    people.map(async ({ id, name }) => name ?? (await memberName(bot, guildId ?? '', id)) ?? common.names.someone),
  );
  return people.map(({ id }, at) => playerButton(names[at] as Text, id, table.id));
}

function factsOf({ table, game }: LoadedTable): { title: Text; name: string | undefined; users: string[] } {
  const name = table.terms.name && plainLine(table.terms.name);
  return { title: game.title, name, users: playersAt(table).map((id) => `<@${id}>`) };
}

async function confirm(reply: Reply, table: string, act: 'sureClose' | 'sureVoid'): Promise<void> {
  const [question, label] =
    act === 'sureClose' ? [texts.table.sureToClose, texts.table.close] : [texts.table.sureToVoid, texts.table.void];
  const buttons: ButtonSpec[] = [
    danger(moderateId.make({ act, table }), label),
    plain(moderateId.make({ act: 'show', table }), common.buttons.cancel),
  ];
  await reply.show({ content: question, rows: [buttons] });
}

async function finish(reply: Reply, done: LoadedTable, text: Text, entry: Text): Promise<void> {
  const { id: table, location } = done.table;
  const back = moderateId.make({ act: 'show', table });
  await finishAction(reply, location.guild ?? '', { text, entry, changed: [done], back });
}

/** Closes a table at the request of a server admin and writes it to the log channel. */
async function closeAsAdmin(reply: Reply, loaded: LoadedTable): Promise<void> {
  const closed = await closeTable(reply.bot.context, loaded.table.id, loaded.table.location.guild, {
    admin: reply.user.id,
  });
  const facts = { ...factsOf(loaded), title: linkedTitle(loaded) };
  await finish(reply, closed, texts.table.closed, texts.log.closed({ by: reply.user.id, ...facts }));
}

const moderateButton = button(moderateId, {
  access: 'moderated',
  async press({ reply, id: { act, table: id }, target }) {
    const { bot } = reply;
    const { context } = bot;
    const by = reply.user.id;
    const facts = { ...factsOf(target), title: linkedTitle(target) };
    switch (act) {
      case 'show':
        return showTableModeration(reply, target);
      case 'close':
      case 'void':
        if (isInvolved(target.table, by)) throw new Refusal('ownTable');
        return confirm(reply, id, act === 'close' ? 'sureClose' : 'sureVoid');
      case 'sureClose':
        return closeAsAdmin(reply, target);
      case 'sureVoid': {
        const voided = await voidGame(context, id, target.table.location.guild ?? '', by);
        await finish(reply, voided, texts.table.voided, texts.log.voided({ by, ...facts }));
        await tellVoided(bot, [voided]);
        return;
      }
      case 'name':
        return finish(
          reply,
          await removeName(context, id),
          texts.table.nameRemoved,
          texts.log.nameRemoved({ by, title: facts.title, name: facts.name ?? '' }),
        );
      case 'unlock':
        return finish(
          reply,
          await unlockName(context, id),
          texts.table.nameAllowed,
          texts.log.nameAllowed({ by, title: facts.title }),
        );
    }
  },
});

const { String: STRING, User: USER } = ApplicationCommandOptionType;

/** The subcommands of `/moderate`. */
export const subcommands: readonly Subcommand[] = [
  { name: 'overview', about: texts.subcommands.overview, execute: showOverview },
  {
    name: 'table',
    about: texts.subcommands.table,
    options: () => [
      {
        type: STRING,
        name: 'table',
        ...localizedDescription(texts.options.table),
        required: true,
        autocomplete: true,
      },
    ],
    async execute(reply, guild) {
      const loaded = await findTable(reply.bot.context, reply.interaction.options.getString('table', true));
      if (loaded.table.location.guild !== guild) throw new Refusal('noTable');
      await showTableModeration(reply, loaded);
    },
  },
  {
    name: 'player',
    about: texts.subcommands.player,
    options: () => [{ type: USER, name: 'user', ...localizedDescription(texts.options.user), required: true }],
    execute: (reply, guild) => {
      const { id: person } = reply.interaction.options.getUser('user', true);
      return showPlayerModeration(reply, guild, { person, from: undefined });
    },
  },
  { name: 'fair-play', about: texts.subcommands.fairPlay, execute: showFairPlay },
];

/** Maximum number of blocks and of players in the overview. */
const MAX_LISTED = 10;
/** Maximum number of tables that are read, and of finished games. */
const MAX_READ = 100;

/** The button that opens the overview. */
const overviewSpec: ButtonSpec = plain(moderationId.make({}), texts.overview.open);

/** Shows who is blocked on a server, its unfinished tables, and who plays there most. */
async function showOverview(reply: Reply, guild: string): Promise<void> {
  const { context } = reply.bot;
  const unfinished = await tablesIn(context, guild);
  const tables = await findTables(context, unfinished.slice(-MAX_READ));
  const finished = await findTables(context, await readNewest(context, serverHistoryListId(guild), MAX_READ, 0));
  const blocks = await blocksOf(context, guild);
  const games = gamesByPlayer([...tables, ...finished]);
  const lines = [
    texts.overview.blocked({ count: blocks.length }),
    ...blocks.slice(0, MAX_LISTED).map(([user, { until, by }]) => {
      const end = until !== undefined && texts.overview.until({ until: soon(until) });
      return joinTexts([`- <@${user}>`, end, by !== undefined && texts.overview.by({ by })], ' · ');
    }),
    texts.overview.tables({ count: unfinished.length }),
    ...(tables.length > 0 ? [tableLines(tables.toReversed())] : []),
    texts.overview.players({ count: games.length }),
    ...games
      .slice(0, MAX_LISTED)
      .map(([user, count]) => phrase`- <@${user}> · ${texts.overview.games({ games: count })}`),
  ];
  const fairPlay = plain(fairPlayListId.make({}), texts.overview.fairPlay);
  await reply.show({ content: joinTexts(lines, '\n'), rows: [playerMenu(), [fairPlay]] });
}

/** Returns the players with their number of games, the most active first. */
function gamesByPlayer(tables: readonly LoadedTable[]): [player: string, games: number][] {
  const games = new Map<string, number>();
  for (const { table } of tables) for (const id of playersAt(table)) games.set(id, (games.get(id) ?? 0) + 1);
  return [...games].sort(([, one], [, other]) => other - one);
}

const overviewButton = button(moderationId, {
  access: 'moderator',
  press: ({ reply, target: guild }) => showOverview(reply, guild),
});

/** Whether a member may moderate on the server of an interaction: with Moderate Members, or allowed in Discord's Integrations page. */
async function isModerator({ bot, guildId, interaction, user }: Reply): Promise<boolean> {
  if (interaction.memberPermissions?.has(PermissionFlagsBits.ModerateMembers)) return true;
  const roles = Array.isArray(interaction.member?.roles) ? interaction.member.roles : [];
  return (await isDelegate(bot, guildId ?? '', { user, roles }).catch(ignoreRefusal)) ?? false;
}

export const moderation: Feature = {
  id: 'moderation',
  records: [moderationKind],
  isModerator,
  checkUser: checkBlock,
  checkInviting: checkGuests,
  servers: {
    hourly: async (bot, present) => {
      for (const guild of present) await tellOfFairPlay(bot, guild);
    },
  },
  settings: { rows: () => [playerMenu(), [overviewSpec]] },
  buttons: {
    moderation: overviewButton,
    moderate: moderateButton,
    sanction: sanctionButton,
    fairPlay: fairPlayButton,
    fairPlayList: fairPlayListButton,
  },
  personalData: { export: exportBlocks, remove: forgetAdmin },
  serverData: {
    export: async (context, guild) => ({ moderation: await readOrQuarantine(context, moderationKind, guild) }),
    remove: async ({ storage }, guild) => {
      await storage.transact({ writes: [storage.store(moderationKind).drop(guild)] });
    },
  },
};
