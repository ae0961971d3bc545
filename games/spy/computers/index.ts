import { type Choice, levelsFrom, RNG, resolveLevel, type Seat } from '@longtable/kit';
import { draftChoices } from '../menus/preparation.ts';
import { turnChoices } from '../menus/turn.ts';
import { canAct, targetsOf } from '../rules/course/legality.ts';
import { distance } from '../rules/grid.ts';
import { noteAbout } from '../rules/knowledge/intelligence.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { type CharacterCommand, makeLine } from '../rules/lines.ts';
import { fieldsOfKind, isFoggy, safeAt } from '../rules/match/board.ts';
import { activePerson, carries, has, isOnBoard, nameOf, neighboursOf, personAt } from '../rules/match/people.ts';
import { isAssigned } from '../rules/preparation.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { texts } from '../words/texts.ts';
import { masterTurn } from './master.ts';
import { advancedDraftPolicy, casualDraftPolicy, masterDraftPolicy, prepare } from './preparation.ts';
import { advancedTurn } from './prospects.ts';
import { distanceTo, estimateEnemy, stepsFrom, type WalkGoal } from './strategy.ts';

/** Number of decisions of which one, on average, ends the turn. */
const RETIRE_ONE_IN = 3;

/** A computer player. Both methods see only the state that is visible to its seat. */
interface ComputerPlayer {
  prepare(visibleState: State, player: Player): string;
  act(visibleState: State, player: Player, actor: PersonOnBoard): string;
}

const PLAYERS: Readonly<Record<string, ComputerPlayer>> = {
  beginner: { prepare: beginnerPreparation, act: (visibleState, _player, actor) => beginnerTurn(visibleState, actor) },
  casual: { prepare: (visibleState, player) => prepare(visibleState, player, casualDraftPolicy), act: casualTurn },
  advanced: {
    prepare: (visibleState, player) => prepare(visibleState, player, advancedDraftPolicy),
    act: advancedTurn,
  },
  master: { prepare: (visibleState, player) => prepare(visibleState, player, masterDraftPolicy), act: masterTurn },
};

/** The computer levels, from the weakest to the strongest. */
export const LEVELS = levelsFrom(texts.computers, {
  beginner: { rating: 910 },
  novice: { rating: 1020, mix: { of: 'casual', else: 'beginner', share: 0.27 } },
  learner: { rating: 1160, mix: { of: 'casual', else: 'beginner', share: 0.52 } },
  amateur: { rating: 1300, mix: { of: 'casual', else: 'beginner', share: 0.78 } },
  casual: { rating: 1450 },
  skilled: { rating: 1550, mix: { of: 'advanced', else: 'casual', share: 0.25 } },
  seasoned: { rating: 1630, mix: { of: 'advanced', else: 'casual', share: 0.5 } },
  advanced: { rating: 1750 },
  master: { rating: 1840 },
});

/** Returns the line that a computer of a level plays. An unknown level plays like `beginner`. */
export function computer(state: State, seat: Seat, level: string): string {
  const player = seat === 1 ? 1 : 0;
  const visibleState = knownTo(state, player);
  const computerPlayer =
    PLAYERS[resolveLevel(LEVELS, level, () => visibleState)] ?? (PLAYERS.beginner as ComputerPlayer);
  if (visibleState.phase !== 'rounds') return computerPlayer.prepare(visibleState, player);
  const actor = activePerson(visibleState);
  return actor ? computerPlayer.act(visibleState, player, actor) : 'retire';
}

/** Returns a line of the preparation: picks a random item, assigns the next gadget to a random agent, or `ready`. */
function beginnerPreparation(visibleState: State, player: Player): string {
  if (visibleState.phase === 'draft')
    return randomLine(visibleState, (partial) => draftChoices(visibleState, player, partial));
  const side = visibleState.sides[player];
  const gadget = side.gadgets[side.given.indexOf(null)];
  if (isAssigned(side) || gadget === undefined) return 'ready';
  return makeLine({ kind: 'assign', gadget, agent: nameOf(visibleState, tieBreakRng(visibleState).pick(side.agents)) });
}

/** Returns a random line, or `retire` for one in `RETIRE_ONE_IN` decisions. */
function beginnerTurn(visibleState: State, actor: PersonOnBoard): string {
  if (tieBreakRng(visibleState).below(RETIRE_ONE_IN) === 0) return 'retire';
  return randomLine(visibleState, (partial) => turnChoices(visibleState, actor, partial));
}

function randomLine(visibleState: State, menu: (partial: string) => readonly Choice[]): string {
  const random = tieBreakRng(visibleState);
  let partial = '';
  for (;;) {
    const choice = random.pick(menu(partial).filter(({ input }) => !input));
    if (choice.final) return choice.line;
    partial = choice.line;
  }
}

/**
 * Returns an RNG seeded from the visible state. The same knowledge always leads to the same line, and the match's RNG
 * stays hidden.
 */
function tieBreakRng({ config: _config, cast: _cast, ...visibleState }: State): RNG {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(visibleState)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return RNG.seeded(hash >>> 0);
}

