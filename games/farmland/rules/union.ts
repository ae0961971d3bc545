import type { Seat } from '@longtable/kit';
import type { Card, Unit } from '../state.ts';

/** Rules by which units unite. */
export type Compatibility = 'symbiosis' | 'like-minded' | 'prime';

interface Union {
  readonly by: Compatibility;
  readonly card: Card;
}

/** Returns the union of a moved or placed unit with the standing one, or undefined if they do not unite. */
export function unite(moved: Card, standing: Card): Union | undefined {
  if (nameOf(moved) === nameOf(standing)) return undefined;
  const match = symbiosis(moved, standing) ?? byDivisor(moved, standing);
  if (!match) return undefined;
  const { by, atk, def } = match;
  const united = [...partsOf(standing), ...partsOf(moved)];
  const own = standing.own || moved.own;
  const { role, icon } = standing;
  return {
    by,
    card: { qualifier: united.join(' '), role, atk, def, united, ...(own && { own }), ...(icon && { icon }) },
  };
}

/** Returns the qualifiers of all units in a union, or the qualifier of a single unit. */
export function partsOf({ qualifier, united }: Card): readonly string[] {
  return united ?? [qualifier];
}

interface Match {
  readonly by: Compatibility;
  readonly atk: number;
  readonly def: number;
}

function symbiosis(a: Card, b: Card): Match | undefined {
  if (a.atk === b.atk) return undefined;
  const [high, low] = a.atk > b.atk ? [a, b] : [b, a];
  if (high.atk !== low.def || low.atk !== high.def) return undefined;
  return { by: 'symbiosis', atk: high.atk, def: low.def };
}

function byDivisor(a: Card, b: Card): Match | undefined {
  const divisor = Math.max(gcd(a.atk, b.atk), gcd(a.def, b.def));
  const atk = a.atk + b.atk;
  const def = a.def + b.def;
  if (divisor > 100) return { by: 'like-minded', atk: atk - divisor, def: def - divisor };
  const prime = bothPrime(a.atk, b.atk) || bothPrime(a.def, b.def);
  return divisor === 100 && prime ? { by: 'prime', atk, def } : undefined;
}

/** Returns the greatest common divisor, also for negative numbers. It is never negative. */
function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** Whether both values are a prime number of hundreds. */
function bothPrime(a: number, b: number): boolean {
  return isPrime(a / 100) && isPrime(b / 100);
}

function isPrime(n: number): boolean {
  if (!Number.isInteger(n) || n < 2) return false;
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

/** Returns qualifier and role: `Milk Cow Farmer`. */
export function nameOf(card: Card): string {
  return `${card.qualifier} ${card.role}`;
}

/** Returns name, attack and defence: `Milk Cow Farmer (1400/1400)`. */
export function fullName(card: Card): string {
  return `${nameOf(card)} (${card.atk}/${card.def})`;
}

export const KING_NAME = 'Farmer King';

/** Returns a unit that was just placed: face down, and able to move. */
export function newUnit(card: Card, team: Seat): Unit {
  return { kind: 'unit', team, card, up: false, blocks: false, moved: false };
}
