import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makePuzzle } from '../../games/kit/puzzles/file.ts';
import { lookOf, puzzlesOf, Tally } from './find.ts';
import { Games } from './games.ts';
import { QUARRIES } from './quarries.ts';

// Finds puzzles in games of the strongest computers: npm run puzzles -- duel --games 100 --seed 1

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    level: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});
const [id = ''] = positionals;
const quarry = QUARRIES.find(({ game }) => game.id === id);
if (!quarry) throw new Error(`There are puzzles of ${QUARRIES.map(({ game }) => game.id).join(', ')}.`);

const games = new Games({ ...quarry, level: values.level ?? quarry.level });
const known = values.fresh ? [] : quarry.game.puzzles!.all();
const looks = new Set(known.map((puzzle) => lookOf(quarry, puzzle)));
const tally = new Tally();
const seeds = Array.from({ length: Number(values.games) }, (_, at) => Number(values.seed) + at * Number(values.step));
const unseen = seeds.filter((seed) => known.every((puzzle) => puzzle.seed !== seed));
const file = new URL(`../../games/${id}/puzzles/puzzles.jsonl`, import.meta.url);
if (values.fresh) writeFileSync(file, '');
let found = 0;
for (const seed of unseen) {
  for (const puzzle of puzzlesOf(quarry, games.of(seed), looks, tally)) {
    appendFileSync(file, `${makePuzzle(puzzle)}\n`);
    found++;
  }
}
console.log(
  `${unseen.length} games, ${tally.searches} searches, ${tally.positions} positions, ${found} puzzles`,
);
console.table(Object.fromEntries([...tally.fates].toSorted()));
