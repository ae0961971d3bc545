import type { View } from '../../kit/interim.ts';
import { show } from '../rules/abilities.ts';
import { CLASS_NAMES, classCards } from '../rules/cards.ts';
import { attemptOf, MONSTERS } from '../rules/monsters.ts';
import { cardAt, HP_MAX, isOver, type Monster, type State } from '../state.ts';
import { sentences } from '../words/sentences.ts';
import { farewell } from './farewell.ts';
import { WIDTH, wrap } from './wrap.ts';

const BAR = 20;

/** What everybody sees of a run: nothing is hidden but the order of the cards to come. */
export function view(table: State): View {
  return { board: board(table), sentences: sentences(table) };
}

function board(table: State): string[] {
  if (table.phase.kind === 'class') return CLASS_BOARD;
  if (isOver(table)) return farewell(table);
  return [...heading(table), ...runaLines(table), ...table.monsters.flatMap(monsterLines), ...situation(table)];
}

const CLASS_BOARD = [
  "Runa's Strive",
  '',
  ...CLASS_NAMES.map((name) => `${name.padEnd(8)} ${classCards(name, 1).map(show).join(', ')}`),
];

function heading({ level, stage, class: name, phase }: State): string[] {
  const place = phase.kind === 'seeds' ? `Level ${level}` : `Level ${level}, Stage ${stage}`;
  return [place + `${name}`.padStart(WIDTH - place.length), '-'.repeat(WIDTH)];
}

function runaLines({ runa }: State): string[] {
  return [
    'Runa',
    `${bar(runa.hp, HP_MAX)} ${runa.hp}/${HP_MAX} HP`,
    `FP ${runa.fp}/${runa.die}, die d${runa.die}`,
    ...wrap(runa.hand.map(show)),
  ];
}

function monsterLines(monster: Monster): string[] {
  const { element, hp } = MONSTERS[monster.name];
  return [
    '',
    monster.name + (element ? ` (${element})` : ''),
    `${bar(monster.hp, hp)} ${monster.hp}/${hp} HP`,
    `FP ${monster.fp}, attempts ${show(attemptOf(monster))} next`,
    ...guards(monster),
  ];
}

function guards({ block, deflect, pending }: Monster): string[] {
  if (block > 0) return [`blocks ${block} physical damage`];
  if (deflect > 0) return [`deflects ${deflect} magic damage`];
  return pending > 0 ? [`focuses: +${pending} FP unless broken`] : [];
}

/** A bar that shows at least one mark as long as anything is left. */
function bar(value: number, most: number): string {
  const filled = Math.min(BAR, Math.max(Math.ceil((value / most) * BAR), 0));
  return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`;
}

function situation(table: State): string[] {
  const { phase, runa } = table;
  switch (phase.kind) {
    case 'target':
      return ['', `Runa plays ${show(cardAt(table, phase.card))}: on whom?`];
    case 'dice':
      return ['', `Runa plays ${show(cardAt(table, phase.card))}: roll the d${runa.die}`];
    case 'seeds':
      return ['', 'Cards and monsters wait to be shuffled'];
    case 'reward':
      return ['', 'The room is won: cards or a bigger die'];
    case 'loot':
      return ['', 'Loot', ...wrap(phase.offer.map(show))];
    case 'heal':
      return ['', 'A rest: cards can be given for health'];
    default:
      return [];
  }
}
