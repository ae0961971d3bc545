import { canAct, isLegal, targetsOf } from '../rules/course/legality.ts';
import { distance, type Point, square } from '../rules/grid.ts';
import { successProbability } from '../rules/knowledge/intelligence.ts';
import { cocktailAt, fieldsOfKind, lyingAt, safeAt, tableAt } from '../rules/match/board.ts';
import { canDry, has, isClammy, isOnBoard, neighboursOf, personAt } from '../rules/match/people.ts';
import { MOLEDIE_SILENCES } from '../rules/properties.ts';
import type { Cocktail, PersonOnBoard, Player, State } from '../state.ts';
import { type Prospect, type Strategy, safeWorth, secretWorth, strangers } from './strategy.ts';

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
