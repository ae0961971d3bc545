import type { Viewer } from '../../games/kit/game.ts';
import { type Language, say, type Text } from '../../games/kit/text.ts';
import { readerAt } from '../host/table/names.ts';
import { storyFor } from '../host/table/story.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { plainLine } from './escape.ts';

/** So many lines of so many characters leave the board in sight on a phone; of long sentences the last few stay all the same. */
const LINES = 8;
const WIDTH = 40;
const LEAST = 3;

/** What a viewer is told: sentences, the newest last, under what they are told as. */
export interface Story {
  readonly heading?: Text;
  readonly lines: readonly string[];
}

/** There is nothing to tell. */
export const NOTHING_TOLD: Story = { lines: [] };

const SINCE: Text = { en: 'Since your last turn', de: 'Seit deinem letzten Zug' };

/** All that a viewer hears: what happened since they last acted, or the newest turn. */
export function heard(loaded: LoadedTable, viewer: Viewer, language: Language): Story {
  const { events, isSinceOwnTurn } = storyFor(loaded, viewer);
  const lines = loaded.game.face.story(events, readerAt(loaded, viewer, language));
  return { lines, ...(isSinceOwnTurn && lines.length > 0 && { heading: SINCE }) };
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
function fitting(lines: readonly string[]): number {
  let room = LINES;
  const tooMany = lines.toReversed().findIndex((line) => {
    room -= Math.ceil(line.length / WIDTH);
    return room < 0;
  });
  return tooMany < 0 ? Math.max(lines.length, 1) : Math.max(LEAST, tooMany);
}

/** Whether there is more to read than is shown with the board. */
export function isLong({ lines }: Story): boolean {
  return lines.length > fitting(lines);
}

/** Lines of a story as they stand in a message. */
export function quoted(lines: readonly string[]): string[] {
  return lines.map((line) => `> ${plainLine(line)}`);
}
