import { type AnyGame, joinTexts, labelled, type Text } from '@longtable/kit';
import {
  type ApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type Collection,
  chatInputApplicationCommandMention as mention,
  PermissionFlagsBits,
} from 'discord.js';
import { MAX_OPTIONS } from '../bot/discord-limits.ts';
import { credits, drawWelcome, filmButton } from '../bot/features/welcome/index.ts';
import type { ButtonSpec, Link, LoadedTable } from '../bot/host/feature.ts';
import { ignoreRefusal } from '../bot/host/refusal.ts';
import { gamesOn, readServer } from '../bot/host/settings.ts';
import { findTableAt } from '../bot/host/table/find.ts';
import { nonComputerCount } from '../bot/host/table/table.ts';
import { isManager } from '../bot/interactions/access.ts';
import { type Command, OTHER } from '../bot/interactions/command.ts';
import { invitesOf } from '../bot/interactions/permissions.ts';
import type { Reply } from '../bot/interactions/reply.ts';
import { EVERYWHERE, localizedDescription } from '../bot/render/command-data.ts';
import { display, drawRows, phrase } from '../bot/render/page.ts';
import { texts } from './words/texts.ts';

/** Headings of the help page with their commands. */
const HEADINGS: readonly (readonly [heading: Text, commands: readonly string[]])[] = [
  [texts.help.learnOrJoin, ['learn', 'join', 'lobby', 'tournament', 'leave', 'watch', 'daily', 'puzzle', 'program']],
  [texts.help.atTable, ['move', 'plan', 'panel', 'board', 'lookup', 'rules', 'hint']],
  [texts.help.askOthers, ['pause', 'resume', 'offer-draw', 'undo']],
  [texts.help.resign, ['resign']],
  [texts.help.createYourOwn, ['design']],
  [texts.help.findYourGames, ['tables', 'history', 'replay', 'analyze', 'stats', 'leaderboard']],
  [texts.help.preferences, ['display', 'reminders', 'vacation']],
  [texts.help.yourData, ['privacy', 'download-my-data', 'delete-my-data']],
];
const NAMED_ELSEWHERE = ['play', 'help', 'settings', 'moderate'];

type Commands = Collection<string, ApplicationCommand>;

export const command: Command = {
  data: () => ({
    name: 'help',
    ...localizedDescription(texts.about.help),
    ...EVERYWHERE,
  }),

  access: 'anyone',
  async execute({ reply }) {
    const { context, features, client, pictures, support } = reply.bot;
    const games = gamesOn(context, await readServer(context, reply.guildId));
    const manager = client.application.commands;
    const all: Commands = manager.cache.size > 0 ? manager.cache : await manager.fetch();
    const here = await findTableAt(context, reply.channelId).catch(ignoreRefusal);
    const unavailable = here && here.table.status !== 'over' ? unavailableAt(here) : [];
    const commands = all.filter(
      ({ name, type }) => type === ApplicationCommandType.ChatInput && !unavailable.includes(name),
    );
    const play = commands.find(({ name }) => name === 'play');
    const language = reply.language;
    const { server, apps } = invitesOf(client);
    const links: Link[] = [
      { url: server, label: texts.help.toServer },
      { url: apps, label: texts.help.toApps },
      ...(support ? [{ url: support, label: texts.help.support }] : []),
    ];
    const lines = [
      headingLine(texts.help.start, playMentions(play, games)),
      ...headingLines(commands),
      ...staffLines(reply, commands),
      ...[texts.help.tapCommand, credits].map((words) => phrase`-# ${words}`),
    ];
    const welcome = {
      features,
      games,
      language,
      first: await firstStep(reply),
      isOnServer: reply.guildId !== null && !reply.isGuest,
      below: [display(joinTexts(lines, '\n'), language), ...drawRows([[...links, filmButton()]], language)],
    };
    await reply.private(await drawWelcome(pictures, welcome));
  },
};

/** Returns a line for moderators, and one for server admins. */
function staffLines(reply: Reply, commands: Commands): Text[] {
  const mentions = (name: string) => mentionsOf(commands.find((each) => each.name === name));
  const isModerator = reply.interaction.memberPermissions?.has(PermissionFlagsBits.ModerateMembers);
  return [
    ...(isModerator || isManager(reply)
      ? [phrase`${headingLine(texts.help.moderators, mentions('moderate'))} · ${texts.help.moderation}`]
      : []),
    ...(isManager(reply) ? [headingLine(texts.help.admins, mentions('settings'))] : []),
  ];
}

/** Returns the button that a feature suggests to the user. Undefined if there is none. */
async function firstStep({ bot, user, guildId }: Reply): Promise<ButtonSpec | undefined> {
  const steps = await Promise.all(bot.features.map((feature) => feature.firstStep?.(bot.context, user.id, guildId)));
  return steps.find((step) => step !== undefined);
}

/** Returns the commands that this table would refuse. */
function unavailableAt(loaded: LoadedTable): string[] {
  const { table, game } = loaded;
  return [
    ...(game.draws ? [] : ['offer-draw']),
    ...(nonComputerCount(table) < 2 ? ['plan'] : []),
    ...(loaded.features.some((feature) => feature.objection?.(loaded, 'undo')) ? ['undo'] : []),
  ];
}

/** Returns a line of commands per heading. Commands without a heading come last. */
function headingLines(commands: Commands): Text[] {
  const sorted = new Set([...HEADINGS.flatMap(([, names]) => names), ...NAMED_ELSEWHERE]);
  const others = commands.map(({ name }) => name).filter((name) => !sorted.has(name));
  return [...HEADINGS, [texts.help.more, others] as const].flatMap(([heading, names]) => {
    const links = names.flatMap((name) => mentionsOf(commands.find((each) => each.name === name)));
    return links.length > 0 ? [headingLine(heading, links)] : [];
  });
}

function headingLine(heading: Text, links: readonly string[]): Text {
  return labelled(phrase`**${heading}**`, links.join(' '));
}

/** Returns clickable mentions of the commands that open games, or their names if they are not registered yet. */
function playMentions(play: ApplicationCommand | undefined, games: readonly AnyGame[]): string[] {
  if (!play) return games.slice(0, MAX_OPTIONS).map(({ id }) => `\`/play ${id}\``);
  return play.options
    .filter(({ name }) => name === OTHER || games.some(({ id }) => id === name))
    .map(({ name }) => mention('play', name, play.id));
}

/** Maximum number of subcommands shown. If a command has more, only the first is shown. */
const MAX_SUBCOMMANDS = 2;

/** Returns clickable mentions of a command or its subcommands. Empty if it is not registered. */
function mentionsOf(found: ApplicationCommand | undefined): string[] {
  if (!found) return [];
  const { name, id } = found;
  const parts = found.options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return parts.length > 0
    ? parts.slice(0, parts.length > MAX_SUBCOMMANDS ? 1 : MAX_SUBCOMMANDS).map((part) => mention(name, part.name, id))
    : [mention(name, id)];
}
