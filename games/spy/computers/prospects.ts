import { canAct, isLegal, targetsOf } from '../rules/course/legality.ts';
import type { Point } from '../rules/grid.ts';
import { cocktailAt, safeAt } from '../rules/match/board.ts';
import { has, neighboursOf } from '../rules/match/people.ts';
import type { Cocktail, Player, Present, State } from '../state.ts';
import { enemyChance, successChance } from './belief.ts';
import { gadgetProspects } from './ratings.ts';
import { type Prospect, rouletteProspect, safeWorth, secretWorth, strangers } from './worth.ts';

/** What it costs to be known to the other side. */
const EXPOSURE = 4;

/** The actions that an agent could do from a field, as far as they are worth anything. */
export function prospectsAt(known: State, player: Player, actor: Present, at: Point, boldness: number): Prospect[] {
  const there = { ...actor, at };
  const people = known.people.map((person) => (person.id === actor.id ? there : person));
  const scene = { ...known, people };
  if (!canAct(scene, there)) return [];
  return [
    ...spying(scene, player, there),
    ...safes(scene, player, there),
    ...roulette(scene, there, boldness),
    ...cocktails(scene, player, there),
    ...observing(scene, player, there),
    ...there.items.flatMap(({ gadget }) => gadgetProspects(scene, player, there, gadget)),
  ].filter(({ worth }) => worth > 0);
}

function act(verb: string, at: Point | null, worth: number, stake = 0): Prospect {
  return { operation: { kind: 'action', verb, at, stake }, worth };
}

function spying(known: State, player: Player, actor: Present): Prospect[] {
  const chance = successChance(actor, known.config.spySuccessChance);
  return neighboursOf(known, actor.at)
    .filter(({ faction }) => faction !== player)
    .map(({ id, at }) => {
      const enemy = enemyChance(known, player, id);
      return act('spy', at, (1 - enemy) * chance * secretWorth(known, player, id) - enemy * EXPOSURE);
    });
}

function safes(known: State, player: Player, actor: Present): Prospect[] {
  return targetsOf(known, actor, { verb: 'open' }).map((at) =>
    act('open', at, safeWorth(known, player, safeAt(known.board, at)?.number ?? 0)),
  );
}

function roulette(known: State, actor: Present, boldness: number): Prospect[] {
  return targetsOf(known, actor, { verb: 'gamble' }).map((at) => {
    const { stake, worth } = rouletteProspect(known, actor, at, boldness);
    return act('gamble', at, worth, stake);
  });
}

/** How much wet clothes would cost an enemy. */
function testsMatter({ properties }: Present): number {
  if (properties.includes('CONSTANT_CLAMMY_CLOTHES')) return 0;
  return 2 + (properties.includes('TRADECRAFT') ? 3 : 0) + (properties.includes('LUCKY_DEVIL') ? 2 : 0);
}

function cocktails(known: State, player: Player, actor: Present): Prospect[] {
  return actor.cocktail ? spending(known, player, actor, actor.cocktail) : fetching(known, actor);
}

function spending(known: State, player: Player, actor: Present, cocktail: Cocktail): Prospect[] {
  const healing = Math.min(100 - actor.hp, known.config.cocktailHp);
  const drink = act('drink', null, cocktail.poisonedBy.length > 0 ? 0 : 0.3 + healing / 15);
  const enemies = neighboursOf(known, actor.at).filter(({ id, faction }) => {
    return faction !== player && enemyChance(known, player, id) >= 0.9;
  });
  return [drink, ...enemies.map((person) => act('pour', person.at, testsMatter(person)))];
}

/** A poisoned one is still good to pour. */
function fetching(known: State, actor: Present): Prospect[] {
  const worth = 0.4 + Math.min(100 - actor.hp, known.config.cocktailHp) / 20;
  return targetsOf(known, actor, { verb: 'take' }).map((at) => {
    const poisoned = (cocktailAt(known.board, at)?.cocktail.poisonedBy.length ?? 0) > 0;
    return act('take', at, poisoned ? 0.1 : worth);
  });
}

/** Knowing who is who is worth most where it is least clear. */
function observing(known: State, player: Player, actor: Present): Prospect[] {
  const chance = successChance(actor, known.config.observationSuccessChance);
  if (!has(actor, 'OBSERVATION')) return [];
  return strangers(known, player)
    .map(({ id, at }) => {
      const enemy = enemyChance(known, player, id);
      return act('observe', at, chance * enemy * (1 - enemy) * 12);
    })
    .filter(({ operation }) => isLegal(known, actor, operation));
}
