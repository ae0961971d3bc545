import { canAct, isLegal, targetsOf } from '../rules/course/legality.ts';
import { distance, type Point, square } from '../rules/grid.ts';
import { successProbability } from '../rules/knowledge/intelligence.ts';
import { type CharacterCommand, makeLine } from '../rules/lines.ts';
import { cocktailAt, fieldsOfKind, isFoggy, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { canDry, carries, has, isClammy, isOnBoard, neighboursOf, personAt } from '../rules/match/people.ts';
import type { Distances } from '../rules/match/routes.ts';
import { MOLEDIE_SILENCES } from '../rules/properties.ts';
import type { Cocktail, PersonOnBoard, Player, State } from '../state.ts';
import {
  advancedStrategy,
  distanceTo,
  type Prospect,
  reachable,
  type Strategy,
  safeWorth,
  secretWorth,
  strangers,
  walkGoals,
} from './strategy.ts';

/** Cost of being identified by the other side. */
const EXPOSURE_COST = 4;

/** Returns the actions an agent could take from a field that have a positive value. */
export function prospectsAt(
  visibleState: State,
  player: Player,
  actor: PersonOnBoard,
  at: Point,
  strategy: Strategy,
): Prospect[] {
  const there = { ...actor, at };
  const people = visibleState.people.map((person) => (person.id === actor.id ? there : person));
  const scene = { ...visibleState, people };
  if (!canAct(scene, there)) return [];
  return [
    ...spyOptions(scene, player, there, strategy),
    ...openOptions(scene, player, there, strategy),
    ...gambleOptions(scene, there, strategy),
    ...cocktailOptions(scene, player, there, strategy),
    ...observeOptions(scene, player, there, strategy),
    ...there.items.flatMap(({ gadget }) => gadgetProspects(scene, player, there, gadget, strategy)),
  ].filter(({ worth }) => worth > 0);
}

function act(verb: string, at: Point | null, worth: number, stake = 0): Prospect {
  return { command: { kind: 'action', verb, at, stake }, worth };
}

function spyOptions(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  const probability = successProbability(actor, visibleState.config.spySuccessChance);
  return neighboursOf(visibleState, actor.at)
    .filter(({ faction }) => faction !== player)
    .map(({ id, at }) => {
      const enemy = strategy.enemyProbability(visibleState, player, id);
      return act(
        'spy',
        at,
        (1 - enemy) * probability * secretWorth(visibleState, player, id, strategy) - enemy * EXPOSURE_COST,
      );
    });
}

function openOptions(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  return targetsOf(visibleState, actor, { verb: 'open' }).map((at) =>
    act('open', at, safeWorth(visibleState, player, safeAt(visibleState.board, at)?.number ?? 0, strategy)),
  );
}

function gambleOptions(visibleState: State, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  return targetsOf(visibleState, actor, { verb: 'gamble' }).map((at) => {
    const { stake, worth } = strategy.gamble(visibleState, actor, at);
    return act('gamble', at, worth, stake);
  });
}

function cocktailOptions(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  return actor.cocktail
    ? drinkAndPourOptions(visibleState, player, actor, actor.cocktail, strategy)
    : takeOptions(visibleState, player, actor, strategy);
}

function drinkAndPourOptions(
  visibleState: State,
  player: Player,
  actor: PersonOnBoard,
  cocktail: Cocktail,
  strategy: Strategy,
): Prospect[] {
  const healing = Math.min(100 - actor.hp, visibleState.config.cocktailHp);
  const drink = act('drink', null, cocktail.poisonedBy.length > 0 ? 0 : 0.3 + healing / 15);
  const others = neighboursOf(visibleState, actor.at).filter(({ faction }) => faction !== player);
  return [drink, ...others.map((person) => act('pour', person.at, strategy.drenchValue(visibleState, player, person)))];
}

/** Returns the options to take a cocktail. A poisoned one has a small value, because it can still be poured. */
function takeOptions(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  const worth =
    strategy.cocktailValue(visibleState, player, actor) + Math.min(100 - actor.hp, visibleState.config.cocktailHp) / 20;
  return targetsOf(visibleState, actor, { verb: 'take' }).map((at) => {
    const poisoned = (cocktailAt(visibleState.board, at)?.cocktail.poisonedBy.length ?? 0) > 0;
    return act('take', at, poisoned ? 0.1 : worth);
  });
}

/** Returns the options to observe a stranger. The value is highest for a probability of 50 %. */
function observeOptions(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): Prospect[] {
  const probability = successProbability(actor, visibleState.config.observationSuccessChance);
  if (!has(actor, 'OBSERVATION')) return [];
  return strangers(visibleState, player)
    .map(({ id, at }) => {
      const enemy = strategy.enemyProbability(visibleState, player, id);
      return act('observe', at, probability * enemy * (1 - enemy) * 12);
    })
    .filter(({ command }) => isLegal(visibleState, actor, command));
}

/** Function that returns the value of using a gadget on a field, in intelligence points. */
type Rating = (visibleState: State, player: Player, actor: PersonOnBoard, at: Point, strategy: Strategy) => number;

/** Returns the value of damaging people: negative for own agents, positive for strangers, highest if they collapse. */
function harm(
  visibleState: State,
  player: Player,
  damage: number,
  people: readonly PersonOnBoard[],
  strategy: Strategy,
): number {
  return people.reduce((sum, person) => {
    if (person.faction === player) return sum - (damage >= person.hp ? 12 : damage / 12);
    return sum + strategy.setbackValue(visibleState, player, person) * Math.min(1, damage / 100);
  }, 0);
}

function on(visibleState: State, at: Point): PersonOnBoard[] {
  const person = personAt(visibleState, at);
  return person ? [person] : [];
}

/** Ratings of the gadgets that are actively used. */
const ratings: Readonly<Record<string, Rating>> = {
  HAIRDRYER: (visibleState, player, _actor, at) => {
    const person = personAt(visibleState, at);
    return person?.faction === player && canDry(person) ? 8 : 0;
  },
  MOLEDIE: (visibleState, player, actor, at, strategy) => {
    const freed = actor.properties.some((property) => MOLEDIE_SILENCES.includes(property)) ? 9 : 1;
    const person = personAt(visibleState, at);
    if (!person || person.faction === player) return 0;
    const enemy = strategy.enemyProbability(visibleState, player, person.id);
    return freed + (person.properties.includes('TRADECRAFT') ? enemy * 8 : enemy);
  },
  BOWLER_BLADE: (visibleState, player, actor, at, strategy) =>
    successProbability(actor, visibleState.config.bowlerBladeHitChance) *
    harm(visibleState, player, visibleState.config.bowlerBladeDamage, on(visibleState, at), strategy),
  GAS_GLOSS: (visibleState, player, _actor, at, strategy) =>
    harm(visibleState, player, visibleState.config.gasGlossDamage, on(visibleState, at), strategy),
  ROCKET_PEN: (visibleState, player, _actor, at, strategy) => {
    const victims = square(at, 1).flatMap((place) => on(visibleState, place));
    return harm(visibleState, player, visibleState.config.rocketPenDamage, victims, strategy) - 4;
  },
  MOTHBALL_POUCH: (visibleState, player, _actor, at, strategy) =>
    harm(visibleState, player, visibleState.config.mothballPouchDamage, neighboursOf(visibleState, at), strategy),
  FOG_TIN: (visibleState, player, _actor, at, strategy) => {
    const people = square(at, 1).flatMap((place) => on(visibleState, place));
    return people.reduce((sum, { id, faction }) => {
      if (faction === player) return sum - 10;
      return sum + (strategy.enemyProbability(visibleState, player, id) > 0.8 ? 5 : 0);
    }, -3);
  },
  GRAPPLE: (visibleState, _player, actor, at) => {
    const lying = lyingAt(visibleState.board, at)?.item.gadget;
    const probability = successProbability(actor, visibleState.config.grappleHitChance);
    return lying === 'DIAMOND_COLLAR' ? probability * visibleState.config.catIp : lying ? probability * 3 : 0;
  },
  WIRETAP_WITH_EARPLUGS: (visibleState, player, _actor, at, strategy) => {
    const person = personAt(visibleState, at);
    return person && strategy.enemyProbability(visibleState, player, person.id) > 0.7 && !visibleState.janitor ? 12 : 0;
  },
  CHICKEN_FEED: (visibleState, player, actor, at, strategy) => {
    const person = personAt(visibleState, at);
    if (!person || strategy.enemyProbability(visibleState, player, person.id) < 0.9) return 0;
    return actor.ip - enemyIp(visibleState);
  },
  NUGGET: (visibleState, player, _actor, at, strategy) => {
    const person = personAt(visibleState, at);
    if (!person || visibleState.janitor) return 0;
    const enemy = strategy.enemyProbability(visibleState, player, person.id);
    if (enemy > strategy.maxBribeRisk) return 0;
    const worth = strategy.recruitValue(visibleState, person.id);
    return (1 - enemy) * worth - enemy * worth * 1.5;
  },
  MIRROR_OF_WILDERNESS: (visibleState, player, actor, at, strategy) => {
    const person = personAt(visibleState, at);
    if (!person || strategy.enemyProbability(visibleState, player, person.id) < 0.9) return 0;
    return 2 * successProbability(actor, visibleState.config.mirrorSwapChance) * (enemyIp(visibleState) - actor.ip) - 2;
  },
  TECHNICOLOUR_PRISM: (visibleState, _player, actor, at) => {
    const table = tableAt(visibleState.board, at);
    return table && !table.destroyed && !table.inverted && has(actor, 'JINX') && !isClammy(actor) ? table.chips / 2 : 0;
  },
};

/** Returns the estimated intelligence points of an enemy agent. */
function enemyIp({ round, config }: State): number {
  return Math.min(2, round / 6) * config.secretToIpFactor;
}

/** Returns the uses of a carried gadget that have a positive value. */
function gadgetProspects(
  visibleState: State,
  player: Player,
  actor: PersonOnBoard,
  gadget: string,
  strategy: Strategy,
): Prospect[] {
  const rate = ratings[gadget];
  if (!rate) return [];
  return placesOfInterest(visibleState)
    .filter((at) => gadget !== 'ROCKET_PEN' || distance(at, actor.at) > 1)
    .map(
      (at): Prospect => ({
        command: { kind: 'use', gadget, at },
        worth: rate(visibleState, player, actor, at, strategy),
      }),
    )
    .filter(({ command, worth }) => worth > 0 && isLegal(visibleState, actor, command));
}

/** Returns the fields worth targeting: people, tables, items on the floor and fireplaces. */
function placesOfInterest({ people, board }: State): Point[] {
  const things = [...people.filter(isOnBoard), ...board.tables, ...board.lying].map(({ at }) => at);
  return [...things, ...fieldsOfKind(board, 'FIREPLACE')];
}

/** Discount factor per turn of distance to a goal. */
const TURN_DISCOUNT = 0.8;
/** Factor for goals that another agent of the side is nearer to. */
const ALLY_NEARER_FACTOR = 0.5;

/** Function that returns the value of a field. */
export type FieldValue = (at: Point) => number;

/**
 * Rates every field in reach together with the best action there. Returns the line of the action or first step that
 * leads to the best one, or `retire`.
 */
export function advancedTurn(visibleState: State, player: Player, actor: PersonOnBoard): string {
  const fieldValue = advancedFieldValue(visibleState, player, actor, advancedStrategy);
  const delivery = deliverCollar(visibleState, player, actor, advancedStrategy);
  if (delivery) return makeLine(delivery);
  const flight = jetpackFlight(visibleState, actor, fieldValue);
  let best: { worth: number; command: CharacterCommand } = {
    worth: fieldValue(actor.at) + 0.01,
    command: { kind: 'retire' },
  };
  if (flight && flight.worth > best.worth) best = flight;
  const taboo = carries(actor, 'DIAMOND_COLLAR') ? visibleState.cat : null;
  for (const { at, first, steps } of reachable(visibleState, actor, taboo)) {
    const stay = fieldValue(at) - 0.02 * steps;
    const [act] = prospectsAt(visibleState, player, actor, at, advancedStrategy).sort((a, b) => b.worth - a.worth);
    const worth = stay + (act?.worth ?? 0);
    if (worth <= best.worth) continue;
    const step: CharacterCommand | undefined = first
      ? { kind: 'action', verb: 'step', at: first, stake: 0 }
      : undefined;
    const command = step ?? act?.command;
    if (command) best = { worth, command };
  }
  return makeLine(best.command);
}

/**
 * Returns the move that gives the collar to the adjacent cat, or undefined if that is impossible or the strategy does
 * not want to end the match.
 */
export function deliverCollar(
  visibleState: State,
  player: Player,
  actor: PersonOnBoard,
  strategy: Strategy,
): CharacterCommand | undefined {
  const { cat } = visibleState;
  if (!cat || !carries(actor, 'DIAMOND_COLLAR') || distance(actor.at, cat) !== 1) return undefined;
  if (!strategy.shouldEnd(visibleState, player)) return undefined;
  if (actor.bp > 0) return { kind: 'action', verb: 'step', at: cat, stake: 0 };
  return actor.ap > 0 && !isFoggy(visibleState.board, actor.at)
    ? { kind: 'use', gadget: 'DIAMOND_COLLAR', at: cat }
    : undefined;
}

/** Returns the best jetpack flight and its value less a fixed deduction, or undefined if none is possible. */
export function jetpackFlight(visibleState: State, actor: PersonOnBoard, fieldValue: FieldValue): Prospect | undefined {
  if (actor.ap === 0 || isFoggy(visibleState.board, actor.at) || !carries(actor, 'JETPACK')) return undefined;
  const landings = targetsOf(visibleState, actor, { gadget: 'JETPACK' }).map((at) => ({
    at,
    worth: fieldValue(at) - 8,
  }));
  const [best] = landings.sort((a, b) => b.worth - a.worth);
  return best && { command: { kind: 'use', gadget: 'JETPACK', at: best.at }, worth: best.worth };
}

/**
 * Returns a function for the value of ending a turn on a field: the best three goals, discounted by distance, less the
 * danger.
 */
function advancedFieldValue(visibleState: State, player: Player, actor: PersonOnBoard, strategy: Strategy): FieldValue {
  const friends = visibleState.people.filter(({ faction, at, id }) => faction === player && at && id !== actor.id);
  const goals = walkGoals(visibleState, player, actor, strategy).map((goal) => {
    const left = distanceTo(visibleState, goal);
    const nearest = Math.min(...friends.map(({ at }) => (at ? left(at) : Number.POSITIVE_INFINITY)));
    return { goal, left, nearest };
  });
  const pace = Math.max(1, has(actor, 'SLUGGISHNESS') ? 1 : has(actor, 'NIMBLENESS') ? 3 : 2);
  const danger = dangerOf(visibleState, player, strategy);
  return (at) => {
    const values = goals
      .map(({ goal, left, nearest }) => {
        const turns = Math.ceil(left(at) / pace);
        return Number.isFinite(turns)
          ? goal.worth * TURN_DISCOUNT ** turns * (nearest < left(at) ? ALLY_NEARER_FACTOR : 1)
          : 0;
      })
      .sort((a, b) => b - a);
    return (values[0] ?? 0) * 0.6 + (values[1] ?? 0) * 0.2 + (values[2] ?? 0) * 0.1 - danger(at);
  };
}

/** Returns a function for the danger of a field: the janitor, adjacent enemies and fog. An adjacent guest is cover. */
export function dangerOf(visibleState: State, player: Player, strategy: Strategy): FieldValue {
  const away: Distances | undefined = visibleState.janitor
    ? distanceTo(visibleState, { at: visibleState.janitor, reach: 0, worth: 0 })
    : undefined;
  const others = strangers(visibleState, player).map((person) => ({
    at: person.at,
    enemy: strategy.enemyProbability(visibleState, player, person.id),
  }));
  return (at) => {
    const janitor = away ? 10 / (1 + Math.min(away(at), 30)) : 0;
    const fog = isFoggy(visibleState.board, at) ? 3 : 0;
    const near = others.filter((other) => distance(other.at, at) === 1);
    const enemies = near.filter(({ enemy }) => enemy > 0.8).length;
    const cover = near.some(({ enemy }) => enemy < 0.5) ? 0.1 : 0;
    return janitor + fog + 0.4 * enemies - cover;
  };
}
