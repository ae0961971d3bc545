import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** Work for the tests of the pool. */
export const add = (one: number, other: number): number => one + other;

export async function wait(ms: number): Promise<number> {
  await setTimeout(ms);
  return ms;
}

export function fail(): never {
  throw new Error('on purpose');
}

export function loop(): void {
  for (;;);
}

/** Keeps arrays; V8 removes the interrupt checks of loops like this one, unless told otherwise. */
export function hoard(): void {
  const kept: number[][] = [];
  for (;;) kept.push(Array(1000).fill(0));
}

export function fill(): void {
  for (;;) Array(1000).fill(0);
}

/** Keeps the thread from telling its memory. */
export function block(): void {
  execFileSync('sleep', ['2']);
}
