import { type Language, say, type Text } from '../../kit/text.ts';
import { classOf, HP_MAX, type State } from '../state.ts';
import { abilityName, className, dieName, monsterName } from '../words/names.ts';
import type { Paint } from './colours.ts';
import { RULER, wrap } from './wrap.ts';

/** The rooms of both levels. */
const ROOMS = 8;
const LABEL = 14;

/** The story of a run: how it ended, what was counted, who was slain and what she held. */
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

/** The story of a run that is over. */
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
      fact(
        { en: 'Runa was', de: 'Runa war' },
        `${className(classOf(state), language)}, ${dieName(runa.die, language)}`,
      ),
      won
        ? fact(
            { en: 'Health left', de: 'Leben übrig' },
            { en: `${runa.hp} of ${HP_MAX}`, de: `${runa.hp} von ${HP_MAX}` },
          )
        : fact(
            { en: 'She fell in', de: 'Sie fiel in' },
            { en: `level ${level}, room ${stage}`, de: `Level ${level}, Raum ${stage}` },
          ),
      fact(
        { en: 'Rooms won', de: 'Räume gewonnen' },
        { en: `${story.rooms} of ${ROOMS}`, de: `${story.rooms} von ${ROOMS}` },
      ),
      fact({ en: 'Rounds', de: 'Runden' }, story.rounds),
      fact({ en: 'Damage dealt', de: 'Ausgeteilt' }, story.dealt),
      fact({ en: 'Damage taken', de: 'Eingesteckt' }, story.taken),
      fact({ en: 'Healed', de: 'Geheilt' }, story.healed),
      ...story.seeds.map((seeds, index) => fact(`Seeds ${index + 1}`, seeds.join(','))),
    ],
    slain: {
      title: say({ en: 'Slain', de: 'Besiegt' }, language),
      names: slain.length > 0 ? slain : [say({ en: 'nobody', de: 'niemand' }, language)],
    },
    hand: {
      title: say({ en: 'Her cards', de: 'Ihre Karten' }, language),
      names: runa.hand.map((card) => abilityName(card, language)),
    },
  };
}

/** The board after the end: the story of the run. */
export function endingLines(state: State, language: Language, paint: Paint): string[] {
  const { title, facts, slain, hand } = factsOf(state, language);
  return [
    paint(title, state.phase.kind === 'won' ? 'well' : 'dying'),
    RULER,
    ...facts.map(([label, value]) => `${label.padEnd(LABEL)} ${value}`),
    '',
    paint(slain.title, 'head'),
    ...wrap(slain.names),
    paint(hand.title, 'head'),
    ...wrap(hand.names),
  ];
}
