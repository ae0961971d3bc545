import { show } from '../rules/abilities.ts';
import { HP_MAX, type State } from '../state.ts';
import { WIDTH, wrap } from './wrap.ts';

/** The rooms of both levels. */
const ROOMS = 8;

/** The board after the end: the story of the run. */
export function farewell({ phase, class: name, level, stage, runa, story }: State): string[] {
  const won = phase.kind === 'won';
  const fact = (label: string, value: string | number) => `${label.padEnd(14)} ${value}`;
  return [
    won ? 'Runa won!' : 'Runa dies',
    '-'.repeat(WIDTH),
    fact('Class', `${name}`),
    fact('Die', `d${runa.die}`),
    ...story.seeds.map((seeds, index) => fact(`Seeds level ${index + 1}`, seeds.join(','))),
    fact(won ? 'Health left' : 'Fell in', won ? `${runa.hp}/${HP_MAX} HP` : `Level ${level}, Stage ${stage}`),
    fact('Rooms won', `${story.rooms} of ${ROOMS}`),
    fact('Rounds', story.rounds),
    fact('Damage dealt', story.dealt),
    fact('Damage taken', story.taken),
    fact('Healed', story.healed),
    '',
    'Slain',
    ...(story.slain.length > 0 ? wrap(story.slain) : ['nobody']),
    '',
    'Cards at the end',
    ...wrap(runa.hand.map(show)),
  ];
}
