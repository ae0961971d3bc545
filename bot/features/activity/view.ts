import {
  type Choice,
  heaviestFirst,
  type Reader,
  read,
  type Seat,
  type StoryLine,
  say,
  storyLines,
  summarize,
} from '@longtable/kit';
import type { Picture } from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { GameBusyError } from '../../host/refusal.ts';
import { storyFor } from '../../host/table/events.ts';
import { menuFor, choicesFor as ownChoicesFor } from '../../host/table/menu.ts';
import { hasBegun, hasSecretMoves, onTurn } from '../../host/table/table.ts';
import { ask, CLOSED, endingOf, turnLine } from '../../render/status.ts';
import { texts as common } from '../../render/words/texts.ts';
import { drawEndCard } from '../pictures/index.ts';
import type { LogLine, TableChoices, TableView, TouchChoice } from './messages.ts';
import { isUntouched } from './page/selection.ts';

/** Maximum number of choices in a view, and of steps to one of them. The page cannot touch further ones. */
const MAX_CHOICES = 1200;
const MAX_STEPS = 4;
/** Maximum numbers of lines of the log, and of characters of the news. */
const MAX_LINES = 60;
const MAX_NEWS = 100;

/** Returns a table as its reader may know it: its scene or board, what the reader can do, and the newest lines of the log. */
export function viewOf(loaded: LoadedTable, reader: Reader): Omit<TableView, 'revision'> {
  const { table, game } = loaded;
  const { viewer, language } = reader;
  const seat = viewer === 'spectator' ? null : viewer;
  const mayAct = seat !== null && onTurn(loaded).includes(seat);
  const { emblem } = game.presentation;
  return {
    type: 'view',
    table: table.id,
    title: say(game.title, language),
    emblem: emblem?.icon,
    status: table.status,
    seat,
    turn: seat === null ? 0 : (table.turns[seat]?.count ?? 0),
    mayAct,
    names: reader.names,
    prompt: plain(promptFor(loaded, reader, mayAct)),
    ...(table.status === 'over' && hasBegun(table) && { end: endOf(loaded, reader) }),
    clocks: clocksOf(loaded, reader),
    ...(hasBegun(table) ? boardOf(loaded, reader) : { sentences: [say(game.summary, language)] }),
    ...(hasBegun(table) ? logOf(loaded, reader) : { lines: [], news: [], fresh: 0, isSinceOwnTurn: false }),
  };
}

/** Returns the card of the result, and what decided the game. */
function endOf(loaded: LoadedTable, reader: Reader): readonly Picture[] {
  const { state, ending } = loaded.table;
  const compared = ending?.by === 'game' ? loaded.game.presentation.comparison?.(state, reader) : undefined;
  const own = reader.viewer === 'spectator' ? 0 : reader.viewer;
  return [drawEndCard(loaded, reader.language, own), ...(compared ? [compared] : [])];
}

function boardOf({ table, game }: LoadedTable, reader: Reader): Pick<TableView, 'scene' | 'board' | 'sentences'> {
  const scene = game.presentation.scene?.(table.state, reader);
  if (scene) return { scene };
  const { board, sentences } = game.presentation.view(table.state, reader);
  return { board, sentences };
}

/** Returns what the reader has to decide, who is to move, or how the game has ended. */
function promptFor(loaded: LoadedTable, reader: Reader, mayAct: boolean): string {
  const { language, viewer } = reader;
  const { status } = loaded.table;
  if (status === 'over') return endingOf(loaded, reader);
  if (status === 'paused') return say(common.status.paused, language);
  if (status === 'open') return say(common.status.waitingShort, language);
  if (mayAct) return ask(loaded, viewer as Seat, CLOSED, language) || say(common.status.yourTurn, language);
  const delayed = hasSecretMoves(loaded) ? ` ${say(common.status.delayed, language)}` : '';
  return turnLine(loaded, onTurn(loaded), language) + delayed;
}

function clocksOf({ table }: LoadedTable, { names }: Reader): TableView['clocks'] {
  if (table.status !== 'playing') return [];
  return table.clock.expiresAt.flatMap((moment, seat) =>
    moment === null ? [] : [{ name: names[seat] ?? '', at: moment }],
  );
}

/** Lets others go on when a message takes long. */
export type Pause = () => Promise<void> | undefined;

/**
 * Returns what a reader can do. The choices are a tree, so that the page can offer every line of a touched thing. Calls
 * `pause` before each choice.
 */
export async function choicesFor(
  loaded: LoadedTable,
  reader: Reader,
  { acts, request }: Pick<TableChoices, 'acts' | 'request'> = { acts: [] },
  pause: Pause = () => undefined,
): Promise<Omit<TableChoices, 'revision'>> {
  const { table, game } = loaded;
  const { viewer } = reader;
  const mayAct = viewer !== 'spectator' && onTurn(loaded).includes(viewer);
  const seat = mayAct ? viewer : undefined;
  const menuAt = (partial: string) => (seat === undefined ? [] : boardMenu(loaded, seat, partial));
  const tree = seat === undefined ? [] : await choiceTree(loaded, seat, reader, menuAt, pause);
  // Shortcuts that only the touched board offers. A guided table has none.
  const spots = seat === undefined || table.terms.guided ? [] : (game.shortcuts?.spots?.(table.state, seat) ?? []);
  const choices = [
    ...(game.presentation.scene ? reachable(tree) : tree),
    ...spots.slice(0, MAX_CHOICES).map((choice) => touchChoice(loaded, viewer as Seat, choice, reader)),
  ];
  return { type: 'choices', table: table.id, choices, acts, ...(request && { request }) };
}

/**
 * Returns a menu with the steps about things that a shortcut omits from menus. A form of lists is omitted if its lines are
 * touched step by step.
 */
