import { parseArgs } from 'node:util';
import { type AnyGame, LANGUAGES, type Language, type Reader, RNG, read, say, storyTexts } from '@longtable/kit';
import { adviceFor } from '@longtable/kit/computers/levels';
import { positionAfter, randomLine, startPosition } from '@longtable/kit/testing/random-play';
import { builtInGames } from '../../games/index.ts';
import { renderTexts } from './render.ts';

const NAMES = ['Ada', 'Bo', 'Ines', 'Cleo'];

/** Maximum number of lines of a game. */
const MAX_LINES = 150;

/** Share of the moves that are hints; the others are random, so that rare texts appear. */
const HINTS = 0.6;

const USAGE = `Prints texts as players read them.

  npm run texts -- fr                  every text in French, with sample parameters
  npm run texts -- fr games/duel       the texts of one folder
  npm run texts -- fr --games duel 10  ten games of Card Duel: questions, hints, log and ends`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
const [first, second = '', third = '10'] = positionals;
const language = LANGUAGES.find((one) => one === first);
if (values.help || !language) console.log(USAGE);
else if (values.games) printGames(second, language, Number(third));
else
  for (const { folder, key, text = '(rendered only in games)' } of await renderTexts(language, second))
    console.log(`${folder} ${key}: ${text}`);

/** Plays games and prints what the players read: questions, choices, hints, the log and the end. */
function printGames(id: string, language: Language, count: number): void {
  for (const game of builtInGames.filter((one) => id === '' || one.id === id)) {
    for (let seed = 1; seed <= count; seed++) {
      console.log(`\n# ${say(game.title, 'en')}, game ${seed}`);
      playGame(game, language, seed);
    }
  }
}

function playGame(game: AnyGame, language: Language, seed: number): void {
  const random = RNG.seeded(seed);
  let position = startPosition(game, { options: game.options.parse({}), seed, seats: game.seats.min });
  for (let step = 0; step < MAX_LINES; step++) {
    const [seat] = game.turn(position.state);
    const readerOf = (viewer: Reader['viewer']): Reader => ({ viewer, language, names: NAMES });
    if (seat === undefined) {
      for (const viewer of [0, 'spectator'] as const)
        console.log(game.presentation.ending(position.state, readerOf(viewer)));
      return;
    }
    const reader = readerOf(seat);
    const question = game.presentation.ask?.(position.state, seat, '', reader);
    const labels = game.choices(position.state, seat, '').map(({ label }) => read(label, reader));
    console.log(`? ${question ?? ''} [${labels.slice(0, 8).join(' | ')}]`);
    const advice = adviceFor(game, position.state, seat, random);
    if (advice?.why !== undefined) console.log(`! ${advice.line}: ${say(advice.why, language)}`);
    const line =
      advice && random.below(100) < 100 * HINTS ? advice.line : randomLine(game, position.state, seat, random);
    if (line === undefined) return;
    position = positionAfter(game, position, seat, line);
    for (const viewer of new Set([seat, 1 - seat])) {
      const told = storyTexts(game, position.events, readerOf(viewer));
      if (told.length > 0) console.log(`${NAMES[viewer] ?? viewer}> ${told.join(' / ')}`);
    }
  }
}
