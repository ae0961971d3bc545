import { type Outcome, refuse, type Seat } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { type Card, CLASS_NAMES, type ClassName } from './cards.ts';
import type { RunaEvent } from './events.ts';
import { becomeClass, heal, monstersIn, offerLoot, shuffle, takeLoot, upgradeDie } from './journey.ts';
import { distinctIndices, numbers } from './numbers.ts';
import { SEED_MAX } from './options.ts';
import type { Run, State } from './state.ts';
import { chooseCard, chooseTarget, finishTurn } from './turn.ts';

/** The line that keeps all cards, where the original's player types an empty one. */
export const NONE = 'none';

/** Plays a line: what the original's player types, without leading zeros. */
export function play(table: State, seat: Seat, line: string): Outcome<State, RunaEvent> {
  if (seat !== 0) return refuse('seat', { en: 'Runa walks alone here.', de: 'Runa ist hier allein unterwegs.' });
  const move = moveOf(table, line);
  if (!move) return refuse(table.phase.kind, whatToDo(table));
  const run: Run = { state: structuredClone(table), events: [] };
  move(run);
  return run;
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
      return withNumber(line, runa.die, (run, index) => finishTurn(run, phase.card, phase.target, index + 1));
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

function whatToDo({ phase, runa, monsters, stage }: State): Text {
  const oneOf = (most: number, en: string, de: string): Text => ({
    en: `${en}: a number from 1 to ${most}.`,
    de: `${de}: eine Zahl von 1 bis ${most}.`,
  });
  switch (phase.kind) {
    case 'class':
      return oneOf(CLASS_NAMES.length, 'Choose Runa’s class', 'Wähle Runas Klasse');
    case 'seeds':
      return {
        en: `Type two seeds from 1 to ${SEED_MAX}, such as 61,86.`,
        de: `Tippe zwei Seeds von 1 bis ${SEED_MAX}, zum Beispiel 61,86.`,
      };
    case 'card':
      return oneOf(runa.hand.length, 'Choose a card to play', 'Wähle eine Karte zum Ausspielen');
    case 'target':
      return oneOf(monsters.length, 'Choose a target', 'Wähle ein Ziel');
    case 'dice':
      return oneOf(runa.die, 'Roll your die', 'Wirf deinen Würfel');
    case 'reward':
      return oneOf(2, 'Choose cards or a bigger die', 'Wähle Karten oder einen größeren Würfel');
    case 'loot':
      return monstersIn(stage) === 1
        ? oneOf(phase.offer.length, 'Pick a card', 'Wähle eine Karte')
        : { en: 'Pick two different cards, such as 2,1.', de: 'Wähle zwei verschiedene Karten, zum Beispiel 2,1.' };
    case 'heal':
      return {
        en: 'Name the cards to discard, such as 2,1, and keep at least one; or keep them all.',
        de: 'Nenne die Karten zum Abwerfen, zum Beispiel 2,1, und behalte mindestens eine; oder behalte alle.',
      };
    default:
      return { en: 'This run is over.', de: 'Dieser Lauf ist vorbei.' };
  }
}
