import { parseArgs } from 'node:util';
import { LANGUAGES } from '@longtable/kit';
import { printGames } from './games.ts';
import { renderTexts } from './render.ts';

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
