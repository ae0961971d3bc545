import { perform } from '../rules/perform.ts';
import { currentSide, type Duel, type Fighter, type Side, SLOTS, waitingSide } from '../state.ts';
import { enemyLifeValue, killValue, woundValue } from './gain.ts';

/** Small cost per point of an attacker's damage, so that the weakest of several sufficient attackers is used. */
const THRIFT = 0.001;

/** Buffers that are refilled for every attack: creatures that may attack, and the gain of each against the player. */
const readyAttackers: Fighter[] = [];
const gains: number[] = [];
let count = 0;

/**
 * Makes all attacks of a turn: kills creatures with the attackers that would gain least against the player, then
 * attacks with the rest.
 */
export function attackByInstinct(duel: Duel): void {
  const { field, life } = waitingSide(duel);
  collectAttackers(currentSide(duel), life);
  const shielded = isShielded(waitingSide(duel));
  let together = 0;
  for (let at = 0; at < count; at++) together += readyAttackers[at]!.card.damage;
  const prey = !shielded && together >= life ? 0 : bestVictim(field, together, shielded);
  if (prey === 0) {
    strikeOneByOne(duel, shielded, together >= life);
    return;
  }
  const group = readyAttackers.filter((_, at) => at < count && (bestGroup >> at) & 1);
  for (const by of group) strike(duel, by, prey);
  attackByInstinct(duel);
}

/** Whether a creature with a shield protects the player from direct attacks. */
export function isShielded({ field }: Side): boolean {
  for (const fighter of field) if (fighter?.card.shield) return true;
  return false;
}

function collectAttackers({ field }: Side, life: number): void {
  count = 0;
  for (const fighter of field) {
    if (!fighter?.awake || fighter.attacked || fighter.card.damage === 0) continue;
    gains[count] = enemyLifeValue(life) - enemyLifeValue(life - fighter.card.damage);
    readyAttackers[count++] = fighter;
  }
}

let [leastLost, bestGroup] = [0, 0];

/**
 * Returns the slot of the creature whose death gains most beyond its attackers' other gains, or 0 if none is worth it.
 * Stores its attackers in `bestGroup`.
 */
function bestVictim(field: Side['field'], together: number, shielded: boolean): number {
  let [prey, max, group] = [0, shielded ? Number.NEGATIVE_INFINITY : 0, 0];
  for (let slot = 1; slot <= SLOTS; slot++) {
    const fighter = field[slot - 1];
    if (!fighter?.awake || (shielded && !fighter.card.shield) || together < fighter.life) continue;
    const worth = killValue(fighter);
    [leastLost, bestGroup] = [worth - max, 0];
    findGroup(0, fighter.life, 0, 0);
    if (bestGroup !== 0) [prey, max, group] = [slot, worth - leastLost, bestGroup];
  }
  bestGroup = group;
  return prey;
}

/** Stores the cheapest group of attackers (a bit mask) with enough damage in `bestGroup`. */
function findGroup(at: number, life: number, lost: number, group: number): void {
  if (lost >= leastLost) return;
  if (life <= 0) {
    [leastLost, bestGroup] = [lost, group];
    return;
  }
  if (at === count) return;
  const { damage } = readyAttackers[at]!.card;
  findGroup(at + 1, life - damage, lost + gains[at]! + THRIFT * damage, group | (1 << at));
  findGroup(at + 1, life, lost, group);
}

function strikeOneByOne(duel: Duel, shielded: boolean, wins: boolean): void {
  const { field } = waitingSide(duel);
  for (let at = 0; at < count && duel.winner === null; at++) {
    const { damage } = readyAttackers[at]!.card;
    let [target, max] = shielded ? [0, 0] : [0, wins ? Number.POSITIVE_INFINITY : gains[at]!];
    for (let slot = 1; slot <= SLOTS; slot++) {
      const prey = field[slot - 1];
      if (!prey?.awake || (shielded && !prey.card.shield)) continue;
      const gain = Math.min(damage, prey.life) * woundValue(prey);
      if (gain > max) [target, max] = [slot, gain];
    }
    if (target > 0 || !shielded) strike(duel, readyAttackers[at]!, target);
  }
}

function strike(duel: Duel, by: Fighter, target: number): void {
  perform(duel, { verb: 'attack', target, by: currentSide(duel).field.indexOf(by) + 1 });
}