/**
 * Returns the first possible line: deliver the collar, open a safe, spy, drink, attack a known enemy, walk to the nearest
 * goal. If none is possible, ends the turn.
 */
function casualTurn(visibleState: State, player: Player, actor: PersonOnBoard): string {
  const command =
    deliver(visibleState, actor) ??
    (canAct(visibleState, actor) ? act(visibleState, player, actor) : undefined) ??
    (actor.bp > 0 ? walk(visibleState, player, actor) : undefined);
  return makeLine(command ?? { kind: 'retire' });
}

function deliver({ cat }: State, actor: PersonOnBoard): CharacterCommand | undefined {
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) !== 1) return undefined;
  if (actor.bp > 0) return { kind: 'action', verb: 'step', at: cat, stake: 0 };
  return actor.ap > 0 ? { kind: 'use', gadget: 'DIAMOND_COLLAR', at: cat } : undefined;
}

function act(visibleState: State, player: Player, actor: PersonOnBoard): CharacterCommand | undefined {
  return (
    open(visibleState, player, actor) ??
    spy(visibleState, player, actor) ??
    drink(actor) ??
    attack(visibleState, player, actor)
  );
}

function open(visibleState: State, player: Player, actor: PersonOnBoard): CharacterCommand | undefined {
  const at = targetsOf(visibleState, actor, { verb: 'open' }).find((place) => {
    const number = safeAt(visibleState.board, place)?.number;
    return number !== undefined && isWanted(visibleState, player, number);
  });
  return at && { kind: 'action', verb: 'open', at, stake: 0 };
}

/** Whether a side knows the combination of a safe and has not opened it. */
function isWanted(visibleState: State, player: Player, number: number): boolean {
  const { combinations, opened } = visibleState.sides[player];
  return combinations.includes(number) && !opened.includes(number);
}

function spy(visibleState: State, player: Player, actor: PersonOnBoard): CharacterCommand | undefined {
  const guest = neighboursOf(visibleState, actor.at).find((person) => isUnspied(visibleState, player, person));
  return guest && { kind: 'action', verb: 'spy', at: guest.at, stake: 0 };
}

function isUnspied(visibleState: State, player: Player, { id, faction }: PersonOnBoard): boolean {
  if (faction === player || visibleState.sides[player].secrets.includes(id)) return false;
  return estimateEnemy(visibleState, player, id) < 0.6;
}

function drink(actor: PersonOnBoard): CharacterCommand | undefined {
  if (!actor.cocktail || actor.hp >= 60 || actor.cocktail.poisonedBy.length > 0) return undefined;
  return { kind: 'action', verb: 'drink', at: null, stake: 0 };
}

function attack(visibleState: State, player: Player, actor: PersonOnBoard): CharacterCommand | undefined {
  for (const gadget of ['BOWLER_BLADE', 'GAS_GLOSS']) {
    const at = targetsOf(visibleState, actor, { gadget }).find((place) => {
      const person = personAt(visibleState, place);
      return person && noteAbout(visibleState, player, person.id) === 'enemy';
    });
    if (at) return { kind: 'use', gadget, at };
  }
  return undefined;
}

/** Returns a step towards the nearest goal, or undefined if there is none or the agent is already there. */
function walk(visibleState: State, player: Player, actor: PersonOnBoard): CharacterCommand | undefined {
  let best: { steps: number; step: CharacterCommand } | undefined;
  for (const goal of simpleGoals(visibleState, player, actor)) {
    const left = distanceTo(visibleState, goal);
    const here = left(actor.at);
    if (here === 0 || !Number.isFinite(here) || (best && best.steps <= here)) continue;
    const at = stepsFrom(visibleState, actor.at).find(
      (place) => left(place) < here && !isFoggy(visibleState.board, place),
    );
    if (at) best = { steps: here, step: { kind: 'action', verb: 'step', at, stake: 0 } };
  }
  return best?.step;
}

function simpleGoals(visibleState: State, player: Player, actor: PersonOnBoard): WalkGoal[] {
  const { board, cat, people } = visibleState;
  if (cat && carries(actor, 'DIAMOND_COLLAR')) return [{ at: cat, reach: 0, worth: 1 }];
  const safes = board.safes.filter(({ number }) => isWanted(visibleState, player, number));
  const guests = people.filter(isOnBoard).filter((person) => isUnspied(visibleState, player, person));
  const collar = board.lying.filter(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  const seats = actor.hp < 30 ? fieldsOfKind(board, 'BAR_SEAT') : [];
  return [
    ...collar.map(({ at }): WalkGoal => ({ at, reach: 0, worth: 1 })),
    ...safes.map(({ at }): WalkGoal => ({ at, reach: has(actor, 'FLAPS_AND_SEALS') ? 2 : 1, worth: 1 })),
    ...guests.map(({ at }): WalkGoal => ({ at, reach: 1, worth: 1 })),
    ...seats.map((at): WalkGoal => ({ at, reach: 0, worth: 1 })),
  ];
}
