import { type AnyGame, type Language, nameOf, type Reader, say, storyLines, type Viewer } from '@longtable/kit';
import { ButtonStyle, ComponentType, TimestampStyles, time } from 'discord.js';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import type { GameRecord } from '../../host/history/record.ts';
import type { Replayed } from '../../host/history/replay.ts';
import { levelName, readerAt } from '../../host/table/names.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import { type DisplaySettings, drawTableView } from '../../render/display.ts';
import { endingOf, endLines } from '../../render/ending.ts';
import { button, row } from '../../render/menu.ts';
import type { Drawn, Row } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { headOf } from '../../render/status.ts';
import { storySection } from '../../render/story.ts';
import { plainLine } from '../../render/text.ts';
import { recordFile } from './file.ts';
import { texts } from './words/texts.ts';

export interface OpenReplay {
  /** Whether the game can also be downloaded in another program's format. */
  readonly hasRecordingFormat?: boolean;
  readonly record: GameRecord;
  readonly at: Replayed;
  readonly viewer: Viewer;
  /** Undefined for a replay from a file. */
  readonly loaded?: LoadedTable | undefined;
}

const MAX_ENDING = 80;

/** Draws the board after a move, the move itself, and the navigation buttons. */
export function drawReplay(
  { record, at, viewer, loaded, hasRecordingFormat }: OpenReplay,
  settings: DisplaySettings,
): Drawn {
  const { language } = settings;
  const { game, move } = at;
  const last = record.lines.length;
  const title = loaded ? headOf(loaded, language) : `**${game.title}**`;
  const isEnd = move === last && (loaded ? loaded.table.ending !== null : game.result(at.state) !== undefined);
  const reader = replayReader(record, game, viewer, language, loaded, isEnd);
  const shown = drawTableView(game, { id: loaded?.table.id ?? 'file', state: at.state }, reader, settings);
  const story = { lines: storyLines(game, at.events, reader) };
  const ending = loaded
    ? endLines(loaded, reader)
    : isEnd
      ? [`**${plainLine(game.face.ending(at.state, reader))}**`]
      : [];
  const end = [stepLine(record, move, reader, story.lines.length > 0), ...(isEnd ? ending : [])];
  const rows = [stepRow(last, { viewer, move, table: loaded?.table.id }, language)];
  if (record.seats.length > 1) rows.push(viewerRow(reader, { viewer, move, table: loaded?.table.id }));
  if (loaded) rows.push(fileRow(game, loaded.table.id, { viewer, move }, hasRecordingFormat === true, language));
  // A replay from a file is not stored. The file is attached to each message.
  const file = loaded ? undefined : recordFile(record, 'replay');
  return storySection({ title, ...shown, end, rows, file }, story, language);
}

type ReplayPosition = Omit<Id<'replay'>, 'kind' | 'step'>;

/**
 * Returns the reader of a replay. Names come from the table, or from the record if the replay is from a file. The
 * spectator of a finished game sees everything, a player only what the player could see then.
 */
export function replayReader(
  { seats }: GameRecord,
  game: AnyGame,
  viewer: Viewer,
  language: Language,
  loaded: LoadedTable | undefined,
  isEnd: boolean,
): Reader {
  const isOpen = viewer === 'spectator' && (!loaded || loaded.table.status === 'over');
  const open = isOpen ? ({ open: true, ...(!isEnd && { live: true }) } as const) : {};
  if (loaded) {
    const { open: _, ...reader } = readerAt(loaded, viewer, language);
    return { ...reader, ...open };
  }
  const names = seats.map((sitter, seat) => recordedName(game, sitter, seat, language));
  return { viewer, language, names, ...open };
}

function recordedName(game: AnyGame, sitter: string, seat: number, language: Language): string {
  const level = /^computer (.+)$/.exec(sitter)?.[1];
  if (level !== undefined) return `Computer (${levelName(game, level, language)})`;
  return say(seat === 0 ? texts.replay.startingPlayer : texts.replay.secondPlayer, language);
}

/** Returns the number and the player of a move, and its line if there is no story. Before the first move, returns that the game begins. */
function stepLine({ lines }: GameRecord, move: number, reader: Reader, hasStory: boolean): string {
  const { language } = reader;
  const played = lines[move - 1];
  if (!played) return say(texts.replay.startPosition, language);
  const who = plainLine(nameOf(reader, played.seat)) + (hasStory ? '' : `: ${plainLine(played.line)}`);
  return say(texts.replay.moveOf({ move, moves: lines.length, who }), language);
}

export function stepRow(last: number, at: ReplayPosition, language: Language): Row {
  const to = (step: Id<'replay'>['step'], move: number, label: string, disabled: boolean) => ({
    ...button(makeId({ kind: 'replay', step, ...at, move }), label, ButtonStyle.Secondary),
    disabled,
  });
  return row([
    to('first', 0, say(texts.replay.first, language), at.move === 0),
    to('back', Math.max(0, at.move - 1), say(texts.replay.back, language), at.move === 0),
    to('goto', at.move, `${at.move}/${last}`, last === 0),
    to('forward', Math.min(last, at.move + 1), say(texts.replay.forward, language), at.move === last),
    to('last', last, say(texts.replay.last, language), at.move === last),
  ]);
}

function viewerRow(reader: Reader, at: ReplayPosition): Row {
  const { language, names } = reader;
  const viewers: Viewer[] = ['spectator', ...names.keys()];
  return row([
    {
      type: ComponentType.StringSelect,
      custom_id: makeId({ kind: 'replay', step: 'viewer', ...at }),
      placeholder: say(texts.replay.viewAs, language),
      options: viewers.map((viewer) => ({
        label: viewer === 'spectator' ? say(texts.replay.everyone, language) : nameOf(reader, viewer),
        value: String(viewer),
        default: viewer === at.viewer,
      })),
    },
  ]);
}

function fileRow(
  { face }: AnyGame,
  table: string,
  at: Pick<ReplayPosition, 'viewer' | 'move'>,
  hasRecordingFormat: boolean,
  language: Language,
): Row {
  const to = (step: 'file' | 'film' | 'gif') => makeId({ kind: 'replay', step, table, ...at });
  const film = hasRecordingFormat
    ? [button(to('film'), say(texts.replay.saveAsRecording, language), ButtonStyle.Secondary)]
    : [];
  const gif = face.picture ? [button(to('gif'), say(texts.replay.saveAsGif, language), ButtonStyle.Secondary)] : [];
  return row([button(to('file'), say(texts.replay.saveAsFile, language), ButtonStyle.Secondary), ...gif, ...film]);
}

export function finishedLine(loaded: LoadedTable, language: Language): string {
  const { table, game } = loaded;
  const ending = endingOf(loaded, readerAt(loaded, 'spectator', language));
  const parts = [
    `**${game.title}**`,
    everyoneAt(loaded, language),
    ...(ending ? [plainLine(ending.slice(0, MAX_ENDING))] : []),
    moveCountText(table.log.moveCount, language),
    time(Math.floor(table.times.movedAt / 1000), TimestampStyles.ShortDate),
  ];
  return parts.join(' · ');
}

export function moveCountText(count: number, language: Language): string {
  return say(texts.replay.moves({ moves: count }), language);
}