function boardMenu(loaded: LoadedTable, seat: Seat, partial: string): readonly Choice[] {
  const own = ownChoicesFor(loaded, seat, partial);
  const menu = menuFor(loaded, seat, partial, own);
  const steps = own.filter(isTouchStep);
  const more = steps.filter(({ line }) => menu.every((choice) => choice.line !== line));
  return [...menu.filter(({ input }) => !input?.lists || steps.length === 0), ...more];
}

/** Whether a choice about a thing is followed by others. */
function isTouchStep({ final, input, things }: Choice): boolean {
  return !final && !input && things !== undefined;
}

/** Leaves out what only a menu reaches that the page does not show, because it also has choices about things. */
function reachable(choices: readonly TouchChoice[]): readonly TouchChoice[] {
  return choices.flatMap((choice) => {
    if (!choice.next || isUntouched(choice)) return [choice];
    const touched = choice.next.filter(({ final, things }) => !final || things?.length !== 0);
    const next = reachable(touched);
    return next.length > 0 ? [{ ...choice, next }] : [];
  });
}

/** Returns the grounds of a table's scene. */
export function groundsOf({ game, table }: LoadedTable, reader: Reader): Readonly<Record<string, Picture>> {
  return hasBegun(table) ? (game.presentation.backgrounds?.(table.state, reader) ?? {}) : {};
}

/** Returns the choices of menus as a tree, without those that lead to none. */
async function choiceTree(
  loaded: LoadedTable,
  seat: Seat,
  reader: Reader,
  menuAt: (partial: string) => readonly Choice[],
  pause: Pause = () => undefined,
): Promise<readonly TouchChoice[]> {
  let left = MAX_CHOICES;
  // Shortcuts also replace lines in the lists that follow.
  const replaced = new Set<string>();
  const after = async (partial: string, steps: number): Promise<TouchChoice[]> => {
    const menu = menuAt(partial);
    for (const line of menu.flatMap(({ replaces = [] }) => replaces)) replaced.add(line);
    const choices = menu
      .filter((choice) => !replaced.has(choice.line) || isTouchStep(choice))
      .slice(0, Math.max(0, left));
    left -= choices.length;
    return mapAsking(choices, async (choice) => {
      await pause();
      const isEnd = choice.final || choice.input || steps === MAX_STEPS;
      const next = isEnd ? [] : await after(choice.line, steps + 1);
      const sent = { ...touchChoice(loaded, seat, choice, reader), ...(next.length > 0 && { next }) };
      if (next.length === 0 || !isUntouched(sent)) return sent;
      return { ...sent, ask: plain(ask(loaded, seat, { partial: choice.line, page: 0 }, reader.language)) };
    });
  };
  return (await after('', 1)).filter(({ final, input, next }) => final || input || next);
}

/** Maps values with a game's functions. Asks a busy game about all values before it throws, so that the caller waits once for all. */
async function mapAsking<T, R>(values: readonly T[], ask: (value: T) => Promise<R>): Promise<R[]> {
  let busy: GameBusyError | undefined;
  const results: R[] = [];
  for (const value of values)
    try {
      results.push(await ask(value));
    } catch (error) {
      if (!(error instanceof GameBusyError)) throw error;
      busy = error;
    }
  if (busy) throw busy;
  return results;
}

function touchChoice({ game, table }: LoadedTable, seat: Seat, choice: Choice, reader: Reader): TouchChoice {
  const { line, final, label, detail, result, effects, things, via, under, emphasis, input } = choice;
  const told = Object.entries(effects ?? {}).map(([id, effect]) => [id, read(effect, reader)]);
  return {
    ...{ line, final, things, via, emphasis },
    label: read(label, reader),
    detail: detail && read(detail, reader),
    result: result && read(result, reader),
    effects: effects && Object.fromEntries(told),
    under: under && read(under, reader),
    icon: game.presentation.iconOf?.(table.state, seat, line),
    input: input && { label: say(input.label, reader.language), pattern: input.pattern.source, example: input.example },
  };
}

/** Returns the log, the newest line last. The fresh lines are those since the reader's last turn, or of the newest turn. */
function logOf(loaded: LoadedTable, reader: Reader): Pick<TableView, 'lines' | 'news' | 'fresh' | 'isSinceOwnTurn'> {
  const { events, isSinceOwnTurn } = storyFor(loaded, reader.viewer);
  const { list } = loaded.table.events;
  const shown = new Set(events);
  const older = list.filter((event) => !shown.has(event));
  const fresh = storyLines(loaded.game, events, reader);
  const all = [...storyLines(loaded.game, older, reader), ...fresh];
  const news = summarize(fresh, (some) => some.reduce((sum, { text }) => sum + text.length, 0) <= MAX_NEWS);
  return {
    lines: all.slice(-MAX_LINES).map(logLine),
    news: heaviest(news).map(logLine),
    fresh: Math.min(fresh.length, MAX_LINES),
    isSinceOwnTurn,
  };
}

/** Returns the heaviest lines for which a phone has room, in their order. The log has all. */
function heaviest(lines: readonly StoryLine[]): StoryLine[] {
  const kept = new Set<StoryLine>();
  let length = 0;
  for (const line of heaviestFirst(lines)) {
    length += line.text.length;
    if (kept.size === 0 || length <= MAX_NEWS) kept.add(line);
  }
  return lines.filter((line) => kept.has(line));
}

function logLine({ text, icon, heading, effects }: StoryLine): LogLine {
  return { text: plain(heading ?? text), icon, heading, effects };
}

/** Returns a text of messages without Discord's formatting. */
export function plain(text: string): string {
  return text.replaceAll(/\*\*|^-# /gm, '').replaceAll(/\\([\\*_~|`#>[\]()+-])/g, '$1');
}
