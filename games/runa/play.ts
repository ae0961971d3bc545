import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import type { RunaEvent } from './events.ts';
import { type Card, CLASS_NAMES, type ClassName } from './rules/cards.ts';
import { becomeClass, heal, monstersIn, offerLoot, shuffle, takeLoot, upgradeDie } from './rules/journey.ts';
import { distinctIndices, NONE, numbers } from './rules/lines.ts';
import { SEED_MAX } from './rules/seeds.ts';
import { chooseCard, chooseTarget, rollOwn } from './rules/turn.ts';
import { openRun, type Phase, type Run, type State } from './state.ts';
import { whatToDo } from './words/faults.ts';

/** Plays a line: what the original's player types, without leading zeros. */
export function play(table: State, seat: Seat, line: string): Outcome<State, RunaEvent> {
  if (seat !== 0) return refuse('seat', { en: 'Runa walks alone here.', de: 'Runa ist hier allein unterwegs.' });
  const move = moveOf(table, line);
  if (!move) return refuse(table.phase.kind, whatToDo(table));
  const run = openRun(table);
  move(run);
  return { ...run, ...(isTakenBack(table, run.state) && { undoable: true }) };
}

/** From which question to which a line may be taken back: nothing was rolled or drawn yet, no monster has acted. */
const BACK_AND_FORTH: Partial<Record<Phase['kind'], readonly Phase['kind'][]>> = {
  class: ['seeds'],
  card: ['target', 'dice'],
  target: ['dice'],
  reward: ['heal'],
  loot: ['heal'],
  heal: ['seeds'],
};

function isTakenBack({ phase: from }: State, { phase: to }: State): boolean {
  return BACK_AND_FORTH[from.kind]?.includes(to.kind) === true;
}

function moveOf(table: State, line: string): ((run: Run) => void) | undefined {
  const { phase, runa } = table;
  switch (phase.kind) {
    case 'class':
      return withNumber(line, CLASS_NAMES.length, (run, index) => becomeClass(run, CLASS_NAMES[index] as ClassName));
    case 'seeds': {
      const [cards, monsters, ...more] = numbers(line, SEED_MAX) ?? [];
      if (cards === undefined || monsters === undefined || more.length > 0) return undefined;
      return (run) => shuffle(run, [cards, monsters]);
    }
    case 'card':
      return withNumber(line, runa.hand.length, chooseCard);
    case 'target':
      return withNumber(line, table.monsters.length, (run, index) => chooseTarget(run, phase.card, index));
    case 'dice':
      return withNumber(line, runa.die, (run, index) => rollOwn(run, phase.card, phase.target, index + 1));
    case 'reward':
      return withNumber(line, 2, (run, index) => (index === 0 ? offerLoot(run) : upgradeDie(run)));
    case 'loot': {
      const picks = distinctIndices(line, phase.offer.length);
      if (picks?.length !== monstersIn(table.stage)) return undefined;
      return (run) =>
        takeLoot(
          run,
          picks.map((index) => phase.offer[index] as Card),
        );
    }
    case 'heal': {
      const discarded = line === NONE ? [] : distinctIndices(line, runa.hand.length);
      if (!discarded || discarded.length >= runa.hand.length) return undefined;
      return (run) => heal(run, discarded);
    }
    default:
      return undefined;
  }
}

function withNumber(line: string, most: number, move: (run: Run, index: number) => void) {
  const [number, ...more] = numbers(line, most) ?? [];
  return number === undefined || more.length > 0 ? undefined : (run: Run) => move(run, number - 1);
}
