import {
  type Language,
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
import { readerAt } from '../host/table/names.ts';
import { storyFor } from '../host/table/story.ts';
import { sign } from './emojis.ts';
import { type Drawn, heightOf, message, type Parts, roomBeside } from './message.ts';
import { plainLine } from './text.ts';
import { texts } from './words/texts.ts';

/** Story lines for a viewer, the newest last. */
export interface Story {
  readonly heading?: Text;
  readonly lines: readonly StoryLine[];
}

export const NO_STORY: Story = { lines: [] };

/** Weights of lines that are repeated, as changes of the board, although the viewer saw them while waiting. */
const SEEN: readonly StoryWeight[] = ['harm', 'own'];

/** Endings by a move. The title names the others, which are decisions. */
const BY_MOVE: readonly string[] = ['game', 'exercise'] satisfies Ending['by'][];

/** Returns the story since the viewer's last turn, or of the newest turn. After a decision that ended the game, the viewer's own turn is no news. */
export function storyLinesFor(loaded: LoadedTable, viewer: Viewer, language: Language): Story {
  const { events, isSinceOwnTurn, seen = [] } = storyFor(loaded, viewer);
  const { ending, events: told } = loaded.table;
  const isOwnTurn = viewer !== 'spectator' && !isSinceOwnTurn && !told.sinceOwnTurn[viewer];
  if (isOwnTurn && ending && !BY_MOVE.includes(ending.by)) return NO_STORY;
  const reader = readerAt(loaded, viewer, language);
  const old = storyLines(loaded.game, seen, reader).filter(({ weight = 'board' }) => SEEN.includes(weight));
  const lines = [
    ...old.map((line) => ({ ...line, weight: 'board' as const })),
    ...storyLines(loaded.game, events, reader),
  ];
  return { lines, ...(isSinceOwnTurn && lines.length > 0 && { heading: texts.status.sinceYourTurn }) };
}

/** Returns the most important story lines, up to `most`, quoted. */
export function newsFor(loaded: LoadedTable, viewer: Viewer, language: Language, most: number): string[] {
  const story = storyLinesFor(loaded, viewer, language);
  return quoteLines(summaryOf(story, (some) => some.length <= most));
}

/**
 * Returns the lines that matter most. Since the viewer's last turn, harm comes first in each part with a heading, then
 * other lines about the viewer. In the story of one turn, causes come before effects.
 */
function summaryOf({ heading, lines }: Story, fits: (lines: readonly StoryLine[]) => boolean): StoryLine[] {
  const summary = summarize(lines, fits);
  if (!heading) return summary;
  const starts = summary.flatMap((line, at) => (line.heading === undefined ? [] : [at]));
  return [0, ...starts].flatMap((from, part) =>
    summary.slice(from, starts[part] ?? summary.length).sort((one, two) => rank(one) - rank(two)),
  );
}

function rank({ heading, weight }: StoryLine): number {
  if (heading !== undefined) return 0;
  return weight === 'harm' ? 1 : weight === 'own' ? 2 : 3;
}

/** Returns the height reserved for a story: its own, but at most four lines. */
export function minStoryHeight(story: Story): number {
  return Math.min(MIN_HEIGHT, heightOf({ story: quoteParagraph(summaryOf(story, () => true)) }));
}

/**
 * Builds a message with the most important story lines: one below the other if all fit, else as one paragraph, without a
 * heading if there is no room. The title may be above the screen.
 */
export function storySection(parts: Parts, told: Story, language: Language): Drawn {
  const { heading } = told;
  const { story = [] } = parts;
  const head = heading ? [`**${say(heading, language)}**`] : [];
  const { title: _, ...below } = parts;
  const room = roomBeside({ ...below, story: [...head, ...story] });
  const fits = (some: readonly StoryLine[], quote: (lines: readonly StoryLine[]) => string[]) =>
    heightOf({ story: quote(some) }) <= Math.max(Math.min(room, MAX_HEIGHT), MIN_HEIGHT);
  const all = summaryOf(told, () => true);
  if (fits(all, quoteLines)) return message({ ...parts, story: [...head, ...quoteLines(all), ...story] });
  const paragraph = quoteParagraph(summaryOf(told, (some) => fits(some, quoteParagraph)));
  const isRoomy = roomBeside({ ...below, story: [...head, ...paragraph, ...story] }) >= 0;
  return message({ ...parts, story: [...(isRoomy ? head : []), ...paragraph, ...story] });
}

/** Height reserved for a story, in pixels. Without room, its beginning is above the screen. */
const MIN_HEIGHT = heightOf({ story: ['> .', '> .', '> .', '> .'] });
/** Height of a longer story, if there is room. The log has the rest. */
const MAX_HEIGHT = 1.5 * MIN_HEIGHT;

function quoteParagraph(lines: readonly StoryLine[]): string[] {
  return [`> ${lines.map(({ text }) => plainLine(text)).join(' ')}`];
}

export function quoteLines(lines: readonly StoryLine[]): string[] {
  return lines.map(({ text, icon }) => `> ${icon === undefined ? '' : sign(icon)}${plainLine(text)}`);
}
