import { joinTexts, type Reader, say, type Text } from '@longtable/kit';
import { classCards, classNames } from '../rules/cards.ts';
import { intentOf } from '../rules/danger.ts';
import { fullHealth } from '../rules/journey.ts';
import { MONSTERS } from '../rules/monsters.ts';
import { classOf, isOver, MAX_HEALTH, type Monster, type State } from '../state.ts';
import { ending } from '../story.ts';
import { abilityEffect, dangerSentence } from './forecast.ts';
import { abilityText, elementText } from './names.ts';
import { texts } from './texts.ts';

/**
 * Returns the board in sentences: the choice of a class, the end of the run, or the danger, Runa, the monsters and the
 * cards.
 */
export function sentences(state: State, reader: Reader): string[] {
  const { language } = reader;
  if (isOver(state)) return [ending(state, reader), ...summary(state).map((text) => say(text, language))];
  return (state.phase.kind === 'class' ? classSentences(state) : roomSentences(state)).map((text) =>
    say(text, language),
  );
}

function classSentences(state: State): Text[] {
  const classes = classNames(state).map((name) =>
    texts.sentences.class({ hero: texts.classes[name], cards: classCards(name, 1).map(abilityText) }),
  );
  return [...(state.modifiers ?? []).map((modifier) => texts.modifiers[modifier].about), ...classes];
}

function roomSentences(state: State): Text[] {
  const { phase, runa, monsters } = state;
  return [
    ...(monsters.length > 0 ? [dangerSentence(state)] : []),
    runaSentence(state),
    ...monsters.map(monsterSentences),
    texts.sentences.cards({ cards: runa.hand.map(abilityText) }),
    ...(phase.kind === 'loot' ? [texts.sentences.loot({ cards: phase.offer.map(abilityText) })] : []),
  ];
}

/** Returns the room, and Runa's class, health, focus and die. */
export function runaSentence(state: State): Text {
  const { level, stage, runa } = state;
  const health = { hp: runa.hp, max: MAX_HEALTH, focus: runa.fp };
  const hero = texts.classes[classOf(state)];
  return texts.sentences.runa({ level, stage, hero, ...health, die: texts.die({ sides: runa.die }) });
}

export function monsterSentences(monster: Monster): Text {
  const { name, hp, fp, block, deflect } = monster;
  const next = intentOf(monster);
  return joinTexts([
    texts.sentences.monster({
      monster: texts.monsters[name],
      element: elementText(MONSTERS[name].element),
      hp,
      max: fullHealth(monster),
      focus: fp,
    }),
    block > 0 ? texts.sentences.blocks({ block }) : deflect > 0 ? texts.sentences.deflects({ deflect }) : undefined,
    texts.sentences.next({ ability: abilityText(next), effect: abilityEffect(next) }),
    focusSentence(monster),
  ]);
}

/** Returns a sentence about the effect of pending focus, or undefined if there is none. */
function focusSentence(monster: Monster): Text | undefined {
  if (monster.pending === 0) return undefined;
  const otherwise = intentOf(monster, false);
  return otherwise === intentOf(monster)
    ? texts.sentences.pending({ focus: monster.pending })
    : texts.sentences.ifBroken({ ability: abilityText(otherwise) });
}

/** Returns sentences with the statistics of a finished run. */
function summary({ story }: State): Text[] {
  const { rooms, rounds, slain, dealt, taken, healed, seeds } = story;
  return [
    texts.sentences.rooms({ rooms, rounds }),
    texts.sentences.slain({ monsters: slain.map((name) => texts.monsters[name]) }),
    texts.sentences.totals({ dealt, taken, healed }),
    ...seeds.map((pair, index) => texts.sentences.seeds({ level: index + 1, seeds: pair.join(', ') })),
  ];
}
