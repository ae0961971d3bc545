import { line } from '../../games/duel/computers/index.ts';
import { DECK_NAMES, DECKS } from '../../games/duel/rules/decks.ts';
import { OPENINGS } from '../../games/duel/rules/turn.ts';
import type { Duel, DuelSeat } from '../../games/duel/state.ts';
import { randomGame } from '../../games/duel/testing/invariants.ts';
import { playOut } from '../../games/duel/testing/play-out.ts';
import { meeting } from '../../games/duel/testing/stage.ts';

/** Random games, every line of them held against the rules. */
function random(games: number): void {
  let lines = 0;
  for (let seed = 0; seed < games; seed++) lines += randomGame({ decks: DECK_NAMES[seed % DECK_NAMES.length]! }, seed);
  console.log(`${games} random games, ${lines} lines, every invariant held.`);
}

/** The decks of the house against each other, both led by the same level; each pair of piles is begun by either side. */
function balance(games: number, level = 'greedy'): void {
  const ends = Array.from({ length: games }, (_, game) => {
    const tidewatch = (game % 2) as DuelSeat;
    return { ...playOut(meeting(game >> 1, tidewatch), (state) => line(state, state.current, level)), tidewatch };
  });
  console.log(`${games} games of ${level} against ${level}, starts swapped`);
  console.log(`Tidewatch : Emberpack   ${ratio(ends, (end) => end.winner === end.tidewatch)}`);
  console.log(`starting : second       ${ratio(ends, (end) => end.winner === 0)}`);
  const rounds = ends.map(({ round }) => round).sort((a, b) => a - b);
  console.log(`rounds                  ${rounds[0]} to ${rounds.at(-1)}, median ${rounds[games >> 1]}`);
}

/** Every pair of built-in decks (or those of one deck) with the fair start, both led by the same level; each pair of piles is begun by either side. */
function decks(games: number, level = 'thinker', deck?: string): void {
  for (const [at, one] of DECK_NAMES.entries()) {
    for (const other of DECK_NAMES.slice(at + 1)) {
      if (deck !== undefined && one !== deck && other !== deck) continue;
      const ends = Array.from({ length: games }, (_, game) => {
        const seat = (game % 2) as DuelSeat;
        const state = meeting(game >> 1, seat, [DECKS[one], DECKS[other]], OPENINGS.even);
        return { ...playOut(state, (now) => line(now, now.current, level)), seat };
      });
      console.log(`${one} : ${other}   ${ratio(ends, (end) => end.winner === end.seat)}`);
    }
  }
}

/** One level against another; each pair of piles is played four times, so that starts and decks are swapped. */
function levels(games: number, level = 'thinker', other = 'greedy'): void {
  let longest = 0;
  const results = Array.from({ length: games }, (_, game) => {
    const seat = (game >> 1) % 2;
    const end = playOut(meeting(game >> 2, (game % 2) as DuelSeat), (state) => {
      const began = process.cpuUsage();
      const played = line(state, state.current, state.current === seat ? level : other);
      longest = Math.max(longest, process.cpuUsage(began).user / 1000);
      return played;
    });
    return { ...end, won: end.winner === seat };
  });
  console.log(`${level} : ${other}   ${ratio(results, ({ won }) => won)} over ${games} games, starts swapped`);
  console.log(`longest thought   ${longest.toFixed(1)} ms of computing`);
}

function ratio<T extends Duel>(ends: readonly T[], counts: (end: T) => boolean): string {
  const share = (100 * ends.filter(counts).length) / ends.length;
  return `${share.toFixed(1)} : ${(100 - share).toFixed(1)}`;
}

const [campaign, count, ...names] = process.argv.slice(2);
if (campaign === 'random') random(Number(count ?? 20_000));
else if (campaign === 'balance') balance(Number(count ?? 4000), ...names);
else if (campaign === 'decks') decks(Number(count ?? 200), ...names);
else if (campaign === 'levels') levels(Number(count ?? 1000), ...names);
else
  console.error(
    'Usage: node tests/campaigns/duel.ts random|balance|decks|levels [games] [level] [deck or other level]',
  );
