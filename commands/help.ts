import { whisper } from '../bot/face/answer.ts';
import type { Command } from '../bot/face/command.ts';
import { described, EVERYWHERE } from '../bot/face/described.ts';
import { readServer } from '../bot/host/server.ts';
import { say, type Text } from '../games/kit/text.ts';

const HELP: Text = {
  en: 'Longtable keeps games on the table for as long as they take.\n`/play` opens a table; then press its buttons, or type a line with `/move`.\n`/daily play` is the game of the day, one try each; `/daily board` shows the best.\n`/board` brings the board down here, `/tables` lists your games, `/rules` explains one, `/resign` gives one up.\n`/pause`, `/draw` and `/undo` ask the other players, `/watch` lets you look on, `/look` looks things up, such as decks.\nAfterwards: `/history`, `/replay`, `/stats`, `/leaderboard`. For you: `/display`, `/reminders`, `/privacy`.',
  de: 'Longtable lässt Spiele so lange auf dem Tisch, wie sie dauern.\n`/play` eröffnet einen Tisch; dann drücke seine Knöpfe oder tippe mit `/move` eine Zeile.\n`/daily play` ist das Spiel des Tages, ein Versuch; `/daily board` zeigt die Besten.\n`/board` holt das Brett hierher, `/tables` nennt deine Spiele, `/rules` erklärt eines, `/resign` gibt eines auf.\n`/pause`, `/draw` und `/undo` fragen die anderen, mit `/watch` siehst du zu, mit `/look` schlägst du etwas nach, etwa Decks.\nDanach: `/history`, `/replay`, `/stats`, `/leaderboard`. Für dich: `/display`, `/reminders`, `/privacy`.',
};

export const command: Command = {
  data: () => ({
    name: 'help',
    ...described({ en: 'What Longtable can do', de: 'Was Longtable kann' }),
    ...EVERYWHERE,
  }),

  async execute(interaction, bot) {
    const { withheld = [] } = await readServer(bot.house, interaction.guildId);
    const games = [...bot.house.shelf.values()].filter(({ id }) => !withheld.includes(id));
    const list = (language: 'en' | 'de') =>
      games.map((game) => `- **${game.title}** (\`/play ${game.id}\`): ${say(game.summary, language)}`);
    await whisper(interaction, {
      en: [say(HELP, 'en'), ...list('en')].join('\n'),
      de: [say(HELP, 'de'), ...list('de')].join('\n'),
    });
  },
};
