import {
  type Choice,
  eachLanguage,
  LANGUAGES,
  read,
  type Seat,
  say,
  storyTexts,
  type Translation,
} from '@longtable/kit';
import type { LoadedTable } from '../../host/feature.ts';
import { choicesFor } from '../../host/table/menu.ts';
import { readerAt } from '../../host/table/names.ts';
import { onTurn } from '../../host/table/table.ts';
import { awaitedAt, type Plan, planOf } from './plan.ts';

/** An opponent move that a plan can wait for, and the story text the player would see after it. */
export interface Condition {
  readonly choice: Choice;
  readonly storyText: Translation;
}

/**
 * The positions after a plan in a game with hidden information, one for each state consistent with the player's knowledge, and the opponent moves
 * that the next line can wait for.
 */
export interface PlanWorlds {
  readonly worlds: readonly LoadedTable[];
  readonly other: Seat | undefined;
  readonly conditions: readonly Condition[];
}

/** Maximum number of conditions, which is Discord's limit on the options of a menu. */
const MAX_CONDITIONS = 25;
/** Maximum number of opponents' turns to skip before the player's own. */
const MAX_SKIPPED_TURNS = 8;

/**
 * Returns the worlds after a plan, starting from all worlds consistent with the player's knowledge, so that the result reveals nothing. Undefined if
 * the game cannot enumerate worlds or the plan's result is unknown.
 */
export function planWorldsAt(loaded: LoadedTable, seat: Seat): PlanWorlds | undefined {
  const { game, table } = loaded;
  const plan = planOf(table, seat);
  if (!game.worlds || table.status !== 'playing' || plan?.stopped) return undefined;
  let worlds: Worlds = game.worlds(table.state, seat).map((state) => ({ ...loaded, table: { ...table, state } }));
  if (onTurn(loaded).includes(seat) && !plan?.ready) worlds = afterPass(worlds);
  for (const step of plan?.steps ?? []) worlds = afterStep(worlds, seat, step);
  if (worlds.length === 0) return undefined;
  const chooser = chooserIn(worlds);
  const isOther = chooser !== undefined && chooser !== seat;
  const ready = plan?.reply === undefined ? worlds : afterReply(worlds, seat, plan.reply);
  const own = ownTurn(ready, seat);
  if (own.length === 0) return undefined;
  const conditions = isOther && plan?.reply === undefined ? conditionsIn(worlds, chooser, seat) : [];
  return { worlds: own, other: isOther ? chooser : undefined, conditions };
}

/** Returns the choices that a seat has in all of these worlds, so that the menu reveals nothing. */
export function choicesIn(worlds: readonly LoadedTable[], seat: Seat, partial: string): readonly Choice[] {
  const [first, ...others] = worlds;
  if (!first) return [];
  const reader = readerAt(first, seat, 'en');
  const nameOf = ({ line, label }: Choice) => `${line}\n${read(label, reader)}`;
  const known = others.map((world) => new Set(choicesFor(world, seat, partial).map(nameOf)));
  return choicesFor(first, seat, partial).filter((choice) => known.every((names) => names.has(nameOf(choice))));
}

/** Worlds that a player cannot distinguish. Empty if the outcome is unknown. */
type Worlds = readonly LoadedTable[];

function chooserIn([first]: Worlds): Seat | undefined {
  return first && awaitedAt(first);
}

function afterMove(worlds: Worlds, seat: Seat, line: string): Worlds {
  return worlds.flatMap((world) => {
    const { game, table } = world;
    const outcome = game.play(table.state, seat, line);
    return outcome.refused ? [] : [{ ...world, table: { ...table, state: outcome.state } }];
  });
}

function afterStep(worlds: Worlds, seat: Seat, { after, line }: Plan['steps'][number]): Worlds {
  const replied = after === undefined ? worlds : afterReply(worlds, seat, after);
  return afterMove(ownTurn(replied, seat), seat, line);
}

/** Returns the worlds after the reply that a plan waits for. Empty if the reply matches no condition. */
function afterReply(worlds: Worlds, seat: Seat, reply: string): Worlds {
  const chooser = chooserIn(worlds);
  if (chooser === undefined || chooser === seat) return [];
  const met = conditionsIn(worlds, chooser, seat).find(({ storyText }) =>
    LANGUAGES.some((language) => say(storyText, language) === reply),
  );
  return met ? afterMove(worlds, chooser, met.choice.line) : [];
}

/** Skips the opponents' turns until it is the seat's turn. Empty if that is not possible within `MAX_SKIPPED_TURNS`. */
function ownTurn(worlds: Worlds, seat: Seat): Worlds {
  let now = worlds;
  for (let count = 0; count < MAX_SKIPPED_TURNS && now.length > 0; count++) {
    if (chooserIn(now) === seat) return now;
    now = afterPass(now);
  }
  return [];
}

/** Returns the worlds after a line with which the seat on turn ends its turn in all of them. Empty if there is no such line. */
function afterPass(worlds: Worlds): Worlds {
  const seat = chooserIn(worlds);
  if (seat === undefined) return [];
  for (const { line } of wholeLines(worlds, seat)) {
    const after = afterMove(worlds, seat, line);
    if (after.length === worlds.length && after.every((world) => isPassed(world, seat))) return after;
  }
  return [];
}

function isPassed(world: LoadedTable, seat: Seat): boolean {
  const next = awaitedAt(world);
  return next !== undefined && next !== seat;
}

/** Returns the complete lines that a seat can play in all worlds with one or two choices, without computer help. */
function wholeLines(worlds: Worlds, seat: Seat): readonly Choice[] {
  const top = choicesIn(worlds, seat, '').filter(({ help }) => !help);
  const steps = top.filter(({ final, input }) => !final && !input);
  const further = steps.flatMap(({ line }) => choicesIn(worlds, seat, line));
  return [...top, ...further].filter(({ final }) => final);
}

/** Returns the opponent's moves that produce the same story text in every possible world and do not end the opponent's turn. */
function conditionsIn(worlds: Worlds, other: Seat, seat: Seat): Condition[] {
  const conditions = wholeLines(worlds, other).flatMap((choice): [string, Condition][] => {
    const after = afterMove(worlds, other, choice.line);
    if (after.length < worlds.length || after.some((world) => awaitedAt(world) !== other)) return [];
    const [storyText, ...others] = worlds.map((world) => storyTextOf(world, other, seat, choice.line));
    if (!storyText?.en || others.some(({ en }) => en !== storyText.en)) return [];
    return [[storyText.en, { choice, storyText }]];
  });
  return [...new Map(conditions.toReversed()).values()].toReversed().slice(0, MAX_CONDITIONS);
}

/** Returns the first 100 characters of the first story line that a seat reads after another seat's move. Empty if there is none. */
function storyTextOf(loaded: LoadedTable, other: Seat, seat: Seat, line: string): Translation {
  const { game, table } = loaded;
  const outcome = game.play(table.state, other, line);
  const events = outcome.refused ? [] : outcome.events;
  return eachLanguage((language) => storyTexts(game, events, readerAt(loaded, seat, language))[0]?.slice(0, 100) ?? '');
}
