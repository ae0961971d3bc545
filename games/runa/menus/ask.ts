import type { Text } from '../../kit/text.ts';
import { monstersIn } from '../rules/journey.ts';
import type { Phase, State } from '../state.ts';

const QUESTIONS: Record<Exclude<Phase['kind'], 'loot'>, Text> = {
  class: { en: 'Which class shall Runa be?', de: 'Welche Klasse soll Runa haben?' },
  seeds: { en: 'Which seeds shall shuffle cards and monsters?', de: 'Welche Seeds mischen Karten und Monster?' },
  card: { en: 'Which card does Runa play?', de: 'Welche Karte spielt Runa?' },
  target: { en: 'Whom does she attack?', de: 'Wen greift sie an?' },
  dice: { en: 'What did you roll?', de: 'Was hast du gewürfelt?' },
  reward: { en: 'What is her reward?', de: 'Was ist ihre Belohnung?' },
  heal: { en: 'Which cards does she give for 10 health each?', de: 'Welche Karten gibt sie für je 10 Leben her?' },
  won: '',
  lost: '',
};

/** The question that Runa's choices answer. */
export function ask(table: State, _seat: number, partial: string): Text {
  if (table.phase.kind !== 'loot') return QUESTIONS[table.phase.kind];
  if (monstersIn(table.stage) === 1) return { en: 'Which card is her loot?', de: 'Welche Karte ist ihre Beute?' };
  return partial === ''
    ? { en: 'Which card does she take first?', de: 'Welche Karte nimmt sie zuerst?' }
    : { en: 'Which card does she take next?', de: 'Welche Karte nimmt sie als Nächstes?' };
}
