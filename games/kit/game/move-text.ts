import type { AnyGame, Seat } from '../game.ts';
import { type Reader, read, type Words } from '../reader.ts';
import { allShortcuts, isShortcut } from '../shortcut.ts';
import { storyLines, summarize } from '../story.ts';

/**
 * Returns a move as text: its story if it reveals nothing or the reader may see everything, otherwise the labels of the
 * choices that lead to it.
 */
export function moveText(game: AnyGame, state: unknown, seat: Seat, line: string, reader: Reader): string {
  const outcome = isShortcut(line) ? undefined : game.play(state, seat, line);
  const isTold = outcome && !outcome.refused && (outcome.undoable === true || reader.open);
  const lines = isTold ? storyLines(game, outcome.events, reader) : [];
  // In a game with steps, the first line is about the moving player, and figures without a player act after it.
  const story = summarize(game.replayStep ? lines.slice(0, 1) : lines, (some) => some.length <= MAX_SENTENCES);
  if (story.length > 0) return story.map(({ text }) => text).join(' ');
  return pathText(game, state, seat, line, reader);
}

/** Returns the labels of the choices that lead to a line or shortcut. */
export function pathText(game: AnyGame, state: unknown, seat: Seat, line: string, reader: Reader): string {
  const shortcut = allShortcuts(game, state, seat).find((choice) => choice.line === line);
  return choicePath(shortcut ? [shortcut.label] : (labelsOf(game, state, seat, line) ?? [line]), reader);
}

const MAX_SENTENCES = 3;

/** Returns the labels of the choices from a partial line to the whole line. Undefined if no choices lead there. */
export function labelsOf(game: AnyGame, state: unknown, seat: Seat, line: string, partial = ''): Words[] | undefined {
  for (const choice of game.choices(state, seat, partial)) {
    if (!line.startsWith(choice.line)) continue;
    if (choice.input) return [choice.label, line.slice(choice.line.length)];
    if (choice.final && choice.line === line) return [choice.label];
    const rest = choice.final ? undefined : labelsOf(game, state, seat, line, choice.line);
    if (rest) return [choice.label, ...rest];
  }
  return undefined;
}

/** Suffix of labels that open further choices. */
const SUBMENU_SUFFIX = / ?[›…]$/u;

/** Joins labels into one path: “D4 › ↑ D5”. A label that continues the one before is joined to it: “Bid 4 twos” for “Bid 4” and “4 twos”. */
export function choicePath(labels: readonly Words[], reader: Reader): string {
  const steps = labels.map((label) => read(label, reader).replace(SUBMENU_SUFFIX, '')).filter(Boolean);
  const path: string[] = [];
  for (const step of steps) path.push(...joinSteps(path.pop(), step));
  return path.join(' › ');
}

/** Returns one label if the second contains the first or starts with its last words, or if there is no first one, otherwise both. */
export function joinSteps(first = '', second: string): string[] {
  if (first === '' || ` ${second} `.includes(` ${first} `)) return [second];
  const words = first.split(' ');
  const start = words.findIndex((_, at) => `${second} `.startsWith(`${words.slice(at).join(' ')} `));
  return start < 0 ? [first, second] : [[...words.slice(0, start), second].join(' ')];
}
