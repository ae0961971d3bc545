import type { CharacterCommand } from '../rules/command.ts';
import { canAct, targetsOf } from '../rules/course/legality.ts';
import { distance } from '../rules/grid.ts';
import { noteOn } from '../rules/knowledge/intelligence.ts';
import { makeLine } from '../rules/lines.ts';
import { fieldsOfKind, isFoggy, safeAt } from '../rules/match/board.ts';
import { carries, has, isPresent, neighboursOf, personAt } from '../rules/match/people.ts';
import type { Player, Present, State } from '../state.ts';
import { distanceTo, type Errand, stepsFrom } from './errands.ts';
import { enemyChance } from './manner.ts';

/** A list of priorities: the cat, safes, secrets, health, known enemies; otherwise the nearest errand. */
export function normalTurn(known: State, player: Player, actor: Present): string {
  const command =
    deliver(known, actor) ??
    (canAct(known, actor) ? act(known, player, actor) : undefined) ??
    (actor.bp > 0 ? walk(known, player, actor) : undefined);
  return makeLine(command ?? { kind: 'retire' });
}

function deliver({ cat }: State, actor: Present): CharacterCommand | undefined {
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) !== 1) return undefined;
  if (actor.bp > 0) return { kind: 'action', verb: 'step', at: cat, stake: 0 };
  return actor.ap > 0 ? { kind: 'use', gadget: 'DIAMOND_COLLAR', at: cat } : undefined;
}

function act(known: State, player: Player, actor: Present): CharacterCommand | undefined {
  return open(known, player, actor) ?? spy(known, player, actor) ?? drink(actor) ?? attack(known, player, actor);
}

function open(known: State, player: Player, actor: Present): CharacterCommand | undefined {
  const at = targetsOf(known, actor, { verb: 'open' }).find((place) => {
    const number = safeAt(known.board, place)?.number;
    return number !== undefined && isWanted(known, player, number);
  });
  return at && { kind: 'action', verb: 'open', at, stake: 0 };
}

/** A safe that can be opened and was not. */
function isWanted(known: State, player: Player, number: number): boolean {
  const { combinations, opened } = known.sides[player];
  return combinations.includes(number) && !opened.includes(number);
}

function spy(known: State, player: Player, actor: Present): CharacterCommand | undefined {
  const guest = neighboursOf(known, actor.at).find((person) => isUnspied(known, player, person));
  return guest && { kind: 'action', verb: 'spy', at: guest.at, stake: 0 };
}

function isUnspied(known: State, player: Player, { id, faction }: Present): boolean {
  if (faction === player || known.sides[player].secrets.includes(id)) return false;
  return enemyChance(known, player, id) < 0.6;
}

function drink(actor: Present): CharacterCommand | undefined {
  if (!actor.cocktail || actor.hp >= 60 || actor.cocktail.poisonedBy.length > 0) return undefined;
  return { kind: 'action', verb: 'drink', at: null, stake: 0 };
}

function attack(known: State, player: Player, actor: Present): CharacterCommand | undefined {
  for (const gadget of ['BOWLER_BLADE', 'GAS_GLOSS']) {
    const at = targetsOf(known, actor, { gadget }).find((place) => {
      const person = personAt(known, place);
      return person && noteOn(known, player, person.id) === 'enemy';
    });
    if (at) return { kind: 'use', gadget, at };
  }
  return undefined;
}

/** A step towards the nearest errand; none if there is nothing to do or one is there already. */
function walk(known: State, player: Player, actor: Present): CharacterCommand | undefined {
  let best: { steps: number; step: CharacterCommand } | undefined;
  for (const errand of errandsOf(known, player, actor)) {
    const left = distanceTo(known, errand);
    const here = left(actor.at);
    if (here === 0 || !Number.isFinite(here) || (best && best.steps <= here)) continue;
    const at = stepsFrom(known, actor.at).find((place) => left(place) < here && !isFoggy(known.board, place));
    if (at) best = { steps: here, step: { kind: 'action', verb: 'step', at, stake: 0 } };
  }
  return best?.step;
}

function errandsOf(known: State, player: Player, actor: Present): Errand[] {
  const { board, cat, people } = known;
  if (cat && carries(actor, 'DIAMOND_COLLAR')) return [{ at: cat, reach: 0, worth: 1 }];
  const safes = board.safes.filter(({ number }) => isWanted(known, player, number));
  const guests = people.filter(isPresent).filter((person) => isUnspied(known, player, person));
  const collar = board.lying.filter(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  const seats = actor.hp < 30 ? fieldsOfKind(board, 'BAR_SEAT') : [];
  return [
    ...collar.map(({ at }): Errand => ({ at, reach: 0, worth: 1 })),
    ...safes.map(({ at }): Errand => ({ at, reach: has(actor, 'FLAPS_AND_SEALS') ? 2 : 1, worth: 1 })),
    ...guests.map(({ at }): Errand => ({ at, reach: 1, worth: 1 })),
    ...seats.map((at): Errand => ({ at, reach: 0, worth: 1 })),
  ];
}
