import { fileURLToPath } from 'node:url';
import { shelf } from '../../games/index.ts';
import { JavaRandom } from '../../games/kit/random.ts';
import { Program, passIn, type Told } from '../program.ts';
import { openStage } from '../stage.ts';

/** What became of the games of one kind. */
interface Tally {
  games: number;
  ended: number;
  lines: number;
  refusals: number;
}

/** Programs that know no rules play every game of the shelf at a table, against its computer where there is one. */
async function campaign(games: number, most: number): Promise<Record<string, Tally>> {
  const stage = await openStage([...shelf], 'memory:', { programs: { host: '127.0.0.1', port: 0 } });
  const ada = await stage.person('Ada');
  const all: Record<string, Tally> = {};
  try {
    for (const game of shelf) {
      const tally = { games: 0, ended: 0, lines: 0, refusals: 0 };
      all[game.id] = tally;
      for (; tally.games < games; tally.games++) {
        const level = game.computers && game.seats.max > 1 ? { computer: game.computers.levels[0]?.id ?? '' } : {};
        await ada.command('table', 'play', { subcommand: game.id, options: { program: true, ...level } });
        const told = await ada.until(() => ada.messages('table').findLast(({ content }) => content.includes('ws://')));
        await play(passIn(told.content), tally, most, JavaRandom.seeded(tally.games));
        await ada.dismiss(told);
      }
    }
  } finally {
    await stage.close();
  }
  return all;
}

async function play(pass: { address: string; secret: string }, tally: Tally, most: number, random: JavaRandom) {
  const program = await Program.connect(pass.address);
  program.say({ type: 'hello', secret: pass.secret, name: 'Dice' });
  const last = tally.lines + most;
  for (let heard = 0; ; ) {
    const told = await program.hears(({ type }) => ANSWERED.has(type), heard);
    heard = program.told.indexOf(told) + 1;
    if (told.type === 'result') {
      tally.ended++;
      break;
    }
    if (told.type !== 'choices') throw new Error(JSON.stringify(told));
    if (tally.lines < last) tally.lines += answer(program, told, random);
    else {
      program.say({ type: 'resign' });
      await program.hears(({ type }) => type === 'result', heard);
      break;
    }
  }
  tally.refusals += program.told.filter(({ type }) => type === 'refusal').length;
  program.leave();
}

const ANSWERED = new Set(['choices', 'result', 'error']);

/** Chooses at random; gives how many lines that made. */
function answer(program: Program, { turn, choices = [] }: Told, random: JavaRandom): number {
  const { line = '', final, input } = choices[random.below(choices.length)] ?? {};
  if (!final && !input) program.say({ type: 'choices', partial: line });
  else program.say({ type: 'line', turn, line: line + (input?.example ?? '') });
  return final || input ? 1 : 0;
}

async function main([games = '2', most = '100']: string[]): Promise<void> {
  const all = await campaign(Number(games), Number(most));
  console.log(all);
  if (Object.values(all).some(({ refusals }) => refusals > 0)) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
