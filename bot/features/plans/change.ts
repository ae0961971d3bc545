import { eachLanguage, labelled, type Seat } from '@longtable/kit';
import { choicePath, labelsOf } from '@longtable/kit/game/move-text';
import { correctSpelling } from '@longtable/kit/walk';
import { MAX_TYPED_LENGTH } from '../../host/actions/move.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context } from '../../host/context.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { accepted, Refusal, refusalsOf } from '../../host/refusal.ts';
import { readerAt } from '../../host/table/names.ts';
import { isPrivate, seatsOf } from '../../host/table/table.ts';
import { type PlanTurn, planTurnsAt, turnHead, turnIn } from './coming-turns.ts';
import { expectedAt } from './expected.ts';
import { awaitedAt, type Plan, planned, planOf, withPlan } from './plan.ts';
import { linesOf, longerReply } from './reply.ts';
import { texts } from './words/texts.ts';
import { planWorldsAt } from './worlds.ts';

const refusal = refusalsOf(texts.refusals);
/** Maximum number of planned lines. */
const MAX_STEPS = 20;
const MAX_REPLY_LENGTH = 200;
const MARKS = 900_000_000;

/** The mark of a plan that does not exist yet. */
export const NO_PLAN = 0;

/** A planned line. With `after`, it is played only after this reply of the opponents. */
export interface Step {
  readonly after?: string | undefined;
  readonly line: string;
}

/** Returns the seat for which a user can plan. */
export function seatToPlan({ table }: LoadedTable, person: string): Seat {
  const [seat] = seatsOf(table, person);
  if (seat === undefined) throw new Refusal('notYourTable');
  if (table.status === 'over') throw new Refusal('over');
  if (table.status === 'open') throw new Refusal('notStarted');
  if (table.seats.length === 1 || table.terms.exercise) throw refusal('planAlone');
  return seat;
}

/** Adds a line to a plan. `mark` is the plan's version at the time of the press. A stopped plan starts again without its lines. */
export function planLine(context: Context, id: string, person: string, step: Step, mark?: number) {
  return changePlan(context, id, person, mark, (plan, loaded) => {
    const { stopped, reply, ...going } = restarted(plan);
    const after = step.after?.trim() || reply;
    if (plan.steps.length >= MAX_STEPS) throw refusal('planFull');
    if (step.line.length > MAX_TYPED_LENGTH || (after?.length ?? 0) > MAX_REPLY_LENGTH) throw new Refusal('tooLong');
    const ahead = { ...loaded, table: withPlan(loaded.table, withReply(going, after)) };
    const turns = planTurnsAt(ahead, plan.seat, going);
    const move = turns ? moveInTurn(turns, plan.seat, step.line) : moveIn(ahead, loaded, plan.seat, step.line);
    return { ...going, steps: [...going.steps, { ...(after !== undefined && { after }), ...move }] };
  });
}

type PlannedMove = Omit<Plan['steps'][number], 'after'>;

/** Returns a line in the game's spelling and with its labels. Refuses a line that no known position accepts. */
function moveIn(ahead: LoadedTable, loaded: LoadedTable, seat: Seat, typed: string): PlannedMove {
  const worlds = worldsFor(ahead, seat);
  const line = spelledAt(worlds, seat, typed);
  const words = wordsFor(worlds.length > 0 ? worlds : [loaded], seat, line);
  return { line, ...(words && { words }) };
}

/** Returns a line for one of the coming turns, whose name it starts with. Refuses a line that is impossible in that turn. */
function moveInTurn(turns: readonly PlanTurn[], seat: Seat, typed: string): PlannedMove {
  const turn = turnIn(turns, typed.trim());
  if (!turn) throw refusal(turns.length > 0 ? 'planTurn' : 'planNothing');
  const { name, at } = turn;
  const line = spelledAt([at], seat, typed.trim().slice(turnHead(name).length));
  const words = wordsFor([at], seat, line);
  return {
    line: turnHead(name) + line,
    words: labelled(name, words ?? line),
  };
}

