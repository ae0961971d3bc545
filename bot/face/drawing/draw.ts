import type { Reader } from '../../../games/kit/reader.ts';
import { say } from '../../../games/kit/text.ts';
import { readerAt } from '../../host/table/reader.ts';
import { hasBegun, type Seated } from '../../host/table/table.ts';
import { accentOf } from './accent.ts';
import { drawAhead, drawnAhead } from './ahead.ts';
import { mentionsOf } from './called.ts';
import { controlButtons, waitingRows } from './controls.ts';
import { drawDaily } from './daily.ts';
import { task, taught } from './lesson.ts';
import { type Begin, drawShown, type Look, publicLook } from './look.ts';
import { type Row, withTail } from './menu.ts';
import { type Drawn, message } from './message.ts';
import { explain, NO_MENU, openMenu } from './panel.ts';
import { CLOSED, clockLine, headOf, type Opened, offerLine, publicSeat, status, vacationLines } from './status.ts';
import { heard, isLong, newest, quoted } from './story.ts';
import { termLines } from './terms.ts';

const BOARD = 'board';

/** The board message of a table, as everybody sees it. */
export function drawBoard(seated: Seated, opened: Opened = CLOSED): Drawn {
  return (opened === CLOSED && drawnAhead(seated.table, BOARD)) || boardOf(seated, opened);
}

/** Draws the board of a table that is still being written. */
export function drawBoardAhead(seated: Seated, begin: Begin): void {
  drawAhead(seated.table, BOARD, () => boardOf(seated, CLOSED, { ...publicLook(seated.table), begin }));
}

function boardOf(seated: Seated, opened: Opened, look = publicLook(seated.table)): Drawn {
  const { table, game } = seated;
  const language = table.place.language;
  if (!hasBegun(table)) return drawWaiting(seated);
  if (table.daily !== undefined) return drawDaily(seated);
  const shown = drawShown(game, table, readerAt(seated, 'spectator', language), look);
  const story = heard(seated, 'spectator', language);
  const seat = publicSeat(seated);
  const menu = seat === undefined ? NO_MENU : openMenu(seated, seat, 'board', opened, language);
  return message({
    title: headOf(seated, language),
    story: [...quoted(newest(story)), ...taught(seated, language)],
    ...shown,
    end: [
      ...task(seated, language),
      offerLine(seated, language),
      clockLine(seated, language),
      ...vacationLines(seated, language),
      ...status(seated, opened, language),
      ...explain(menu),
    ],
    cards: menu.cards,
    rows: withTail(menu.rows, controlButtons(seated, language, isLong(story))),
    accent: accentOf(seated),
  });
}

/** A table as one viewer sees it, in a message of their own. */
export function drawSeen(seated: Seated, reader: Reader, look: Look, rows: Row[]): Drawn {
  const { table, game } = seated;
  const { language } = look;
  const title = headOf(seated, language);
  const end = [
    clockLine(seated, language),
    ...vacationLines(seated, language),
    ...status(seated, CLOSED, language, reader.viewer),
  ];
  if (!hasBegun(table)) return message({ title, end: [say(game.summary, language), ...end], rows });
  const shown = drawShown(game, table, reader, look);
  const story = quoted(newest(game.face.story(table.events, reader)));
  return message({ title, story, ...shown, end, rows, accent: accentOf(seated) });
}

/** A table that waits for players, or did so in vain. Whoever is invited is called when it is first shown. */
function drawWaiting(seated: Seated): Drawn {
  const { table, game } = seated;
  const { language } = table.place;
  const waits = table.status === 'open';
  const terms = waits ? [say(game.summary, language), ...termLines(seated, language)] : [];
  const invited = table.seats.flatMap(({ kind }, seat) => (kind === 'invited' ? [seat] : []));
  const { users } = mentionsOf(table, invited);
  const drawn = message({
    title: headOf(seated, language),
    end: [...terms, ...status(seated, CLOSED, language)],
    rows: waits ? waitingRows(seated, language) : [],
  });
  return { ...drawn, allowedMentions: { parse: [], users: waits && table.place.message === null ? users : [] } };
}
