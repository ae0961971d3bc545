import { pbkdf2Sync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '../../../host/refusal.ts';

export const add = (one: number, other: number): number => one + other;

export async function wait(ms: number): Promise<number> {
  await setTimeout(ms);
  return ms;
}

export function fail(): never {
  throw new Error('on purpose');
}

export function refuse(): never {
  throw new Refusal('own', { en: 'No.', de: 'Nein.' });
}

export function loop(): void {
  for (;;);
}

/** Allocates memory endlessly. Without the flag in `heap.ts`, V8 would remove the interrupt checks of such a loop. */
export function hoard(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array(1000).fill(0));
}

export function fill(): void {
  for (;;) Array(1000).fill(0);
}

/** Computes without interruption, so that the thread cannot report its memory. */
export function block(): void {
  pbkdf2Sync('', '', 5_000_000, 64, 'sha512');
}
