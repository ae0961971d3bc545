import { BOARD_COLUMNS, type Language, ruleLine, say, type Text, wrapList } from '@longtable/kit';
import { ROOMS } from '../result.ts';
import { classOf, MAX_HEALTH, type State } from '../state.ts';
import { abilityName, className, dieName, monsterName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import type { Paint } from './icons.ts';

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
  const end: Text = won ? texts.ending.won : texts.ending.lost;
  return {
    title: say(end, language),
    facts: [
      fact(texts.ending.class, `${className(classOf(state), language)}, ${dieName(runa.die, language)}`),
      won
        ? fact(texts.ending.healthLeft, texts.ending.health({ hp: runa.hp, max: MAX_HEALTH }))
        : fact(texts.ending.fellIn, texts.ending.room({ level, stage })),
      fact(texts.ending.cleared, texts.ending.rooms({ rooms: story.rooms, max: ROOMS })),
      fact(texts.ending.rounds, story.rounds),
      fact(texts.ending.dealt, texts.ending.damage({ damage: story.dealt })),
      fact(texts.ending.taken, texts.ending.damage({ damage: story.taken })),
      fact(texts.ending.healed, texts.ending.gained({ health: story.healed })),
    ],
    slain: {
      title: say(texts.ending.slain, language),
      names: slain.length > 0 ? slain : [say(texts.ending.none, language)],
    },
    hand: {
      title: say(texts.board.cards, language),
      names: runa.hand.map((card) => abilityName(card, language)),
    },
  };
}

/** Draws the board after the end: the summary of the run. */
export function endingLines(state: State, language: Language, paint: Paint): string[] {
  const { title, facts, slain, hand } = factsOf(state, language);
  return [
    paint(title, state.phase.kind === 'won' ? 'well' : 'dying'),
    ruleLine(),
    ...facts.map(([label, value]) => `${label.padEnd(LABEL)} ${value}`),
    '',
    paint(slain.title, 'head'),
    ...wrapList(slain.names, BOARD_COLUMNS),
    '',
    paint(hand.title, 'head'),
    ...wrapList(hand.names, BOARD_COLUMNS),
  ];
}
