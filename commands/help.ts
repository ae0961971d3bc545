import { whisper } from '../bot/face/desk/answer.ts';
import type { Command } from '../bot/face/desk/command.ts';
import { described, EVERYWHERE } from '../bot/face/drawing/described.ts';
import { nameIn } from '../bot/face/drawing/german.ts';
import { readServer } from '../bot/host/people/server.ts';
import { say, type Text } from '../games/kit/text.ts';

const HELP: Text = {
  en: 'Longtable keeps games on the table for as long as they take.\n`/play` opens a table; then press its buttons, or type a line with `/move`.\n`/daily play` is the game of the day, one try each; `/daily board` shows the best.\n`/board` brings the board down here, `/tables` lists your games, `/rules` explains one, `/resign` gives one up.\n`/pause`, `/draw` and `/undo` ask the other players, `/watch` lets you look on, `/look` looks things up, such as decks.\nAfterwards: `/history`, `/replay`, `/stats`, `/leaderboard`. For you: `/display`, `/reminders`, `/privacy`.',
  de: 'Longtable lässt Spiele so lange auf dem Tisch, wie sie dauern.\n`/spielen` eröffnet einen Tisch; dann drücke seine Knöpfe oder tippe mit `/zug` eine Zeile.\n`/täglich spielen` ist das Spiel des Tages, ein Versuch; `/täglich brett` zeigt die Besten.\n`/brett` holt das Brett hierher, `/tische` nennt deine Spiele, `/regeln` erklärt eines, `/aufgeben` gibt eines auf.\n`/pause`, `/remis` und `/zurücknehmen` fragen die anderen, mit `/zusehen` siehst du zu, mit `/nachschlagen` schlägst du etwas nach, etwa Decks.\nDanach: `/verlauf`, `/nachspielen`, `/statistik`, `/rangliste`. Für dich: `/anzeige`, `/erinnerungen`, `/datenschutz`.',
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
      games.map(
        (game) => `- **${game.title}** (\`/${nameIn(language, 'play')} ${game.id}\`): ${say(game.summary, language)}`,
      );
    await whisper(interaction, {
      en: [say(HELP, 'en'), ...list('en')].join('\n'),
      de: [say(HELP, 'de'), ...list('de')].join('\n'),
    });
  },
};
