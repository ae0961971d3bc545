import {
  type AnyGame,
  joinTexts,
  type Language,
  list,
  nameOf,
  type Reader,
  say,
  storyLines,
  type Text,
  type Viewer,
} from '@longtable/kit';
import { type MessageComponentInteraction, TimestampStyles, time } from 'discord.js';
import type { Context } from '../../host/context.ts';
import type { ButtonSpec, LoadedTable } from '../../host/feature.ts';
import { levelName, readerAt } from '../../host/table/names.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type DisplaySettings, drawTableView } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { everyoneAt } from '../../render/names.ts';
import { disabled, menu, phrase, plain, type Rows } from '../../render/page.ts';
import { endingOf, endLines, headOf } from '../../render/status.ts';
import { storySection } from '../../render/summary.ts';
import { plainLine } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { type GameRecord, type ReplayId, recordFile, recordOf, replayId } from './record.ts';
import { recordingsOf, replayStep } from './replay.ts';
import type { ReplayStep } from './replay-work.ts';
import { texts } from './words/texts.ts';

declare module '../../host/feature.ts' {
  interface TableFeature {
    /** Returns lines about the moves of a replay's newest step, from `first` to before `move`, or about the next one. `user` watches the replay. */
    replayLines?(
      context: Context,
      loaded: LoadedTable,
      step: { readonly first: number; readonly move: number },
      user: string,
      language: Language,
    ): Promise<Text[]>;
  }
}

export interface OpenReplay {
  /** Whether the game can also be downloaded in another program's format. */
  readonly hasRecordingFormat?: boolean;
  readonly record: GameRecord;
  readonly at: ReplayStep & { readonly game: AnyGame };
  readonly viewer: Viewer;
  /** Undefined for a replay from a file. */
  readonly loaded?: LoadedTable | undefined;
  /** Lines of features about the move. */
  readonly notes?: readonly Text[];
}

const MAX_ENDING = 80;

/** Draws the board after a step, what happened in it, and the navigation buttons. */
export function drawReplay(
  { record, at, viewer, loaded, hasRecordingFormat, notes = [] }: OpenReplay,
  settings: DisplaySettings,
): Drawn {
  const { language } = settings;
  const { game, move, ends } = at;
  const last = record.lines.length;
  const title = loaded ? headOf(loaded, language) : phrase`**${game.title}**`;
  const isEnd = move === last && (loaded ? loaded.table.ending !== null : game.result(at.state) !== undefined);
  const reader = replayReader({ record, loaded }, game, viewer, language, { isEnd, move });
  const shown = drawTableView(game, { id: loaded?.table.id ?? 'file', state: at.state }, reader, settings);
  const story = { lines: storyLines(game, at.events, reader) };
  const ending = loaded
    ? endLines(loaded, reader)
    : isEnd
      ? [`**${plainLine(game.presentation.ending(at.state, reader))}**`]
      : [];
  const end = [stepLine(record, at, reader, story.lines.length > 0), ...notes, ...(isEnd ? ending : [])];
  const rows: Rows = [
    stepButtons(ends, { viewer, move, table: loaded?.table.id }),
    ...(record.seats.length > 1 ? [viewerMenu(reader, { viewer, move, table: loaded?.table.id })] : []),
    [
      ...gotoButton(ends, { viewer, move, table: loaded?.table.id }),
      ...(loaded ? fileButtons(game, loaded.table.id, { viewer, move }, hasRecordingFormat === true) : []),
    ],
  ];
  // A replay from a file is not stored. The file is attached to each message.
  const file = loaded ? undefined : recordFile(record, 'replay');
  return storySection({ title, ...shown, end, rows, file }, story, language);
}

type ReplayPosition = Omit<ReplayId, 'step'>;

/**
 * Returns the reader of a replay. Names come from the table, or from the record if the replay is from a file. The
 * spectator of a finished game sees everything, a player only what the player could see then, with the notes of then.
 */
export function replayReader(
  { record, loaded }: Pick<OpenReplay, 'record' | 'loaded'>,
  game: AnyGame,
  viewer: Viewer,
  language: Language,
  { isEnd, move }: { readonly isEnd: boolean; readonly move?: number },
): Reader {
  const isOpen = viewer === 'spectator' && (!loaded || loaded.table.status === 'over');
  const open = isOpen ? ({ open: true, ...(!isEnd && { live: true }) } as const) : {};
  if (loaded) {
    const { open: _, ...reader } = readerAt(loaded, viewer, language, move);
    return { ...reader, ...open };
  }
  const names = record.seats.map((occupant, seat) => recordedName(game, occupant, seat, language));
  return { viewer, language, names, ...open };
}

function recordedName(game: AnyGame, occupant: string, seat: number, language: Language): string {
  const level = /^computer (.+)$/.exec(occupant)?.[1];
  if (level !== undefined) return `Computer (${levelName(game, level, language)})`;
  return say(seat === 0 ? texts.replay.startingPlayer : texts.replay.secondPlayer, language);
}

/**
 * Returns the number and the players of a step. The step of a single line without a story also shows the line. Before
 * the first move, returns that the game begins.
 */
