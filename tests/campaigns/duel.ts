import { line } from '@longtable/duel/computers';
import { DECK_NAMES, DECKS } from '@longtable/duel/rules/decks';
import { OPENINGS } from '@longtable/duel/rules/turn';
import type { Duel, DuelSeat } from '@longtable/duel/state';
import { randomGame } from '@longtable/duel/testing/invariants';
import { playOut } from '@longtable/duel/testing/play-out';
import { meeting } from '@longtable/duel/testing/stage';
import { scriptArguments } from '../script.ts';

/** Plays random games and checks every line. */
function random(games: number): void {
  let lines = 0;
  for (let seed = 0; seed < games; seed++) lines += randomGame({ decks: DECK_NAMES[seed % DECK_NAMES.length]! }, seed);
  console.log(`${games} random games, ${lines} lines, no invariant violated.`);
}

/** Plays every pair of built-in decks, or those with one deck, between equal computers. Each side starts once. */
function decks(games: number, level = 'advanced', deck?: string): void {
  for (const [at, one] of DECK_NAMES.entries()) {
    for (const other of DECK_NAMES.slice(at + 1)) {
      if (deck !== undefined && one !== deck && other !== deck) continue;
      const ends = Array.from({ length: games }, (_, game) => {
        const seat = (game % 2) as DuelSeat;
        const state = meeting(game >> 1, seat, [DECKS[one], DECKS[other]], OPENINGS.fair);
        return { ...playOut(state, (now) => line(now, now.current, level)), seat };
      });
      console.log(`${one} : ${other}   ${ratio(ends, (end) => end.winner === end.seat)}`);
    }
  }
}

function ratio<T extends Duel>(ends: readonly T[], counts: (end: T) => boolean): string {
  const share = (100 * ends.filter(counts).length) / ends.length;
  return `${share.toFixed(1)} : ${(100 - share).toFixed(1)}`;
}

const [campaign, count, ...names] = scriptArguments(undefined, 0, undefined, undefined);
if (campaign === 'random') random(count || 20_000);
else if (campaign === 'decks') decks(count || 200, ...names.filter((name) => name !== undefined));
else console.error('Usage: node tests/campaigns/duel.ts random|decks [games] [level] [deck]');
