import type { Reader } from '../../games/kit/reader.ts';
import { say } from '../../games/kit/text.ts';
import { readerAt } from '../host/table/reader.ts';
import { newestTurn } from '../host/table/story.ts';
import { hasBegun, type LoadedTable } from '../host/table/table.ts';
import { accentOf } from './accent.ts';
import { controlButtons, waitingRows } from './controls.ts';
import { drawDaily } from './daily.ts';
import { drawShown, type Look, publicLook } from './display.ts';
import { task, taught } from './lesson.ts';
import { type Row, withTail } from './menu.ts';
import { type Drawn, message } from './message.ts';
import { mentionsOf } from './names.ts';
import { explain, NO_MENU, openMenu } from './panel.ts';
import {
  CLOSED,
  clockLine,
  headOf,
  type Opened,
  offerLine,
  publicSeat,
  status,
  titleOf,
  vacationLines,
} from './status.ts';
import { heard, shortStory } from './story.ts';
import { termLines } from './terms.ts';

/** The board message of a table, as everybody sees it. */
export function drawBoard(loaded: LoadedTable, opened: Opened = CLOSED): Drawn {
  const look = publicLook(loaded.table);
  const { table, game } = loaded;
  const language = table.place.language;
  if (!hasBegun(table)) return drawWaiting(loaded);
  if (table.daily !== undefined) return drawDaily(loaded);
  const shown = drawShown(game, table, readerAt(loaded, 'spectator', language), look);
  const story = heard(loaded, 'spectator', language);
  const seat = publicSeat(loaded);
  const menu = seat === undefined ? NO_MENU : openMenu(loaded, seat, 'board', opened, language);
  return message({
    title: titleOf(loaded, language),
    story: [...shortStory(story, language), ...taught(loaded, language)],
    ...shown,
    end: [
      ...task(loaded, language),
      offerLine(loaded, language),
      clockLine(loaded, language),
      ...vacationLines(loaded, language),
      ...status(loaded, opened, language),
      ...explain(menu),
    ],
    cards: menu.cards,
    rows: withTail(menu.rows, controlButtons(loaded, language, story)),
    accent: accentOf(loaded),
  });
}

/** A table as one viewer sees it, in a message of their own. */
export function drawSeen(loaded: LoadedTable, reader: Reader, look: Look, rows: Row[]): Drawn {
  const { table, game } = loaded;
  const { language } = look;
  const title = titleOf(loaded, language, reader.viewer);
  const end = [
    clockLine(loaded, language),
    ...vacationLines(loaded, language),
    ...status(loaded, CLOSED, language, reader.viewer),
  ];
  if (!hasBegun(table)) return message({ title, end: [say(game.summary, language), ...end], rows });
  const shown = drawShown(game, table, reader, look);
  const story = shortStory({ lines: game.face.story(newestTurn(table), reader) }, language);
  return message({ title, story, ...shown, end, rows, accent: accentOf(loaded) });
}

/** An open table, or one that nobody joined. Invited players are pinged when it is first shown. */
function drawWaiting(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.place;
  const waits = table.status === 'open';
  const terms = waits ? [say(game.summary, language), ...termLines(loaded, language)] : [];
  const invited = table.seats.flatMap(({ kind }, seat) => (kind === 'invited' ? [seat] : []));
  const { users } = mentionsOf(table, invited);
  const drawn = message({
    title: headOf(loaded, language),
    end: [...terms, ...status(loaded, CLOSED, language)],
    rows: waits ? waitingRows(loaded, language) : [],
  });
  return { ...drawn, allowedMentions: { parse: [], users: waits && table.place.message === null ? users : [] } };
}
