import type { AnyGame, GameEvent, Viewer } from '../../games/kit/game.ts';
import type { Reader } from '../../games/kit/reader.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import { readerAt } from '../host/table/names.ts';
import { storyFor } from '../host/table/story.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { sign } from './emojis.ts';
import { plainLine } from './escape.ts';

/** So many lines of so many characters leave the board in sight on a phone, where an icon takes the room of some; of long sentences the last few stay all the same. */
const LINES = 8;
const WIDTH = 40;
const ICON = 3;
const LEAST = 3;

/** A sentence, and the icon before it. */
export interface StoryLine {
  readonly text: string;
  readonly icon?: string | undefined;
}

/** What a viewer is told: sentences, the newest last, under what they are told as. */
export interface Story {
  readonly heading?: Text;
  readonly lines: readonly StoryLine[];
}

/** There is nothing to tell. */
export const NOTHING_TOLD: Story = { lines: [] };

const SINCE: Text = { en: 'Since your last turn', de: 'Seit deinem letzten Zug' };

/** All that a viewer hears: what happened since they last acted, or the newest turn. */
export function heard(loaded: LoadedTable, viewer: Viewer, language: Language): Story {
  const { events, isSinceOwnTurn } = storyFor(loaded, viewer);
  const lines = linesOf(loaded.game, events, readerAt(loaded, viewer, language));
  return { lines, ...(isSinceOwnTurn && lines.length > 0 && { heading: SINCE }) };
}

/** What a reader is told of events. */
export function linesOf({ face }: AnyGame, events: readonly GameEvent[], reader: Reader): StoryLine[] {
  const icons = face.storyIcons?.(events, reader);
  return face.story(events, reader).map((text, at) => ({ text, icon: icons?.[at] }));
}

/** The same as lines of a message, without the heading. */
export function wholeStory(loaded: LoadedTable, viewer: Viewer, language: Language): string[] {
  return quoted(heard(loaded, viewer, language).lines);
}

/** A story as lines of a message, as far as the board stays in sight; the rest is a press away. */
export function shortStory({ heading, lines }: Story, language: Language): string[] {
  return [...(heading ? [`**${say(heading, language)}**`] : []), ...quoted(lines.slice(-fitting(lines)))];
}

/** How many of the newest lines are shown with the board. */
function fitting(lines: readonly StoryLine[]): number {
  let room = LINES;
  const tooMany = lines.toReversed().findIndex(({ text, icon }) => {
    room -= Math.ceil((text.length + (icon === undefined ? 0 : ICON)) / WIDTH);
    return room < 0;
  });
  return tooMany < 0 ? Math.max(lines.length, 1) : Math.max(LEAST, tooMany);
}

/** Whether there is more to read than is shown with the board. */
export function isLong({ lines }: Story): boolean {
  return lines.length > fitting(lines);
}

/** Lines of a story as they stand in a message. */
export function quoted(lines: readonly StoryLine[]): string[] {
  return lines.map(({ text, icon }) => `> ${icon === undefined ? '' : sign(icon)}${plainLine(text)}`);
}
