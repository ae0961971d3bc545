import { type Language, say } from '@longtable/kit';
import { firstFrom, type LoadedTable, linesAt } from '../host/feature.ts';
import { readerAt } from '../host/table/names.ts';
import { hasBegun, hasSecretMoves } from '../host/table/table.ts';
import { controlButtons, toBoard } from './controls.ts';
import { type DisplaySettings, drawTableView, publicDisplaySettings, wantsIcons } from './display.ts';
import { NO_EMOJIS, withEmojis } from './emojis.ts';
import { NO_MENU, withTail } from './menu.ts';
import type { Drawn, Parts, Sketch } from './message.ts';
import { page, type Rows } from './page.ts';
import { openMenu, withMenu } from './panel.ts';
import { accentOf, CLOSED, clockLine, type OpenMenu, publicSeat, status, titleOf } from './status.ts';
import { storyLinesFor, storySection } from './summary.ts';
import { drawWaiting } from './waiting.ts';
import { texts } from './words/texts.ts';

declare module '../host/feature.ts' {
  interface TableFeature {
    /** Draws the public message of a table instead of its board. */
    drawBoard?(loaded: LoadedTable): Drawn | undefined;
    /** Draws an open table with its terms as a picture. */
    drawTerms?(loaded: LoadedTable, terms: readonly string[], language: Language): Sketch;
    /** Returns menus below the one for guests, with which the host of an open table finds other opponents. */
    opponentRows?(loaded: LoadedTable): Rows;
    /** Draws the result that a player shares, instead of the usual one. */
    drawResult?(loaded: LoadedTable): Drawn | undefined;
  }
}

/** Draws the public board message of a table. */
export function drawBoard(loaded: LoadedTable, opened: OpenMenu = CLOSED): Drawn {
  const settings = publicDisplaySettings(loaded.table);
  const drawn = drawSpectatorBoard(loaded, settings, opened);
  return wantsIcons(settings) ? drawn : withEmojis(drawn, NO_EMOJIS);
}

function drawSpectatorBoard(loaded: LoadedTable, settings: DisplaySettings, opened: OpenMenu): Drawn {
  const { table, game } = loaded;
  const language = table.location.language;
  const own = firstFrom(loaded.features, (feature) => feature.drawBoard?.(loaded));
  if (own) return own;
  if (!hasBegun(table)) return drawWaiting(loaded);
  const reader = readerAt(loaded, 'spectator', language);
  const shown = drawTableView(game, table, reader, settings);
  const story = storyLinesFor(loaded, 'spectator', language);
  const seat = publicSeat(loaded);
  const frame: Parts = {
    title: [...(loaded.note ? [`⚠ ${say(loaded.note, language)}`] : []), titleOf(loaded, language)].join('\n'),
    story: linesAt(loaded, 'aboveBoard', reader),
    ...shown,
    end: [
      ...linesAt(loaded, 'belowBoard', reader),
      clockLine(loaded, language),
      ...linesAt(loaded, 'clock', reader),
      ...status(loaded, opened, language),
      ...linesAt(loaded, 'status', reader),
      ...(hasSecretMoves(loaded) && table.status === 'playing' ? [`-# ${say(texts.status.delayed, language)}`] : []),
    ],
    accent: accentOf(loaded),
  };
  const menu =
    seat === undefined ? NO_MENU : openMenu(loaded, seat, { surface: 'board', opened, language, frame, story });
  const rows = withTail(menu.rows, controlButtons(loaded, language));
  return storySection({ ...withMenu(frame, menu), rows }, story, language);
}

/** Draws the old board of a table that was moved to another channel. */
export function drawMoved(loaded: LoadedTable): Drawn {
  const { language } = loaded.table.location;
  return page({ title: titleOf(loaded, language), end: [texts.status.moved], rows: [[toBoard(loaded)]] }, language);
}
