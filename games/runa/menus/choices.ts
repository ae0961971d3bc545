import type { Choice, Seat } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { type Card, CLASS_NAMES } from '../rules/cards.ts';
import { faultOfCards } from '../rules/faults.ts';
import { healthFrom, isHealed, monstersIn, nextDie } from '../rules/journey.ts';
import { choose, makeLine, parseLine, placesOf } from '../rules/lines.ts';
import { SEED_MAX } from '../rules/seeds.ts';
import { cardAt, monsterAt, type State } from '../state.ts';
import { cardEffect } from '../words/effects.ts';
import { forecast } from '../words/forecast.ts';
import { abilityName, className, dieName, monsterName } from '../words/names.ts';

/** How a line can continue; only loot of two and healing take several steps. */
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
      return CLASS_NAMES.map((name, index) => choice(index, ({ language }) => className(name, language)));
    case 'seeds':
      return [SEEDS];
    case 'card': {
      const only = monsters.length === 1 ? monsterAt(state, 0) : undefined;
      return runa.hand.map((card, index) =>
        choice(index, named(card), ({ language }) => forecast(state, card, only, language)),
      );
    }
    case 'target':
      return monsters.map((monster, index) =>
        choice(
          index,
          ({ language }) => `${monsterName(monster.name, language)}, ${monster.hp} ${say(HEALTH, language)}`,
          ({ language }) => forecast(state, cardAt(state, phase.card), monster, language),
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

function choice(index: number, label: Words, detail?: Words): Choice {
  return { line: lineOf([index]), label, ...(detail !== undefined && { detail }), final: true };
}

function named(card: Card): Words {
  return ({ language }) => abilityName(card, language);
}

const SEEDS: Choice = {
  line: '',
  label: { en: 'Enter two seeds', de: 'Zwei Seeds eingeben' },
  final: false,
  input: {
    label: { en: 'Seeds for cards and monsters', de: 'Seeds für Karten und Monster' },
    hint: { en: `Two numbers from 1 to ${SEED_MAX}`, de: `Zwei Zahlen von 1 bis ${SEED_MAX}` },
    pattern: seedsPattern(),
    example: '61,86',
  },
};

/** Two numbers up to the highest seed: each has fewer digits, or as many and the first that differs is smaller. */
function seedsPattern(): RegExp {
  const highest = `${SEED_MAX}`;
  const smaller = [...highest].map((digit, index) => {
    const digits = `[${index === 0 ? 1 : 0}-${Number(digit) - 1}]`;
    return `${highest.slice(0, index)}${digits}[0-9]{${highest.length - index - 1}}`;
  });
  const seed = `(?:[1-9][0-9]{0,${highest.length - 2}}|${smaller.join('|')}|${highest})`;
  return new RegExp(`${seed},${seed}`);
}

function rewardChoices(state: State): readonly Choice[] {
  const picked = monstersIn(state.stage);
  const offered = Math.min(2 * picked, state.pool.length);
  const die = nextDie(state) ?? state.runa.die;
  return [
    choice(
      0,
      { en: 'Take new cards', de: 'Neue Karten nehmen' },
      { en: `choose ${picked} of ${offered}`, de: `${picked} von ${offered} aussuchen` },
    ),
    choice(
      1,
      { en: `Take a ${dieName(die, 'en')}`, de: `${dieName(die, 'de')} nehmen` },
      { en: `bigger die, up to ${die} focus`, de: `größerer Würfel, bis zu ${die} Fokus` },
    ),
  ];
}

function lootChoices(state: State, offer: readonly Card[], partial: string): readonly Choice[] {
  const picked = begun(partial, offer);
  const wanted = monstersIn(state.stage);
  if (!picked || picked.length >= wanted) return [];
  return others(offer, picked).map(({ card, index }) => ({
    line: lineOf([...picked, index]),
    label: named(card),
    detail: ({ language }) => cardEffect(state, card, language),
    final: picked.length + 1 === wanted,
    ...(wanted > 1 && partial === '' && { under: TAKE, several: { least: wanted, most: wanted, join: ',' } }),
  }));
}

/** Cards are discarded one by one, as many as heal anything, and one is kept. */
function healChoices(state: State, partial: string): readonly Choice[] {
  const { hand } = state.runa;
  const discarded = begun(partial, hand);
  if (!discarded || isEnough(state, discarded.length)) return [];
  const more = others(hand, discarded).map(
    ({ card, index }): Choice => ({
      line: lineOf([...discarded, index]),
      label: named(card),
      detail: ({ language }) => cardEffect(state, card, language),
      under: discarded.length === 0 ? DISCARD : DISCARD_ANOTHER,
      tone: 'costly',
      final: isEnough(state, discarded.length + 1),
      ...(partial === '' && { several: { least: 1, most: mostDiscarded(state), join: ',' } }),
    }),
  );
  return [discarded.length === 0 ? KEEP_ALL : enough(state, partial, discarded), ...more];
}

const TAKE: Text = { en: 'Take two cards…', de: 'Zwei Karten nehmen …' };
const DISCARD: Text = { en: 'Discard cards for 10 health each…', de: 'Karten für je 10 Leben abwerfen …' };
const DISCARD_ANOTHER: Text = { en: 'Discard another…', de: 'Noch eine abwerfen …' };
const HEALTH: Text = { en: 'health', de: 'Leben' };

const KEEP_ALL: Choice = { line: lineOf([]), label: { en: 'Keep all cards', de: 'Alle Karten behalten' }, final: true };

/** No more cards can be discarded, or no more would heal. */
function isEnough(state: State, cards: number): boolean {
  return cards >= state.runa.hand.length - 1 || isHealed(state, cards);
}

/** How many cards can be discarded so that each heals something. */
function mostDiscarded(state: State): number {
  const counts = Array.from(state.runa.hand.keys(), (index) => index + 1);
  return counts.find((cards) => isEnough(state, cards)) ?? 1;
}

function enough(state: State, partial: string, discarded: readonly number[]): Choice {
  const health = healthFrom(state, discarded.length);
  const label: Words = ({ language }) => {
    const names = discarded.map((index) => abilityName(cardAt(state, index), language)).join(', ');
    const what = names.length <= 24 ? names : `${discarded.length} ${language === 'en' ? 'cards' : 'Karten'}`;
    return language === 'en' ? `Discard ${what}: +${health} health` : `${what} abwerfen: +${health} Leben`;
  };
  return { line: partial, label, final: true, tone: 'costly' };
}

/** The places that a partial has chosen so far; undefined if no line begins so. */
function begun(partial: string, cards: readonly Card[]): number[] | undefined {
  if (partial === '') return [];
  const command = parseLine(partial);
  if (command?.verb !== 'choose' || faultOfCards(command.numbers, cards.length)) return undefined;
  return placesOf(command);
}

function lineOf(places: readonly number[]): string {
  return makeLine(choose(places));
}

function others(cards: readonly Card[], taken: readonly number[]): { card: Card; index: number }[] {
  return cards.map((card, index) => ({ card, index })).filter(({ index }) => !taken.includes(index));
}
