import type { Viewer } from '../../games/kit/game.ts';
import type { Language } from '../../games/kit/text.ts';
import { readerAt } from '../host/table/reader.ts';
import type { LoadedTable } from '../host/table/table.ts';
import { plainLine } from './escape.ts';

/** More than this pushes the board out of sight; the rest is a click away. */
const SHOWN = 3;

/** All that a viewer hears of what happened last, a sentence each, the newest last. */
export function heard(loaded: LoadedTable, viewer: Viewer, language: Language): readonly string[] {
  const { table, game } = loaded;
  return game.face.story(table.events, readerAt(loaded, viewer, language));
}

/** The same as lines of a message. */
export function wholeStory(loaded: LoadedTable, viewer: Viewer, language: Language): string[] {
  return quoted(heard(loaded, viewer, language));
}

/** The newest lines of a story. */
export function newest(story: readonly string[], most = SHOWN): readonly string[] {
  return story.slice(-most);
}

/** Whether there is more to read than the newest lines. */
export function isLong(story: readonly string[]): boolean {
  return story.length > SHOWN;
}

/** Lines of a story as they stand in a message. */
export function quoted(lines: readonly string[]): string[] {
  return lines.map((line) => `> ${plainLine(line)}`);
}
