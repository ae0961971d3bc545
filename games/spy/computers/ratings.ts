import { isLegal } from '../rules/course/legality.ts';
import { distance, type Point, square } from '../rules/grid.ts';
import { fieldsOfKind, lyingAt, tableAt } from '../rules/match/board.ts';
import { has, isClammy, isPresent, neighboursOf, personAt } from '../rules/match/people.ts';
import { MOLEDIE_SILENCES } from '../rules/properties.ts';
import type { Player, Present, State } from '../state.ts';
import { type Manner, successChance } from './manner.ts';
import type { Prospect } from './worth.ts';

/** What using a gadget on a field is worth, in intelligence points. */
type Rating = (known: State, player: Player, actor: Present, at: Point, manner: Manner) => number;

/** What hurting people on a field does: enemies who fall lose a turn, and so do friends. */
function harm(known: State, player: Player, damage: number, people: readonly Present[], manner: Manner): number {
  return people.reduce((sum, person) => {
    if (person.faction === player) return sum - (damage >= person.hp ? 12 : damage / 12);
    return sum + manner.setback(known, player, person) * Math.min(1, damage / 100);
  }, 0);
}

function on(known: State, at: Point): Present[] {
  const person = personAt(known, at);
  return person ? [person] : [];
}

/** What each gadget is good for; being carried is enough for the others. */
const ratings: Readonly<Record<string, Rating>> = {
  HAIRDRYER: (known, player, _actor, at) => {
    const person = personAt(known, at);
    return person?.faction === player && person.properties.includes('CLAMMY_CLOTHES') ? 8 : 0;
  },
  MOLEDIE: (known, player, actor, at, manner) => {
    const freed = actor.properties.some((property) => MOLEDIE_SILENCES.includes(property)) ? 9 : 1;
    const person = personAt(known, at);
    if (!person || person.faction === player) return 0;
    const enemy = manner.enemy(known, player, person.id);
    return freed + (person.properties.includes('TRADECRAFT') ? enemy * 8 : enemy);
  },
  BOWLER_BLADE: (known, player, actor, at, manner) =>
    successChance(actor, known.config.bowlerBladeHitChance) *
    harm(known, player, known.config.bowlerBladeDamage, on(known, at), manner),
  GAS_GLOSS: (known, player, _actor, at, manner) =>
    harm(known, player, known.config.gasGlossDamage, on(known, at), manner),
  ROCKET_PEN: (known, player, _actor, at, manner) => {
    const victims = square(at, 1).flatMap((place) => on(known, place));
    return harm(known, player, known.config.rocketPenDamage, victims, manner) - 4;
  },
  MOTHBALL_POUCH: (known, player, _actor, at, manner) =>
    harm(known, player, known.config.mothballPouchDamage, neighboursOf(known, at), manner),
  FOG_TIN: (known, player, _actor, at, manner) => {
    const people = square(at, 1).flatMap((place) => on(known, place));
    return people.reduce((sum, { id, faction }) => {
      if (faction === player) return sum - 10;
      return sum + (manner.enemy(known, player, id) > 0.8 ? 5 : 0);
    }, -3);
  },
  GRAPPLE: (known, _player, actor, at) => {
    const lying = lyingAt(known.board, at)?.item.gadget;
    const chance = successChance(actor, known.config.grappleHitChance);
    return lying === 'DIAMOND_COLLAR' ? chance * known.config.catIp : lying ? chance * 3 : 0;
  },
  WIRETAP_WITH_EARPLUGS: (known, player, _actor, at, manner) => {
    const person = personAt(known, at);
    return person && manner.enemy(known, player, person.id) > 0.7 && !known.janitor ? 12 : 0;
  },
  CHICKEN_FEED: (known, player, actor, at, manner) => {
    const person = personAt(known, at);
    if (!person || manner.enemy(known, player, person.id) < 0.9) return 0;
    return actor.ip - enemyIp(known);
  },
  NUGGET: (known, player, _actor, at, manner) => {
    const person = personAt(known, at);
    if (!person || known.janitor) return 0;
    const enemy = manner.enemy(known, player, person.id);
    if (enemy > manner.doubt) return 0;
    const worth = manner.recruit(known, person.id);
    return (1 - enemy) * worth - enemy * worth * 1.5;
  },
  MIRROR_OF_WILDERNESS: (known, player, actor, at, manner) => {
    const person = personAt(known, at);
    if (!person || manner.enemy(known, player, person.id) < 0.9) return 0;
    return 2 * successChance(actor, known.config.mirrorSwapChance) * (enemyIp(known) - actor.ip) - 2;
  },
  TECHNICOLOUR_PRISM: (known, _player, actor, at) => {
    const table = tableAt(known.board, at);
    return table && !table.destroyed && !table.inverted && has(actor, 'JINX') && !isClammy(actor) ? table.chips / 2 : 0;
  },
};

/** What somebody of the other side has probably gathered by now. */
function enemyIp({ round, config }: State): number {
  return Math.min(2, round / 6) * config.secretToIpFactor;
}

/** The uses of a carried gadget that are worth anything; one that is not rated stays in the pocket. */
export function gadgetProspects(
  known: State,
  player: Player,
  actor: Present,
  gadget: string,
  manner: Manner,
): Prospect[] {
  const rate = ratings[gadget];
  if (!rate) return [];
  return placesOfInterest(known)
    .filter((at) => gadget !== 'ROCKET_PEN' || distance(at, actor.at) > 1)
    .map((at): Prospect => ({ command: { kind: 'use', gadget, at }, worth: rate(known, player, actor, at, manner) }))
    .filter(({ command, worth }) => worth > 0 && isLegal(known, actor, command));
}

/** Where anything could be done at all: people, tables, things on the floor and fireplaces. */
function placesOfInterest({ people, board }: State): Point[] {
  const things = [...people.filter(isPresent), ...board.tables, ...board.lying].map(({ at }) => at);
  return [...things, ...fieldsOfKind(board, 'FIREPLACE')];
}