/** Adds a line to the reply that the next planned line waits for. */
export function expectReply(context: Context, id: string, person: string, line: string, mark: number) {
  return changePlan(context, id, person, mark, (plan) => {
    const reply = longerReply(plan.reply, line);
    if (reply.length > MAX_REPLY_LENGTH) throw new Refusal('tooLong');
    return { ...restarted(plan), reply };
  });
}

/** Removes the last line of the awaited reply, or the last planned line if no reply is awaited. */
export function removeLastStep(context: Context, id: string, person: string, mark: number) {
  return changePlan(context, id, person, mark, ({ reply, ...plan }) => {
    if (reply === undefined) return { ...plan, steps: plan.steps.slice(0, -1) };
    const [first, ...rest] = linesOf(reply).slice(0, -1);
    return first === undefined ? plan : { ...plan, reply: rest.reduce(longerReply, first) };
  });
}

export function clearPlan(context: Context, id: string, person: string) {
  return changePlan(context, id, person, undefined, ({ steps, reply, stopped, ...plan }) => ({
    ...plan,
    steps: [],
  }));
}

/** Changes a plan, which only its owner sees. Refuses if `mark` is outdated. */
async function changePlan(
  context: Context,
  id: string,
  person: string,
  mark: number | undefined,
  change: (plan: Plan, loaded: LoadedTable) => Plan,
): Promise<LoadedTable> {
  return changeTable(context, id, (found) => {
    const seat = seatToPlan(found, person);
    const plan = planOf(found.table, seat);
    if (mark !== undefined && mark !== (plan?.mark ?? NO_PLAN)) throw refusal('planChanged');
    const changed = change(plan ?? newPlan(context, found, seat), found);
    const table = planned(found.table, { ...found, table: withPlan(found.table, changed) });
    return { table, isPrivate: true };
  });
}

/** Returns an empty plan. Its mark starts at the current time, so that panels of earlier plans do not match. */
function newPlan(context: Context, { table, game }: LoadedTable, seat: Seat): Plan {
  const mark = Math.floor(context.now() / 1000) % MARKS;
  return { seat, steps: [], ready: !game.turn(table.state).includes(seat), mark };
}

function restarted(plan: Plan): Plan {
  const { stopped, ...going } = plan;
  return stopped ? { ...going, steps: [] } : going;
}

function withReply(plan: Plan, reply: string | undefined): Plan {
  return reply === undefined ? plan : { ...plan, reply };
}

/** Returns the positions in which the next line can be played, as far as its owner can know them. Empty if unknown. */
function worldsFor(ahead: LoadedTable, seat: Seat): readonly LoadedTable[] {
  if (isPrivate(ahead)) return planWorldsAt(ahead, seat)?.worlds ?? [];
  const expected = expectedAt(ahead, seat);
  return expected && awaitedAt(expected) === seat ? [expected] : [];
}

/** Returns the labels of a line's choices if they are the same in all worlds, otherwise undefined. */
function wordsFor(worlds: readonly LoadedTable[], seat: Seat, line: string): Plan['steps'][number]['words'] {
  const all = worlds.map((world) => {
    const labels = labelsOf(world.game, world.table.state, seat, line);
    return eachLanguage((language) => choicePath(labels ?? [], readerAt(world, seat, language)));
  });
  const [first, ...others] = all;
  return first?.en && others.every(({ en }) => en === first.en) ? first : undefined;
}

/** Returns the line in the game's spelling. Refuses a line that no known position accepts. If no position is known, returns the line unchanged. */
function spelledAt(worlds: readonly LoadedTable[], seat: Seat, line: string): string {
  const plain = line.trim();
  const tries = worlds.map(({ game, table }) => {
    const spelled = correctSpelling(game, table.state, seat, plain);
    return { spelled, outcome: game.play(table.state, seat, spelled) };
  });
  const possible = tries.find(({ outcome }) => !outcome.refused);
  const [first] = tries;
  if (first && !possible) accepted(first.outcome);
  return possible?.spelled ?? plain;
}
