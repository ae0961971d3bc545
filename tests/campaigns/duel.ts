import { line } from '../../games/duel/computers/index.ts';
import type { Duel, DuelSeat } from '../../games/duel/state.ts';
import { randomGame } from '../../games/duel/testing/invariants.ts';
import { playOut } from '../../games/duel/testing/play-out.ts';
import { meeting } from '../../games/duel/testing/stage.ts';

const DECKS = ['rivals', 'tidewatch', 'emberpack'] as const;

/** Random games, every line of them held against the rules. */
function random(games: number): void {
  let lines = 0;
  for (let seed = 0; seed < games; seed++) lines += randomGame({ decks: DECKS[seed % 3]! }, seed);
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
else if (campaign === 'levels') levels(Number(count ?? 1000), ...names);
else console.error('Usage: node tests/campaigns/duel.ts random|balance|levels [games] [level] [other level]');
