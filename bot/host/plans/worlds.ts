import { type Choice, eachLanguage, LANGUAGES, read, type Seat, type Text } from '@longtable/kit';
import type { Plan } from '../../../storage/records/table-features.ts';
import { readerAt } from '../table/names.ts';
import { type LoadedTable, onTurn } from '../table/table.ts';
import { choicesFor } from '../table/terms.ts';
import { awaitedAt, planOf } from './plan.ts';

/** Something that an opponent may do, and what somebody is told when they do it. */
export interface Condition {
  readonly choice: Choice;
  readonly told: Text;
}

/** What lies ahead of somebody where there are secrets: positions that all may be true, and what an opponent may do before them. */
export interface Outlook {
  readonly worlds: readonly LoadedTable[];
  readonly other: Seat | undefined;
  readonly conditions: readonly Condition[];
}

/** As many as a menu has room for. */
const MOST_CONDITIONS = 25;
/** More turns than these are not passed on the way to one's own. */
const MOST_PASSED = 8;

/**
 * Where somebody's plan leads to in every world that looks like theirs, if the game can imagine them. Nothing here follows
 * from what they cannot know. Nothing where it cannot be said.
 */
export function outlookAt(loaded: LoadedTable, seat: Seat): Outlook | undefined {
  const { game, table } = loaded;
  const plan = planOf(table, seat);
  if (!game.worlds || table.status !== 'playing' || plan?.stopped) return undefined;
  let worlds: Worlds = game.worlds(table.state, seat).map((state) => ({ game, table: { ...table, state } }));
  if (onTurn(loaded).includes(seat) && !plan?.ready) worlds = passed(worlds);
  for (const step of plan?.steps ?? []) worlds = afterStep(worlds, seat, step);
  if (worlds.length === 0) return undefined;
  const other = chooserIn(worlds);
  const isOther = other !== undefined && other !== seat;
  const ready = plan?.reply === undefined ? worlds : afterReply(worlds, seat, plan.reply);
  const own = ownTurn(ready, seat);
  if (own.length === 0) return undefined;
  const conditions = isOther && plan?.reply === undefined ? conditionsIn(worlds, other, seat) : [];
  return { worlds: own, other: isOther ? other : undefined, conditions };
}

/** What a seat is offered in all of these worlds, so that it depends on nothing unknown. */
export function choicesIn(worlds: readonly LoadedTable[], seat: Seat, partial: string): readonly Choice[] {
  const [first, ...others] = worlds;
  if (!first) return [];
  const reader = readerAt(first, seat, 'en');
  const nameOf = ({ line, label }: Choice) => `${line}\n${read(label, reader)}`;
  const known = others.map((world) => new Set(choicesFor(world, seat, partial).map(nameOf)));
  return choicesFor(first, seat, partial).filter((choice) => known.every((names) => names.has(nameOf(choice))));
}

/** Worlds that look alike to somebody; none where it cannot be said what happens in them. */
type Worlds = readonly LoadedTable[];

function chooserIn([first]: Worlds): Seat | undefined {
  return first && awaitedAt(first);
}

/** The worlds after a line, without those in which it is not possible. */
function played(worlds: Worlds, seat: Seat, line: string): Worlds {
  return worlds.flatMap(({ game, table }) => {
    const outcome = game.play(table.state, seat, line);
    return outcome.refused ? [] : [{ game, table: { ...table, state: outcome.state } }];
  });
}

function afterStep(worlds: Worlds, seat: Seat, { after, line }: Plan['steps'][number]): Worlds {
  const replied = after === undefined ? worlds : afterReply(worlds, seat, after);
  return played(ownTurn(replied, seat), seat, line);
}

/** The worlds in which the others have done what a plan waits for; none if that was typed and can be anything. */
function afterReply(worlds: Worlds, seat: Seat, reply: string): Worlds {
  const other = chooserIn(worlds);
  if (other === undefined || other === seat) return [];
  const met = conditionsIn(worlds, other, seat).find(({ told }) =>
    LANGUAGES.some((language) => (typeof told === 'string' ? told : told[language]) === reply),
  );
  return met ? played(worlds, other, met.choice.line) : [];
}

/** The worlds once it is somebody's turn, if the others just end theirs. */
function ownTurn(worlds: Worlds, seat: Seat): Worlds {
  let now = worlds;
  for (let count = 0; count < MOST_PASSED && now.length > 0; count++) {
    if (chooserIn(now) === seat) return now;
    now = passed(now);
  }
  return [];
}

/** The worlds after whoever is to move has ended their turn with one line. */
function passed(worlds: Worlds): Worlds {
  const seat = chooserIn(worlds);
  if (seat === undefined) return [];
  for (const { line } of wholeLines(worlds, seat)) {
    const after = played(worlds, seat, line);
    if (after.length === worlds.length && after.every((world) => isPassed(world, seat))) return after;
  }
  return [];
}

function isPassed(world: LoadedTable, seat: Seat): boolean {
  const next = awaitedAt(world);
  return next !== undefined && next !== seat;
}

/** Complete lines that a seat could play in all worlds, at once or after one more choice, without those that let the computer play. */
function wholeLines(worlds: Worlds, seat: Seat): readonly Choice[] {
  const top = choicesIn(worlds, seat, '').filter(({ help }) => !help);
  const steps = top.filter(({ final, input }) => !final && !input);
  const further = steps.flatMap(({ line }) => choicesIn(worlds, seat, line));
  return [...top, ...further].filter(({ final }) => final);
}

/** What an opponent may do that somebody is told of in the same words, whichever world is true, and that is not the end of their turn. */
function conditionsIn(worlds: Worlds, other: Seat, seat: Seat): Condition[] {
  const found = wholeLines(worlds, other).flatMap((choice): [string, Condition][] => {
    const after = played(worlds, other, choice.line);
    if (after.length < worlds.length || after.some((world) => awaitedAt(world) !== other)) return [];
    const [told, ...others] = new Set(worlds.map((world) => JSON.stringify(toldOf(world, other, seat, choice.line))));
    if (!told || others.length > 0 || told === NOTHING) return [];
    return [[told, { choice, told: JSON.parse(told) as Text }]];
  });
  return [...new Map(found.toReversed()).values()].toReversed().slice(0, MOST_CONDITIONS);
}

const NOTHING = JSON.stringify({ en: '', de: '' });

/** What a seat is told first when another plays a line. */
function toldOf({ game, table }: LoadedTable, other: Seat, seat: Seat, line: string): Text {
  const outcome = game.play(table.state, other, line);
  const events = outcome.refused ? [] : outcome.events;
  return eachLanguage(
    (language) => game.face.story(events, readerAt({ game, table }, seat, language))[0]?.slice(0, 100) ?? '',
  );
}