function stepLine(
  { lines }: GameRecord,
  { game, move, ends }: OpenReplay['at'],
  reader: Reader,
  hasStory: boolean,
): Text {
  const step = ends.indexOf(move);
  const played = lines.slice(ends[step - 1], move);
  if (step === 0) return texts.replay.startPosition;
  const names = [...new Set(played.map(({ seat }) => seat))].sort().map((seat) => plainLine(nameOf(reader, seat)));
  const at = { at: step, of: ends.length - 1, who: list(names, reader.language) };
  if (game.replayStep) return texts.replay.stepOf(at);
  const line = hasStory ? '' : `: ${plainLine(played.at(-1)?.line ?? '')}`;
  return texts.replay.moveOf({ ...at, who: at.who + line });
}

/** Returns the button with the number of the step, which asks for another one. Empty if there is only one. */
export function gotoButton(ends: readonly number[], at: ReplayPosition): ButtonSpec[] {
  const label = `${ends.indexOf(at.move)}/${ends.length - 1}`;
  return ends.length > 1 ? [plain(replayId.make({ step: 'goto', ...at }), label)] : [];
}

/** Returns the arrows. More than four buttons do not fit a row of a phone. */
export function stepButtons(ends: readonly number[], at: ReplayPosition): ButtonSpec[] {
  const [step, last] = [ends.indexOf(at.move), ends.length - 1];
  const to = (step: ReplayId['step'], move: number, label: Text, isDisabled: boolean) => {
    const button = plain(replayId.make({ step, ...at, move }), label);
    return isDisabled ? disabled(button) : button;
  };
  return [
    to('first', 0, '«', step === 0),
    to('back', ends[step - 1] ?? at.move, '‹', step === 0),
    to('forward', ends[step + 1] ?? at.move, '›', step === last),
    to('last', ends.at(-1) ?? at.move, '»', step === last),
  ];
}

function viewerMenu(reader: Reader, at: ReplayPosition) {
  const viewers: Viewer[] = ['spectator', ...reader.names.keys()];
  const options = viewers.map((viewer) => ({
    label: viewer === 'spectator' ? texts.replay.everyone : nameOf(reader, viewer),
    value: String(viewer),
    default: viewer === at.viewer,
  }));
  return menu(replayId.make({ step: 'viewer', ...at }), texts.replay.viewAs, options);
}

function fileButtons(
  { presentation }: AnyGame,
  table: string,
  at: Pick<ReplayPosition, 'viewer' | 'move'>,
  hasRecordingFormat: boolean,
): ButtonSpec[] {
  const to = (step: 'file' | 'film' | 'gif') => replayId.make({ step, table, ...at });
  return [
    plain(to('file'), texts.replay.saveAsFile),
    ...(presentation.picture ? [plain(to('gif'), texts.replay.saveAsGif)] : []),
    ...(hasRecordingFormat ? [plain(to('film'), texts.replay.saveAsRecording)] : []),
  ];
}

export function finishedLine(loaded: LoadedTable, language: Language): Text {
  const { table, game } = loaded;
  const ending = endingOf(loaded, readerAt(loaded, 'spectator', language));
  const parts = [
    phrase`**${game.title}**`,
    everyoneAt(loaded, language),
    ending && plainLine(ending.slice(0, MAX_ENDING)),
    common.names.moves({ moves: table.log.moveCount }),
    time(Math.floor(table.times.movedAt / 1000), TimestampStyles.ShortDate),
    table.terms.voided && texts.history.undone,
  ];
  return joinTexts(parts, ' · ');
}

/** A game that can be replayed, with its table if it did not come from a file. */
export interface ReplaySource {
  readonly record: GameRecord;
  readonly loaded?: LoadedTable;
}

export async function sourceOf(bot: Bot, loaded: LoadedTable): Promise<ReplaySource> {
  return { loaded, record: await recordOf(bot.context, loaded.table) };
}

/** Draws the step of a replay with a move or a number with the user's display settings. Refuses a game that cannot be replayed. */
export async function showReplay(
  reply: Reply,
  source: ReplaySource,
  { viewer = 'spectator' as Viewer, move = 0, step = undefined as number | undefined } = {},
): Promise<Drawn> {
  const wanted = step === undefined ? { move } : { step };
  const at = await replayStep(reply.bot.context, reply.user.id, source.record, wanted);
  const seen = viewer === 'spectator' || viewer < source.record.seats.length ? viewer : 'spectator';
  const hasRecordingFormat = recordingsOf(reply.bot).some(({ game }) => game === source.record.game);
  const { context } = reply.bot;
  const { loaded } = source;
  const moves = { first: at.ends[at.ends.indexOf(at.move) - 1] ?? 0, move: at.move };
  const notes = await Promise.all(
    (loaded?.features ?? []).map((feature) =>
      feature.replayLines?.(context, loaded!, moves, reply.user.id, reply.language),
    ),
  );
  const shown = { ...source, at, viewer: seen, hasRecordingFormat, notes: notes.flatMap((lines) => lines ?? []) };
  return drawReplay(shown, await reply.display);
}

export async function sendRecordFile(reply: Reply<MessageComponentInteraction>, { table }: LoadedTable): Promise<void> {
  const record = await recordOf(reply.bot.context, table);
  await reply.private({
    content: texts.replay.file,
    files: [recordFile(record, table.id)],
  });
}
