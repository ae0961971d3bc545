import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { changePerson, readPerson } from '../../host/people/person.ts';
import { readerAt } from '../../host/table/reader.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { buttonRows } from '../../render/controls.ts';
import { colourBlock } from '../../render/escape.ts';
import { message } from '../../render/message.ts';

/** As much of a board as shows what colours do to it; the end of the game, which stands above it plain, is to stay in sight. */
const LINES = 8;

/** What every colour begins with. */
const ESCAPE = '\u001b[';

/** Shows whoever has ended their first game, once, what its board looks like in colour. */
export async function offerColours(bot: Bot, reply: Reply, { table, game }: LoadedTable, seat: Seat): Promise<void> {
  if (table.status !== 'over' || table.ending?.by !== 'game') return;
  const { display, colourOffered } = await readPerson(bot.context, reply.user.id);
  if (display !== undefined || colourOffered) return;
  const language = reply.language;
  const { coloured = [] } = game.face.view(table.state, readerAt({ table, game }, seat, language));
  const first = coloured.findIndex((line) => line.includes(ESCAPE));
  if (first < 0) return;
  const from = first < LINES ? 0 : first;
  await changePerson(bot.context, reply.user.id, (person) => ({ ...person, colourOffered: true }));
  const drawn = message({
    title: say(QUESTION, language),
    board: colourBlock(coloured.slice(from, from + LINES)),
    rows: buttonRows(
      [
        [{ kind: 'display', how: 'colour' }, IN_COLOUR, ButtonStyle.Primary],
        [{ kind: 'display', how: 'plain' }, PLAIN, ButtonStyle.Secondary],
      ],
      language,
    ),
  });
  await reply.private(drawn);
}

const QUESTION: Text = {
  en: 'Boards can also be in colour, except on phones. Which do you prefer? You can change it any time with `/display`.',
  de: 'Bretter gibt es auch in Farbe, außer auf Handys. Was gefällt dir besser? Du kannst es jederzeit mit `/anzeige` ändern.',
};
const IN_COLOUR: Text = { en: 'In colour', de: 'In Farbe' };
const PLAIN: Text = { en: 'Plain', de: 'Schlicht' };
