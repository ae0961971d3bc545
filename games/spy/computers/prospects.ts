import { canAct, isLegal, targetsOf } from '../rules/course/legality.ts';
import type { Point } from '../rules/grid.ts';
import { cocktailAt, safeAt } from '../rules/match/board.ts';
import { successProbability } from '../rules/match/odds.ts';
import { has, neighboursOf } from '../rules/match/people.ts';
import type { Cocktail, PersonOnBoard, Player, State } from '../state.ts';
import { gadgetProspects } from './ratings.ts';
import type { Strategy } from './strategy.ts';
import { type Prospect, safeWorth, secretWorth, strangers } from './worth.ts';

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
