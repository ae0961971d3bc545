import type { Text } from '../../kit/text.ts';
import type { Fault } from '../rules/faults.ts';

/** What is wrong with a line that is no command of this moment. */
type Untimely = 'over' | 'not-your-run' | 'unknown-move';

/** Why a line is refused, and what to do instead, where there are so many heroes to choose from. */
export function faultText(fault: Untimely | Fault, heroes: number): Text {
  if (fault !== 'choose-a-hero') return FAULTS[fault];
  return {
    en: `Choose a hero first: type a number from 1 to ${heroes}.`,
    de: `Wähle zuerst einen Helden: Tippe eine Zahl von 1 bis ${heroes}.`,
  };
}

const FAULTS: Readonly<Record<Exclude<Untimely | Fault, 'choose-a-hero'>, Text>> = {
  over: {
    en: 'This run is over. Start a new one to keep playing.',
    de: 'Dieser Durchlauf ist zu Ende. Starte einen neuen, um weiterzuspielen.',
  },
  'not-your-run': {
    en: 'Only the player who started this run can move.',
    de: 'Nur wer diesen Durchlauf gestartet hat, kann ziehen.',
  },
  'unknown-move': {
    en: 'Type `w`, `a`, `s` or `d` to step, `e` to use your ability, `q` to wait, `walk w` to keep walking or `rest` to rest.',
    de: 'Tippe `w`, `a`, `s` oder `d` für einen Schritt, `e` für deine Fähigkeit, `q` zum Warten, `walk w` zum Weiterlaufen oder `rest` zum Rasten.',
  },
  'hero-chosen': {
    en: 'You’ve already chosen your hero. Move with `w`, `a`, `s` or `d`.',
    de: 'Du hast schon einen Helden gewählt. Bewege ihn mit `w`, `a`, `s` oder `d`.',
  },
};
