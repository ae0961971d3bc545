import { type Language, say, type Text, wrapList } from '@longtable/kit';
import { ROOMS } from '../result.ts';
import { classOf, MAX_HEALTH, type State } from '../state.ts';
import { abilityName, className, dieName, monsterName } from '../words/names.ts';
import type { Paint } from './colours.ts';
import { RULER, WIDTH } from './fighters.ts';

const LABEL = 14;

/** Summary of a run: its end, its numbers, the slain monsters and the cards in hand. */
export interface Facts {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly slain: Named;
  readonly hand: Named;
}

interface Named {
  readonly title: string;
  readonly names: readonly string[];
}

export function factsOf(state: State, language: Language): Facts {
  const { phase, level, stage, runa, story } = state;
  const won = phase.kind === 'won';
  const fact = (label: Text, value: Text | number) =>
    [say(label, language), typeof value === 'number' ? String(value) : say(value, language)] as const;
  const slain = story.slain.map((name) => monsterName(name, language));
  const end: Text = won
    ? { en: 'Runa has won!', de: 'Runa hat gewonnen!' }
    : { en: 'Runa has fallen', de: 'Runa ist gefallen' };
  return {
    title: say(end, language),
    facts: [
      fact({ en: 'Class', de: 'Klasse' }, `${className(classOf(state), language)}, ${dieName(runa.die, language)}`),
      won
        ? fact(
            { en: 'Health left', de: 'Leben übrig' },
            { en: `${runa.hp} of ${MAX_HEALTH}`, de: `${runa.hp} von ${MAX_HEALTH}` },
          )
        : fact(
            { en: 'Fell in', de: 'Gefallen in' },
            { en: `level ${level}, room ${stage}`, de: `Level ${level}, Raum ${stage}` },
          ),
      fact(
        { en: 'Cleared', de: 'Geschafft' },
        { en: `${story.rooms} of ${ROOMS} rooms`, de: `${story.rooms} von ${ROOMS} Räumen` },
      ),
      fact({ en: 'Rounds', de: 'Runden' }, story.rounds),
      fact({ en: 'Dealt', de: 'Ausgeteilt' }, { en: `${story.dealt} damage`, de: `${story.dealt} Schaden` }),
      fact({ en: 'Taken', de: 'Eingesteckt' }, { en: `${story.taken} damage`, de: `${story.taken} Schaden` }),
      fact({ en: 'Healed', de: 'Geheilt' }, { en: `${story.healed} health`, de: `${story.healed} Leben` }),
      ...story.seeds.map((seeds, index) =>
        fact({ en: `Seeds, level ${index + 1}`, de: `Seeds, Level ${index + 1}` }, seeds.join(',')),
      ),
    ],
    slain: {
      title: say({ en: 'Monsters slain', de: 'Besiegte Monster' }, language),
      names: slain.length > 0 ? slain : [say({ en: 'none', de: 'keine' }, language)],
    },
    hand: {
      title: say({ en: 'Runa’s cards', de: 'Runas Karten' }, language),
      names: runa.hand.map((card) => abilityName(card, language)),
    },
  };
}

/** Draws the board after the end: the summary of the run. */
export function endingLines(state: State, language: Language, paint: Paint): string[] {
  const { title, facts, slain, hand } = factsOf(state, language);
  return [
    paint(title, state.phase.kind === 'won' ? 'well' : 'dying'),
    RULER,
    ...facts.map(([label, value]) => `${label.padEnd(LABEL)} ${value}`),
    '',
    paint(slain.title, 'head'),
    ...wrapList(slain.names, WIDTH),
    paint(hand.title, 'head'),
    ...wrapList(hand.names, WIDTH),
  ];
}
