import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
const GAMES = resolve(import.meta.dirname, '../../games');

const [name = ''] = process.argv.slice(2);
const taken = await readdir(GAMES);
if (!/^[a-z][a-z0-9]{0,31}$/.test(name))
  stop('Name the game in lower-case letters and digits, for example `npm run new-game chess960`.');
if (taken.includes(name)) stop(`games/${name} already exists.`);

await mkdir(join(GAMES, name));
for (const file of await readdir(TEMPLATE)) {
  await writeFile(join(GAMES, name, file), named(await readFile(join(TEMPLATE, file), 'utf8')));
}
console.log(`Created games/${name}: a small game that passes the contract suite. Play it with

  GAMES=./games/${name}/index.ts npm start
  GAMES=./games/${name}/index.ts npm run --silent terminal -- ${name}

Then make it yours. To include it for good, add it to games/index.ts.`);

/** The template under the new game's name, in its place beside the other games. */
function named(text: string): string {
  return text
    .replaceAll('../../../games/kit/', '../kit/')
    .replaceAll('newGame', name)
    .replaceAll('new-game', name)
    .replaceAll('New Game', name[0]?.toUpperCase() + name.slice(1));
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
