import { fileURLToPath } from 'node:url';
import type { Choice } from '../../games/kit/game.ts';
import { read } from '../../games/kit/reader.ts';
import { computer } from '../../games/spy/computers/index.ts';
import { spy } from '../../games/spy/index.ts';
import type { State } from '../../games/spy/state.ts';

const READER = { viewer: 0, language: 'en', names: ['Ada', 'Computer'] } as const;

/** Presses of one player in a match, and how it ended. */
export interface Clicks {
  readonly clicks: number;
  readonly rounds: number;
  readonly won: boolean;
}

/** A person who takes what is offered: an open safe, a likely secret, the way that is proposed, and else the end of the turn. */
function preferred(choices: readonly Choice[]): Choice {
  const label = ({ label: words }: Choice) => read(words, READER);
  const chance = (choice: Choice) => Number(/(\d+) %/.exec(label(choice))?.[1] ?? 0);
  const spies = choices.filter(({ line }) => line.startsWith('spy ')).sort((a, b) => chance(b) - chance(a));
  const wishes: (Choice | undefined)[] = [
    choices.find(({ line }) => /^(choose|share|ready)$/.test(line)),
    choices.find(({ line }) => /^use DIAMOND_COLLAR /.test(line)),
    choices.find(({ line }) => /^open /.test(line)),
    spies.find((choice) => chance(choice) >= 40),
    choices.find(({ line }) => /^walk [A-Z]+\d/.test(line)),
    choices.find(({ line }) => /^drink$/.test(line)),
    choices.find(({ line }) => line === 'retire'),
  ];
  return wishes.find((wish) => wish !== undefined) ?? (choices[0] as Choice);
}

/** Plays a match of ten rounds against the easy computer with nothing but what menus offer. */
export function clicksOf(seed: number): Clicks {
  const table = spy.setup({ scenario: 'medium', rounds: 10 }, seed, 2);
  if (table.refused) throw new Error(table.refused.code);
  let { state } = table;
  let clicks = 0;
  for (let lines = 0; lines < 5000; lines++) {
    const [seat] = spy.turn(state).toSorted((a, b) => a - b);
    if (seat === undefined) return { clicks, rounds: state.round, won: state.ending?.winner === 0 };
    const line = seat === 0 ? pressed(state) : computer(state, 1, 'easy');
    const outcome = spy.play(state, seat, line);
    if (outcome.refused) throw new Error(`"${line}" is refused.`);
    state = outcome.state;
  }
  throw new Error('The match does not end.');

  function pressed(now: State): string {
    for (let partial = ''; ; ) {
      const choice = preferred(spy.choices(now, 0, partial));
      clicks++;
      if (choice.final) return choice.line;
      partial = choice.line;
    }
  }
}

function main([number = '50']: string[]): void {
  const all = Array.from({ length: Number(number) }, (_, seed) => clicksOf(seed)).sort((a, b) => a.clicks - b.clicks);
  const mean = all.reduce((sum, { clicks }) => sum + clicks, 0) / all.length;
  const rounds = all.reduce((sum, match) => sum + match.rounds, 0) / all.length;
  const wins = all.filter(({ won }) => won).length;
  const median = all[Math.floor(all.length / 2)]?.clicks;
  console.log({ matches: all.length, mean, median, least: all[0]?.clicks, most: all.at(-1)?.clicks, rounds, wins });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
