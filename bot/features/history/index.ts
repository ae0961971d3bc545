import {
  joinTexts,
  type Language,
  labelled,
  nameOf,
  type Reader,
  type StoryLine,
  say,
  type Text,
  type Viewer,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { type ButtonSpec, firstFrom, type LoadedTable } from '../../host/feature.ts';
import { ignoreRefusal, Refusal } from '../../host/refusal.ts';
import { namesAt, readerAt } from '../../host/table/names.ts';
import { hasBegun, hasSecretMoves, isPlayer, personsAt } from '../../host/table/table.ts';
import { type AtTable, admit } from '../../interactions/access.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { showPage } from '../../interactions/panel.ts';
import type { Reply } from '../../interactions/reply.ts';
import { toBoard } from '../../render/controls.ts';
import { drawTableView } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { page, phrase, plain } from '../../render/page.ts';
import { endingOf, endLines, headOf } from '../../render/status.ts';
import { quoteLines, storyLinesFor } from '../../render/summary.ts';
import { plainLine } from '../../render/text.ts';
import { drawEndCard } from '../pictures/index.ts';
import {
  drawHistory,
  finishedGame,
  finishedTablesOf,
  listChunkKind,
  listKind,
  readAll,
  removeHistories,
  removeServerHistory,
  serverHistoryListId,
} from './history.ts';
import { historyId, logId, recordOf, replayId, shareId } from './record.ts';
import { readGameLog } from './replay.ts';
import { sendRecordFile, showReplay, sourceOf } from './replay-board.ts';
import { replayButton } from './replay-button.ts';
import type { LogEntry } from './replay-work.ts';
import { texts } from './words/texts.ts';

/** Returns the button that opens the replay of a finished table, by default at its start for spectators. */
export function openReplayButton(
  table: string,
  { move = 0, viewer = 'spectator' as Viewer, label = texts.buttons.replay as Text } = {},
): ButtonSpec {
  return plain(replayId.make({ step: 'open', table, viewer, move }), label, SIGNS.film);
}

export function shareButton(table: string): ButtonSpec {
  return plain(shareId.make({ table }), texts.buttons.share, SIGNS.share);
}

function logButton(table: string): ButtonSpec {
  return plain(logId.make({ table, page: 0 }), texts.log.title);
}

/** Posts the result of a player's finished game. A feature can draw it in its own way. */
async function shareResult(reply: Reply, loaded: LoadedTable): Promise<void> {
  const { table } = loaded;
  if (table.status !== 'over' || !hasBegun(table)) throw new Refusal('notOver');
  const drawn = firstFrom(loaded.features, (feature) => feature.drawResult?.(loaded)) ?? drawResult(loaded);
  await reply.bot.pictures.send(drawn, (shown) => reply.public(shown), reply.channelId);
}

/** Draws the shareable result of a game in one picture, or as text if the channel does not accept pictures. */
function drawResult(loaded: LoadedTable): Drawn {
  const { table, game } = loaded;
  const { language } = table.location;
  const reader = readerAt(loaded, 'spectator', language);
  const { board } = drawTableView(game, table, reader, { language, display: 'plain' });
  const names = namesAt(table, language);
  const ending = endingOf(loaded, reader);
  const rated = ratingChanges(loaded, language);
  const ratings = rated.map((columns) => `${columns.join(' ')}.`);
  const parts = {
    board: [headOf(loaded, language), board, ...endLines(loaded, reader)].join('\n'),
    sketch: {
      of: `share|${table.id}`,
      picture: drawEndCard(loaded, language),
      description: joinTexts([phrase`${labelled(game.title, names.join(' – '))}.`, ending, ...ratings]),
    },
    rows: [[openReplayButton(table.id), toBoard(loaded)]],
  };
  return page(parts, language);
}

/** Returns the name, the old and new rating, and the difference of every player whose rating changed. */
function ratingChanges({ table }: LoadedTable, language: Language): string[][] {
  const names = namesAt(table, language);
  return table.seats.flatMap((occupant, seat) => {
    if (!isPlayer(occupant) || !occupant.rated) return [];
    const { before, after } = occupant.rated;
    const by = `${after < before ? '−' : '+'}${Math.abs(after - before)}`;
    return [[names[seat] ?? '', `${before} → ${after}`, by]];
  });
}

export {
  appendTo,
  dropList,
  historyListId,
  listKind,
  MAX_HISTORY_GAMES,
  readAll,
  readFinished,
  readNewest,
  removeFrom,
  serverHistoryListId,
  suggestFinished,
} from './history.ts';
export { type GameRecord, recordOf } from './record.ts';
export { replayAt, replayStep } from './replay.ts';
export { progressIn } from './replay-work.ts';

export const history: Feature = {
  id: 'history',
  records: [listKind, listChunkKind],
  ended: [finishedGame],

  boardButtons: {
    pages: ({ table: { id } }) => [logButton(id)],
    end({ table }) {
      const share = personsAt(table).length > 0 ? [shareButton(table.id)] : [];
      return [openReplayButton(table.id), ...share, logButton(table.id)];
    },
  },
  buttons: {
    /** Shows another page of a history, or opens the replay or sends the file of the selected game. */
    history: button(historyId, {
      access: 'anyone',
      async press({ reply, id: { act, person, page } }) {
        const table = reply.interaction.isStringSelectMenu() ? reply.interaction.values[0] : undefined;
        if (!table) {
          await reply.update(await drawHistory(reply, person, page));
          return;
        }
        const loaded = await admit(reply, 'finished', { table });
        if (act === 'file') return sendRecordFile(reply, loaded);
        await reply.private(await showReplay(reply, await sourceOf(reply.bot, loaded)));
      },
    }),
    log: button(logId, {
      access: 'spectator',
      press: ({ reply, id: { page }, target }) => showLog(reply, target, page),
    }),
    replay: replayButton,
    share: button(shareId, { access: 'player', press: ({ reply, target: loaded }) => shareResult(reply, loaded) }),
  },

  personalData: { tables: finishedTablesOf, remove: removeHistories },
  serverData: {
    tables: (context, guild) => readAll(context, serverHistoryListId(guild)),
    remove: removeServerHistory,
  },
};

/** Shows a page of the log of the whole game, below the board for a player. Page 0 is the newest. */
async function showLog(reply: Reply, at: AtTable, wanted: number): Promise<void> {
  const title = phrase`**${texts.log.title}**`;
  if (!hasBegun(at.table)) return showPage(reply, undefined, { end: [title, texts.log.nothingHappened] });
  const reader = readerAt(at, at.seat ?? 'spectator', reply.language);
  const pages = pagesOf(await logLines(reply, at, reader));
  const page = Math.min(wanted, pages.length - 1);
  const button = (to: number, label: ButtonSpec[1]): ButtonSpec =>
    plain(logId.make({ table: at.table.id, page: to }), label);
  const end = [title, ...(pages[page] ?? [])];
  const rows = [
    [
      ...(page < pages.length - 1 ? [button(page + 1, texts.log.older)] : []),
      ...(page > 0 ? [button(page - 1, texts.log.newer)] : []),
    ],
  ];
  if (at.seat === undefined) return showPage(reply, undefined, { end, rows });
  await showPage(reply, at, { ...drawTableView(at.game, at.table, reader, await reply.display), end, rows });
}

/** Returns the lines of the whole game, or of the newest turns if the game cannot be replayed. */
async function logLines({ bot, user, language }: Reply, at: AtTable, reader: Reader): Promise<string[]> {
  const record = await recordOf(bot.context, at.table).catch(ignoreRefusal);
  const log = record && (await readGameLog(bot.context, user.id, record, reader).catch(ignoreRefusal));
  const decisions = at.features.flatMap((feature) => feature.logLines?.(at, reader) ?? []);
  const lines = log
    ? withDecisions(log, decisions).flatMap((entry) =>
        'text' in entry ? [`> ${plainLine(say(entry.text, language))}`] : entryLines(entry, at, reader),
      )
    : logLinesOf(storyLinesFor(at, at.seat ?? 'spectator', language).lines);
  return lines.length > 0 ? lines : [say(texts.log.nothingHappened, language)];
}

interface Decision {
  readonly move: number;
  readonly text: Text;
}

/** Inserts decisions into a log, each before the entry with the first later move. */
function withDecisions(log: readonly LogEntry[], decisions: readonly Decision[]): (LogEntry | Decision)[] {
  const lastOf = (entry: LogEntry | Decision) => ('text' in entry ? entry.move : entry.last);
  return [...log, ...decisions].sort((a, b) => lastOf(a) - lastOf(b));
}

function entryLines({ seat, lines }: LogEntry, at: AtTable, reader: Reader): string[] {
  if (lines.length === 0) return [];
  // Where moves are secret, the mover is too.
  const isNamed = seat !== undefined && reader.names.length > 1 && !hasSecretMoves(at);
  return [...(isNamed ? [`**${plainLine(nameOf(reader, seat))}**`] : []), ...logLinesOf(lines)];
}

/** Maximum length of a page below a board, in characters. */
const MAX_PAGE_LENGTH = 1600;

/** Divides lines into pages, the newest first. */
export function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines.toReversed()) {
    const page = pages.at(-1)!;
    if (page.length > 0 && [line, ...page].join('\n').length > MAX_PAGE_LENGTH) pages.push([line]);
    else page.unshift(line);
  }
  return pages;
}

/** Returns the lines of the log, with headings. */
function logLinesOf(lines: readonly StoryLine[]): string[] {
  return lines.flatMap((line) => (line.heading ? [`**${plainLine(line.heading)}**`] : quoteLines([line])));
}
