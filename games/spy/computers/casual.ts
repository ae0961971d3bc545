import type { CharacterCommand } from '../rules/command.ts';
import { canAct, targetsOf } from '../rules/course/legality.ts';
import { distance } from '../rules/grid.ts';
import { noteAbout } from '../rules/knowledge/intelligence.ts';
import { makeLine } from '../rules/lines.ts';
import { fieldsOfKind, isFoggy, safeAt } from '../rules/match/board.ts';
import { carries, has, isOnBoard, neighboursOf, personAt } from '../rules/match/people.ts';
import type { PersonOnBoard, Player, State } from '../state.ts';
import { estimateEnemy } from './strategy.ts';
import { distanceTo, stepsFrom, type WalkGoal } from './walk-goals.ts';

/**
 * Returns the first possible line: deliver the collar, open a safe, spy, drink, attack a known enemy, walk to the nearest
 * goal. If none is possible, ends the turn.
 */
export function casualTurn(visibleState: State, player: Player, actor: PersonOnBoard): string {
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
