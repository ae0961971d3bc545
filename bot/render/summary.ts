import {
  type Language,
  type Reader,
  type StoryLine,
  type StoryWeight,
  say,
  storyLines,
  summarize,
  type Text,
  type Viewer,
} from '@longtable/kit';
import type { Ending } from '../../storage/records/table.ts';
import type { LoadedTable } from '../host/feature.ts';
import { storyFor } from '../host/table/events.ts';
import { readerAt } from '../host/table/names.ts';
import { hasSecretMoves, onTurn } from '../host/table/table.ts';
import { sign } from './emojis.ts';
import { type Drawn, heightOf, message, roomBeside } from './message.ts';
import { type Page, partsIn } from './page.ts';
import { endingOf } from './status.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** Story lines for a viewer, the newest last. */
export interface Story {
  readonly heading?: Text;
  readonly lines: readonly StoryLine[];
}

export const NO_STORY: Story = { lines: [] };

/** Weights of lines that are repeated although the viewer may have seen them while waiting. */
const SEEN: readonly StoryWeight[] = ['harm', 'own', 'others'];

/** Endings by a move. The title names the others, which are decisions. */
const BY_MOVE: readonly string[] = ['game', 'exercise'] satisfies Ending['by'][];

/** Returns the story since the viewer's last turn, or of the newest turn. While the viewer waits, their own turn has a heading. After a decision that ended the game, the viewer's own turn is no news, and the title tells the ending. */
export function storyLinesFor(loaded: LoadedTable, viewer: Viewer, language: Language): Story {
  const { events, isSinceOwnTurn, isOwnTurn, seen = [] } = storyFor(loaded, viewer);
  const { ending } = loaded.table;
  if (isOwnTurn && ending && !BY_MOVE.includes(ending.by)) return NO_STORY;
  const reader = storyReaderAt(loaded, viewer, language);
  const old = storyLines(loaded.game, seen, reader).filter(({ weight = 'board' }) => SEEN.includes(weight));
  const lines = [
    // Their topics are separate, because `joined` does not include them.
    ...old.map((line) => ({ ...line, topic: line.topic && `seen ${line.topic}` })),
    ...storyLines(loaded.game, events, reader),
  ].filter(({ text }) => !ending || text !== endingOf(loaded, reader));
  const isWaiting = loaded.table.status === 'playing' && !(onTurn(loaded) as readonly Viewer[]).includes(viewer);
  const { sinceYourTurn, yourLastMove } = texts.status;
  const heading = isSinceOwnTurn ? sinceYourTurn : isOwnTurn && isWaiting ? yourLastMove : undefined;
  return { lines, ...(heading && lines.length > 0 && { heading }) };
}

/** Returns the reader of a story. With secret moves, seats read their own events after the end, too. */
function storyReaderAt(loaded: LoadedTable, viewer: Viewer, language: Language): Reader {
  const { open, ...reader } = readerAt(loaded, viewer, language);
  const isOpen = open && (viewer === 'spectator' || !hasSecretMoves(loaded));
  return { ...reader, ...(isOpen && { open }) };
}

/** Returns the most important story lines, up to `most`, quoted. */
export function newsFor(loaded: LoadedTable, viewer: Viewer, language: Language, most: number): string[] {
  const { lines } = storyLinesFor(loaded, viewer, language);
  return quoteLines(summarize(lines, (some) => some.length <= most));
}

/** Returns the height reserved for a story: four lines, or more if they are not enough for harm. */
export function minStoryHeight({ lines }: Story): number {
  return heightOf({ story: summaryWithin(lines, MIN_HEIGHT) });
}

/** Returns the quoted story lines that matter most and fit a height. Harm to the reader is bold. */
function summaryWithin(lines: readonly StoryLine[], height: number): string[] {
  const quoted = (some: readonly StoryLine[]) => some.map((line) => quote(line, line.weight === 'harm' ? '**' : ''));
  return quoted(summarize(lines, (some) => heightOf({ story: quoted(some) }) <= height));
}

/**
 * Builds a message with the most important story lines in the order of events, one below the other, after their heading.
 * The title and the first lines may be above the screen.
 */
export function storySection(page: Page, { heading, lines }: Story, language: Language): Drawn {
  const parts = partsIn(page, language);
  const { story = [] } = parts;
  const head = heading ? [`**${say(heading, language)}**`] : [];
  const { title: _, ...below } = parts;
  const room = roomBeside({ ...below, story: [...head, ...story] });
  const told = summaryWithin(lines, Math.max(Math.min(room, MAX_HEIGHT), MIN_HEIGHT));
  return message({ ...parts, story: [...head, ...told, ...story] });
}

const LINE = '> .';
/** Height reserved for a story, in pixels. */
const MIN_HEIGHT = heightOf({ story: Array(4).fill(LINE) });
/** Height of a longer story, if there is room. The log has the rest. */
const MAX_HEIGHT = heightOf({ story: Array(9).fill(LINE) });

export function quoteLines(lines: readonly StoryLine[]): string[] {
  return lines.map((line) => quote(line, ''));
}

function quote({ text, icon }: StoryLine, mark: string): string {
  return `> ${icon === undefined ? '' : sign(icon)}${mark}${plainLine(text)}${mark}`;
}
