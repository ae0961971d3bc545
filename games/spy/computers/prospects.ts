import { canAct, isLegal, targetsOf } from '../rules/course/legality.ts';
import type { Point } from '../rules/grid.ts';
import { cocktailAt, safeAt } from '../rules/match/board.ts';
import { has, neighboursOf } from '../rules/match/people.ts';
import type { Cocktail, Player, Present, State } from '../state.ts';
import { type Manner, successChance } from './manner.ts';
import { gadgetProspects } from './ratings.ts';
import { type Prospect, safeWorth, secretWorth, strangers } from './worth.ts';

/** What it costs to be known to the other side. */
const EXPOSURE = 4;

/** The actions that an agent could do from a field, as far as they are worth anything. */
export function prospectsAt(known: State, player: Player, actor: Present, at: Point, manner: Manner): Prospect[] {
  const there = { ...actor, at };
  const people = known.people.map((person) => (person.id === actor.id ? there : person));
  const scene = { ...known, people };
  if (!canAct(scene, there)) return [];
  return [
    ...spying(scene, player, there, manner),
    ...safes(scene, player, there, manner),
    ...roulette(scene, there, manner),
    ...cocktails(scene, player, there, manner),
    ...observing(scene, player, there, manner),
    ...there.items.flatMap(({ gadget }) => gadgetProspects(scene, player, there, gadget, manner)),
  ].filter(({ worth }) => worth > 0);
}

function act(verb: string, at: Point | null, worth: number, stake = 0): Prospect {
  return { command: { kind: 'action', verb, at, stake }, worth };
}

function spying(known: State, player: Player, actor: Present, manner: Manner): Prospect[] {
  const chance = successChance(actor, known.config.spySuccessChance);
  return neighboursOf(known, actor.at)
    .filter(({ faction }) => faction !== player)
    .map(({ id, at }) => {
      const enemy = manner.enemy(known, player, id);
      return act('spy', at, (1 - enemy) * chance * secretWorth(known, player, id, manner) - enemy * EXPOSURE);
    });
}

function safes(known: State, player: Player, actor: Present, manner: Manner): Prospect[] {
  return targetsOf(known, actor, { verb: 'open' }).map((at) =>
    act('open', at, safeWorth(known, player, safeAt(known.board, at)?.number ?? 0, manner)),
  );
}

function roulette(known: State, actor: Present, manner: Manner): Prospect[] {
  return targetsOf(known, actor, { verb: 'gamble' }).map((at) => {
    const { stake, worth } = manner.gamble(known, actor, at);
    return act('gamble', at, worth, stake);
  });
}

function cocktails(known: State, player: Player, actor: Present, manner: Manner): Prospect[] {
  return actor.cocktail
    ? spending(known, player, actor, actor.cocktail, manner)
    : fetching(known, player, actor, manner);
}

function spending(known: State, player: Player, actor: Present, cocktail: Cocktail, manner: Manner): Prospect[] {
  const healing = Math.min(100 - actor.hp, known.config.cocktailHp);
  const drink = act('drink', null, cocktail.poisonedBy.length > 0 ? 0 : 0.3 + healing / 15);
  const others = neighboursOf(known, actor.at).filter(({ faction }) => faction !== player);
  return [drink, ...others.map((person) => act('pour', person.at, manner.drench(known, player, person)))];
}

/** A poisoned one is still good to pour. */
function fetching(known: State, player: Player, actor: Present, manner: Manner): Prospect[] {
  const worth = manner.thirst(known, player, actor) + Math.min(100 - actor.hp, known.config.cocktailHp) / 20;
  return targetsOf(known, actor, { verb: 'take' }).map((at) => {
    const poisoned = (cocktailAt(known.board, at)?.cocktail.poisonedBy.length ?? 0) > 0;
    return act('take', at, poisoned ? 0.1 : worth);
  });
}

/** Knowing who is who is worth most where it is least clear. */
function observing(known: State, player: Player, actor: Present, manner: Manner): Prospect[] {
  const chance = successChance(actor, known.config.observationSuccessChance);
  if (!has(actor, 'OBSERVATION')) return [];
  return strangers(known, player)
    .map(({ id, at }) => {
      const enemy = manner.enemy(known, player, id);
      return act('observe', at, chance * enemy * (1 - enemy) * 12);
    })
    .filter(({ command }) => isLegal(known, actor, command));
}
