import { ButtonStyle } from 'discord.js';
import type { Seat } from '../../../games/kit/game.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { changePerson, readPerson } from '../../host/people/person.ts';
import { readerAt } from '../../host/table/reader.ts';
import type { Seated } from '../../host/table/table.ts';
import type { Asked } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { buttonRows } from '../drawing/controls.ts';
import { colourBlock } from '../drawing/escape.ts';
import { inPrivate, message } from '../drawing/message.ts';
import { languageOf } from '../drawing/words.ts';

/** As much of a board as shows what colours do to it; the end of the game, which stands above it plain, is to stay in sight. */
const LINES = 8;

/** Shows whoever has ended their first game, once, what its board looks like in colour. */
export async function offerColours(bot: Bot, asked: Asked, { table, game }: Seated, seat: Seat): Promise<void> {
  if (table.status !== 'over' || table.ending?.by !== 'game') return;
  const { display, colourOffered } = await readPerson(bot.house, asked.user.id);
  if (display !== undefined || colourOffered) return;
  const language = languageOf(asked.locale);
  const { coloured } = game.face.view(table.state, readerAt({ table, game }, seat, language));
  if (!coloured) return;
  await changePerson(bot.house, asked.user.id, (person) => ({ ...person, colourOffered: true }));
  const drawn = message({
    title: say(QUESTION, language),
    board: colourBlock(coloured.slice(0, LINES)),
    rows: buttonRows(
      [
        [{ kind: 'display', how: 'colour' }, IN_COLOUR, ButtonStyle.Primary],
        [{ kind: 'display', how: 'plain' }, PLAIN, ButtonStyle.Secondary],
      ],
      language,
    ),
  });
  await asked.followUp(inPrivate(drawn));
}

const QUESTION: Text = {
  en: 'Boards can be in colour, except on phones. Which do you like? `/display` changes it at any time.',
  de: 'Bretter gibt es auch in Farbe, außer auf Handys. Was gefällt dir? `/anzeige` ändert es jederzeit.',
};
const IN_COLOUR: Text = { en: 'In colour', de: 'In Farbe' };
const PLAIN: Text = { en: 'Plain', de: 'Schlicht' };
