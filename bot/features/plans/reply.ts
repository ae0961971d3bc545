import { LANGUAGES, type Seat, storyTexts } from '@longtable/kit';
import { isViewerEvents } from '@longtable/kit/story';
import { afterPersonsLine } from '../../host/actions/move.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { Refusal, unlessRefused } from '../../host/refusal.ts';
import { lastOf, MAX_EVENTS, storyFor, type TableEvents } from '../../host/table/events.ts';
import { readerAt } from '../../host/table/names.ts';
import { addNotices, newNotice } from '../../host/table/notices.ts';
import { readLogIfIntact } from '../../host/table/state.ts';
import { isPrivate, onTurn, personsAt } from '../../host/table/table.ts';
import { currentSteps } from './coming-turns.ts';
import { type Plan, plannedSeat, planOf, withPlan } from './plan.ts';

/** Separator of the lines of a reply. */
const NEXT = ';';

export function linesOf(reply: string): string[] {
  return reply
    .split(NEXT)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Appends a line to a reply. */
export function longerReply(reply: string | undefined, line: string): string {
  return [...(reply === undefined ? [] : [reply]), line].join(`${NEXT} `);
}

/**
 * Whether the opponents made the reply a plan waits for. With open information, the lines since the player's last move must match. With hidden
 * information, the story text that the player sees must contain the reply, so that a plan reveals nothing.
 */
async function isAsExpected(context: Context, loaded: LoadedTable, seat: Seat, reply: string): Promise<boolean> {
  if (isPrivate(loaded)) return hasStoryText(loaded, seat, reply);
  const log = (await readLogIfIntact(context, loaded.table)) ?? [];
  const since = log.slice(log.findLastIndex((move) => move.seat === seat) + 1).map(({ line }) => line);
  return folded(since.join(NEXT)) === folded(linesOf(reply).join(NEXT));
}

/** Whether the events since the seat's last move, also a planned one, contain these words. */
function hasStoryText(loaded: LoadedTable, seat: Seat, words: string): boolean {
  const { game, table } = loaded;
  const { unseenBefore: _, ...newest } = table.events;
  const { events } = storyFor({ ...loaded, table: { ...table, events: newest } }, seat);
  return LANGUAGES.some((language) =>
    storyTexts(game, events, readerAt(loaded, seat, language)).some((line) => folded(line).includes(folded(words))),
  );
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Plays the next planned line of a seat. If the reply or the line does not fit, stops the plan and notifies its owner. */
export async function playPlan(
  context: Context,
  { table: { id, revision } }: LoadedTable,
  seat: Seat,
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const plan = planOf(loaded.table, seat);
    const now = plan ? currentSteps(loaded, plan) : [];
    const [next] = now;
    if (!plan || !next || loaded.table.revision !== revision || plannedSeat(loaded) !== seat)
      throw new Refusal('stale');
    const { after, ...move } = next.step;
    if (after !== undefined && !(await isAsExpected(context, loaded, seat, after)))
      return { table: withTurnNotice(withPlan(loaded.table, { ...plan, stopped: 'reply' }), seat) };
    const played = unlessRefused(() => afterPersonsLine(context, loaded, seat, next.line, true));
    if (!played) {
      const impossible = now.map(({ step }) => step);
      return { table: withTurnNotice(withPlan(loaded.table, withoutSteps(loaded, plan, impossible)), seat) };
    }
    const steps = plan.steps.filter((step) => step !== next.step);
    const events = afterMoveFor(loaded.table.events, played.table.events, seat);
    const table = { ...played.table, events };
    // Only a line without a condition can follow in the same turn, and none that is added to a finished plan.
    const [following] = currentSteps({ ...loaded, table }, { ...plan, steps });
    const ready = following ? following.step.after === undefined : !onTurn({ ...loaded, table }).includes(seat);
    const left = { ...plan, steps, ready, played: [...(plan.played ?? []), move] };
    const later = { ...loaded, table: withPlan(table, left) };
    const isLeft = onTurn(later).includes(seat) && plannedSeat(later) !== seat;
    return { ...played, table: isLeft ? withTurnNotice(later.table, seat) : later.table };
  });
}

/** Returns the plan without the impossible steps of a turn. Without names of turns, the whole plan stops. */
function withoutSteps({ game }: LoadedTable, plan: Plan, impossible: Plan['steps']): Plan {
  if (!game.comingTurns) return { ...plan, stopped: 'line' };
  const steps = plan.steps.filter((step) => !impossible.includes(step));
  return { ...plan, steps, dropped: impossible.map(({ after: _, ...move }) => move) };
}

/** Adds a `turn` notice, unless the player has no human opponents and is therefore still looking at the board. */
function withTurnNotice(table: LoadedTable['table'], seat: Seat): LoadedTable['table'] {
  if (personsAt(table).length < 2) return table;
  return addNotices(table, newNotice(table, 'turn', [seat]));
}

/** Returns the story after a move that a feature played for a seat, whose player has not seen it and the events before it. */
export function afterMoveFor(before: TableEvents, after: TableEvents, seat: Seat): TableEvents {
  const unseenBefore = (before.unseenBefore?.[seat] ?? 0) + (before.sinceOwnTurn[seat] ?? 0);
  const withUnseen = (number: number) =>
    after.sinceOwnTurn.map((_, index) =>
      index === seat ? Math.min(MAX_EVENTS, number) : (before.unseenBefore?.[index] ?? 0),
    );
  if (after.list.some(isViewerEvents)) {
    const ownIn = ({ list }: TableEvents) => list.filter((event) => isViewerEvents(event) && event.to === seat);
    const unseen = lastOf(ownIn(before), Math.min(MAX_EVENTS, unseenBefore));
    const news = ownIn(after).filter((event) => !before.list.includes(event));
    const list = [...unseen.filter((event) => !after.list.includes(event)), ...after.list];
    const { length } = list;
    return {
      ...after,
      list,
      newestTurn: length,
      newestPress: length,
      unseenBefore: withUnseen(unseen.length + news.length),
    };
  }
  const news = lastOf(after.list, after.newestPress);
  const unseen = withUnseen(unseenBefore + news.length);
  const list = lastOf([...before.list, ...news], Math.max(after.list.length, ...unseen));
  return { ...after, list, unseenBefore: unseen };
}
