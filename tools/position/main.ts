import { parseArgs } from 'node:util';
import type { AnyGame, Seat } from '../../games/kit/game.ts';
import { type Reader, read } from '../../games/kit/reader.ts';
import type { Language } from '../../games/kit/text.ts';
import { playTo } from '../pictures/play.ts';

// Prints a position: what each seat sees and can play there. It helps to find the steps of a lesson.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    options: { type: 'string', default: '{}' },
    names: { type: 'string', default: 'Ada,Bo,Cleo,Dev,Eve,Finn,Gus,Hana' },
  },
});
const [id, seed, ...rest] = positionals;
if (!id || !seed) {
  console.error(
    'Usage: npm run position -- GAME SEED [LINE | NUMBER OF COMPUTER LINES]… [--language en|de] [--options JSON] [--names Ada,Bo]',
  );
  process.exit(1);
}
const language = values.language as Language;
const names = values.names.split(',');
const lines = rest.map((line) => (/^\d+$/.test(line) ? Number(line) : line));
const { game, state } = playTo({ game: id, options: JSON.parse(values.options), seed: Number(seed), lines });
const seats = [...names.keys()].slice(0, game.seats.max);
for (const viewer of [...seats, 'spectator' as const]) {
  const reader: Reader = { viewer, language, names };
  const isOn = viewer !== 'spectator' && game.turn(state).includes(viewer);
  console.log(`== ${viewer === 'spectator' ? viewer : `seat ${viewer}, ${names[viewer]}`}${isOn ? ', to move' : ''}`);
  console.log(game.face.view(state, reader).board.join('\n'));
  if (isOn) for (const line of choicesAt(game, viewer, reader)) console.log(line);
}
const result = game.result(state);
console.log(result ? `Over: ${JSON.stringify(result)}` : JSON.stringify(state));

/** What a seat can play, below what it continues. */
function choicesAt(game: AnyGame, seat: Seat, reader: Reader, partial = '', depth = 1): string[] {
  return game.choices(state, seat, partial).flatMap((choice) => {
    const own = `${'  '.repeat(depth)}${JSON.stringify(choice.line)} ${read(choice.label, reader)}${choice.input ? ' …' : ''}`;
    return choice.final || choice.input ? [own] : [own, ...choicesAt(game, seat, reader, choice.line, depth + 1)];
  });
}
