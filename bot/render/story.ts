import { type AnyGame, type GameEvent, type Language, type Reader, say, type Text, type Viewer } from '@longtable/kit';
import { readerAt } from '../host/table/names.ts';
import { storyFor } from '../host/table/story.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { sign } from './emojis.ts';
import { plainLine } from './escape.ts';
import type { Row } from './menu.ts';
import { type Drawn, message, type Parts } from './message.ts';
import { heightOf, roomBeside, TWO_LINES } from './screen.ts';
import { texts } from './words/texts.ts';

export interface StoryLine {
  readonly text: string;
  readonly icon?: string | undefined;
}

/** Story lines for a viewer, the newest last. */
export interface Story {
  readonly heading?: Text;
  readonly lines: readonly StoryLine[];
}

export const NO_STORY: Story = { lines: [] };

/** Returns the story since the viewer's last turn, or of the newest turn. */
export function storyLinesFor(loaded: LoadedTable, viewer: Viewer, language: Language): Story {
  const { events, isSinceOwnTurn } = storyFor(loaded, viewer);
  const lines = linesOf(loaded.game, events, readerAt(loaded, viewer, language));
  return { lines, ...(isSinceOwnTurn && lines.length > 0 && { heading: texts.status.sinceYourTurn }) };
}

export function linesOf({ face }: AnyGame, events: readonly GameEvent[], reader: Reader): StoryLine[] {
  const icons = face.storyIcons?.(events, reader);
  return face.story(events, reader).map((text, at) => ({ text, icon: icons?.[at] }));
}

/** Returns the story as quoted lines, without heading. */
export function wholeStory(loaded: LoadedTable, viewer: Viewer, language: Language): string[] {
  return quoteLines(storyLinesFor(loaded, viewer, language).lines);
}

/** Returns the height reserved for a story: its own, but at most two lines. */
export function minStoryHeight({ lines }: Story): number {
  return Math.min(TWO_LINES, heightOf({ story: quoteLines(lines) }));
}

/** Builds a message with as many story lines as fit. `rowsFor` can add a button for the hidden ones. */
export function storySection(
  parts: Parts,
  { heading, lines }: Story,
  language: Language,
  rowsFor: (isCut: boolean) => readonly Row[] = () => parts.rows ?? [],
): Drawn {
  const { story = [] } = parts;
  const head = heading ? [`**${say(heading, language)}**`] : [];
  // Two lines are always shown.
  if (lines.length <= MIN_LINES)
    return message({ ...parts, story: [...head, ...quoteLines(lines), ...story], rows: rowsFor(false) });
  const rows = rowsFor(true);
  const shown = newestLines(quoteLines(lines), roomBeside({ ...parts, story: [...head, ...story], rows }));
  return message({
    ...parts,
    story: [...head, ...shown, ...story],
    rows: shown.length < lines.length ? rows : rowsFor(false),
  });
}

const MIN_LINES = 2;

/** Returns the newest lines that fit, at least the last two: an action and its outcome. */
function newestLines(lines: readonly string[], room: number): string[] {
  const shown: string[] = [];
  for (const line of lines.toReversed()) {
    room -= heightOf({ story: [line] });
    if (room < 0 && shown.length >= MIN_LINES) break;
    shown.unshift(line);
  }
  return shown;
}

export function quoteLines(lines: readonly StoryLine[]): string[] {
  return lines.map(({ text, icon }) => `> ${icon === undefined ? '' : sign(icon)}${plainLine(text)}`);
}
