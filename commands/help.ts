import type { ApplicationCommand, Collection } from 'discord.js';
import { ApplicationCommandOptionType, chatInputApplicationCommandMention as mention } from 'discord.js';
import { whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { readServer } from '../bot/host/people/server.ts';
import { eachLanguage, type Language, say, type Text } from '../games/kit/text.ts';

const WELCOME: Text = {
  en: 'Longtable keeps games on the table for as long as they take. Start one and press its buttons; a click on a command types it for you.',
  de: 'Longtable lässt Spiele so lange auf dem Tisch, wie sie dauern. Eröffne eines und drücke seine Knöpfe; ein Klick auf einen Befehl tippt ihn für dich ein.',
};

/** What a person may want to do, and the commands for it. */
const WISHES: readonly (readonly [wish: Text, commands: readonly string[]])[] = [
  [
    { en: 'Sit down or look on', de: 'Dich dazusetzen oder zusehen' },
    ['join', 'lobby', 'tournament', 'leave', 'watch', 'daily', 'program'],
  ],
  [
    { en: 'Play at the table here', de: 'Am Tisch hier spielen' },
    ['move', 'plan', 'hand', 'board', 'look', 'rules', 'hint'],
  ],
  [{ en: 'Ask the others', de: 'Die anderen fragen' }, ['pause', 'resume', 'draw', 'undo']],
  [{ en: 'Give up', de: 'Aufgeben' }, ['resign']],
  [{ en: 'Make something of your own', de: 'Selbst etwas machen' }, ['design']],
  [{ en: 'Find your games', de: 'Deine Spiele finden' }, ['tables', 'history', 'replay', 'stats', 'leaderboard']],
  [{ en: 'Have it your way', de: 'Es dir einrichten' }, ['display', 'reminders', 'vacation', 'settings']],
  [{ en: 'Your data', de: 'Deine Daten' }, ['privacy', 'export-me', 'forget-me']],
];

const START: Text = { en: 'Start a game', de: 'Ein Spiel beginnen' };
const REST: Text = { en: 'And also', de: 'Und außerdem' };
const NAMED_ELSEWHERE = ['play', 'help'];

type Commands = Collection<string, ApplicationCommand>;

export const command: Command = {
  data: () => ({
    name: 'help',
    ...described({ en: 'What Longtable can do', de: 'Was Longtable kann' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, { house, client }) {
    const { withheld = [] } = await readServer(house, interaction.guildId);
    const games = [...house.shelf.values()].filter(({ id }) => !withheld.includes(id));
    const manager = client.application.commands;
    const commands: Commands = manager.cache.size > 0 ? manager.cache : await manager.fetch();
    const play = commands.find(({ name }) => name === 'play');
    const start = (language: Language) =>
      games.map(
        ({ id, title, summary }) =>
          `- ${play ? mention('play', id, play.id) : `\`/play ${id}\``} **${title}**: ${say(summary, language)}`,
      );
    await whisper(
      interaction,
      eachLanguage((language) =>
        [
          say(WELCOME, language),
          `**${say(START, language)}**`,
          ...start(language),
          ...wishLines(commands, language),
        ].join('\n'),
      ),
    );
  },
};

/** Every command but those named elsewhere, by what it is good for; one that nobody has sorted in comes last. */
function wishLines(commands: Commands, language: Language): string[] {
  const sorted = new Set([...WISHES.flatMap(([, names]) => names), ...NAMED_ELSEWHERE]);
  const others = commands.map(({ name }) => name).filter((name) => !sorted.has(name));
  return [...WISHES, [REST, others] as const].flatMap(([wish, names]) => {
    const links = names.flatMap((name) => linksTo(commands.find((one) => one.name === name)));
    return links.length > 0 ? [`**${say(wish, language)}**: ${links.join(' ')}`] : [];
  });
}

/** More ways of a command than these are found while typing. */
const MOST_WAYS = 2;

/** A command as something to click; of one with subcommands each is a command of its own. */
function linksTo(found: ApplicationCommand | undefined): string[] {
  if (!found) return [];
  const { name, id } = found;
  const parts = found.options.filter(({ type }) => type === ApplicationCommandOptionType.Subcommand);
  return parts.length > 0
    ? parts.slice(0, parts.length > MOST_WAYS ? 1 : MOST_WAYS).map((part) => mention(name, part.name, id))
    : [mention(name, id)];
}
