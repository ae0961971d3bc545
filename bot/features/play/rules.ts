import { ButtonStyle } from 'discord.js';
import type { AnyGame } from '../../../games/kit/game.ts';
import { say } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import type { Bot } from '../../interactions/bot.ts';
import { showPage } from '../../interactions/page.ts';
import type { Reply } from '../../interactions/reply.ts';
import { button, inRows } from '../../render/menu.ts';

/** Shows a page of a game's rules, with buttons to the others; at a table with the way back to the panel. */
export async function showRules(bot: Bot, reply: Reply, game: AnyGame, number = 0, table?: string): Promise<void> {
  const { language } = reply;
  const page = game.rules[number] ?? game.rules[0];
  if (!page) return;
  const rows = inRows(
    game.rules.length === 1
      ? []
      : game.rules.map((each, index) =>
          button(
            makeId({ kind: 'rulesPage', game: game.id, page: index, table }),
            say(each.title, language),
            each === page ? ButtonStyle.Primary : ButtonStyle.Secondary,
          ),
        ),
  );
  await showPage(bot, reply, table, {
    title: `## ${game.title}: ${say(page.title, language)}`,
    end: [say(page.text, language)],
    rows,
  });
}
