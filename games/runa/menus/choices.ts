import type { Choice, Seat, Words } from '@longtable/kit';
import { type Card, classNames, isAttack } from '../rules/cards.ts';
import { monstersIn, nextDie, offerSize } from '../rules/journey.ts';
import { choose, makeLine } from '../rules/lines.ts';
import { MAX_SEED } from '../rules/seeds.ts';
import { cardAt, monsterAt, type State } from '../state.ts';
import { forecast } from '../words/forecast.ts';
import { abilityText, className } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { healChoices, lootChoices } from './several.ts';

/** Returns the continuations of a partial line. Only taking two cards of loot and healing need several steps. */
export function choices(state: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0) return [];
  if (state.phase.kind === 'loot') return lootChoices(state, state.phase.offer, partial);
  if (state.phase.kind === 'heal') return healChoices(state, partial);
  return partial === '' ? singleChoices(state) : [];
}

function singleChoices(state: State): readonly Choice[] {
  const { phase, runa, monsters } = state;
  switch (phase.kind) {
    case 'class':
      return classNames(state).map((name, index) => choice(index, ({ language }) => className(name, language)));
    case 'seeds':
      return [SEEDS];
    case 'card':
      return runa.hand.map((card, index) => cardChoice(state, card, index));
    case 'target':
      return monsters.map((monster, index) =>
        choice(
          index,
          texts.menus.target({ monster: texts.monsters[monster.name], hp: monster.hp }),
          forecast(state, cardAt(state, phase.card), monster),
        ),
      );
    case 'dice':
      return Array.from({ length: runa.die }, (_, index) => choice(index, `${index + 1}`));
    case 'reward':
      return rewardChoices(state);
    default:
      return [];
  }
}

/**
 * Returns the choice of a card. Its effect is the detail, or part of the label for a card without a target against
 * several monsters.
 */
function cardChoice(state: State, card: Card, index: number): Choice {
  const only = state.monsters.length === 1 ? monsterAt(state, 0) : undefined;
  const effect = forecast(state, card, only);
  if (only || isAttack(card)) return choice(index, abilityText(card), effect);
  return choice(index, texts.menus.cardWithEffect({ card: abilityText(card), effect }));
}

function choice(index: number, label: Words, detail?: Words): Choice {
  return { line: makeLine(choose([index])), label, ...(detail !== undefined && { detail }), final: true };
}

const SEEDS: Choice = {
  line: '',
  label: texts.menus.seeds,
  final: false,
  input: {
    label: texts.menus.seedsLabel,
    hint: texts.menus.seedsHint({ max: MAX_SEED }),
    pattern: seedsPattern(),
    example: '61,86',
  },
};

/** Returns a pattern for two seeds from 1 to `MAX_SEED`, separated by a comma. */
function seedsPattern(): RegExp {
  const highest = `${MAX_SEED}`;
  const smaller = [...highest].map((digit, index) => {
    const digits = `[${index === 0 ? 1 : 0}-${Number(digit) - 1}]`;
    return `${highest.slice(0, index)}${digits}[0-9]{${highest.length - index - 1}}`;
  });
  const seed = `(?:[1-9][0-9]{0,${highest.length - 2}}|${smaller.join('|')}|${highest})`;
  return new RegExp(`${seed},${seed}`);
}

function rewardChoices(state: State): readonly Choice[] {
  const picked = monstersIn(state.stage);
  const offered = offerSize(state);
  const die = nextDie(state) ?? state.runa.die;
  return [
    choice(0, texts.menus.newCards, texts.menus.pickOf({ picked, offered })),
    choice(1, texts.menus.newDie({ die: texts.die({ sides: die }) }), texts.menus.dieFocus({ focus: die })),
  ];
}
