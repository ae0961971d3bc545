import { cocktailAt, safeAt, tableAt } from '../board.ts';
import type { Point } from '../grid.ts';
import { canAct, isLegal, targetsOf } from '../legality.ts';
import type { Operation } from '../operation.ts';
import { has, isPresent, neighboursOf } from '../people.ts';
import { highestStake, rouletteChance } from '../roulette.ts';
import type { Cocktail, Player, Present, State } from '../state.ts';
import { enemyChance, successChance } from './belief.ts';
import { gadgetProspects } from './ratings.ts';

/** An operation and what it is worth, in intelligence points. */
export interface Prospect {
  readonly operation: Operation;
  readonly worth: number;
}

/** What it costs to be known to the other side. */
const EXPOSURE = 4;

/** The actions that an agent could do from a field, as far as they are worth anything. */
export function prospectsAt(known: State, player: Player, actor: Present, at: Point): Prospect[] {
  const there = { ...actor, at };
  const people = known.people.map((person) => (person.id === actor.id ? there : person));
  const scene = { ...known, people };
  if (!canAct(scene, there)) return [];
  return [
    ...spying(scene, player, there),
    ...safes(scene, player, there),
    ...roulette(scene, there),
    ...cocktails(scene, player, there),
    ...observing(scene, player, there),
    ...there.items.flatMap(({ gadget }) => gadgetProspects(scene, player, there, gadget)),
  ].filter(({ worth }) => worth > 0);
}

function act(verb: string, at: Point | null, worth: number, stake = 0): Prospect {
  return { operation: { kind: 'action', verb, at, stake }, worth };
}

/** What a secret of this guest is worth: its points once, and the hope for a combination. */
export function secretWorth(known: State, player: Player, id: number): number {
  const { secrets, combinations } = known.sides[player];
  const { secretToIpFactor, npcCombinationChance } = known.config;
  const unknown = known.board.safes.length - combinations.length;
  const points = secrets.includes(id) ? 0 : secretToIpFactor;
  return points + (unknown > 0 ? npcCombinationChance * secretToIpFactor * 0.6 : 0);
}

/** What opening a safe is worth: its secret, the next combination, and the collar in the last one. */
export function safeWorth(known: State, player: Player, number: number): number {
  const { combinations, opened } = known.sides[player];
  if (!combinations.includes(number) || opened.includes(number)) return 0;
  const { secretToIpFactor, catIp } = known.config;
  const last = known.board.safes.length;
  const next = number < last && !combinations.includes(number + 1) ? secretToIpFactor * 0.5 : 0;
  return secretToIpFactor + (number === last && !known.collarTaken ? catIp : next);
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

/** How much a table is worth to somebody, and the stake for it: the more the odds are in favour, the more is risked. */
export function rouletteProspect(known: State, actor: Present, at: Point): { stake: number; worth: number } {
  const table = tableAt(known.board, at);
  if (!table || table.destroyed) return { stake: 0, worth: 0 };
  const edge = 2 * successChance(actor, rouletteChance(actor.properties, table.inverted)) - 1;
  const stake = Math.min(highestStake(actor.chips, table.chips), Math.ceil(actor.chips * Math.min(1, 1.2 * edge)));
  return edge > 0 && stake > 0 ? { stake, worth: stake * edge * known.config.chipsToIpFactor } : { stake: 0, worth: 0 };
}

function roulette(known: State, actor: Present): Prospect[] {
  return targetsOf(known, actor, { verb: 'gamble' }).map((at) => {
    const { stake, worth } = rouletteProspect(known, actor, at);
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

/** Everybody who may be worth a visit. */
export function strangers(known: State, player: Player): Present[] {
  return known.people.filter(isPresent).filter(({ faction }) => faction !== player);
}
