import type { Choice, Seat } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { show } from '../rules/abilities.ts';
import { type Card, CLASS_NAMES, classCards } from '../rules/cards.ts';
import { healthFrom, monstersIn, nextDie } from '../rules/journey.ts';
import { distinctIndices, NONE } from '../rules/lines.ts';
import { SEED_MAX } from '../rules/seeds.ts';
import { cardAt, monsterAt, type State } from '../state.ts';
import { cardLabel, forecast } from './labels.ts';

/** How a line may go on; only loot for two and healing are made of several steps. */
export function choices(table: State, seat: Seat, partial: string): readonly Choice[] {
  if (seat !== 0) return [];
  if (table.phase.kind === 'loot') return lootChoices(table, table.phase.offer, partial);
  if (table.phase.kind === 'heal') return healChoices(table, partial);
  return partial === '' ? singleChoices(table) : [];
}

function singleChoices(table: State): readonly Choice[] {
  const { phase, runa, monsters } = table;
  switch (phase.kind) {
    case 'class':
      return CLASS_NAMES.map((name, index) => choice(index, name, classCards(name, 1).map(show).join(', ')));
    case 'seeds':
      return [SEEDS];
    case 'card': {
      const only = monsters.length === 1 ? monsterAt(table, 0) : undefined;
      return runa.hand.map((card, index) => choice(index, cardLabel(table, card), only && forecast(table, card, only)));
    }
    case 'target':
      return monsters.map((monster, index) =>
        choice(index, `${monster.name} · ${monster.hp} HP`, forecast(table, cardAt(table, phase.card), monster)),
      );
    case 'dice':
      return Array.from({ length: runa.die }, (_, index) =>
        choice(
          index,
          `${index + 1}`,
          forecast(table, cardAt(table, phase.card), monsterAt(table, phase.target), index + 1),
        ),
      );
    case 'reward':
      return rewardChoices(table);
    default:
      return [];
  }
}

function choice(index: number, label: Text, detail?: Text): Choice {
  return { line: `${index + 1}`, label, ...(detail !== undefined && { detail }), final: true };
}

const SEEDS: Choice = {
  line: '',
  label: { en: 'Type two seeds', de: 'Zwei Seeds eintippen' },
  final: false,
  input: {
    label: { en: 'Seeds for cards and monsters', de: 'Seeds für Karten und Monster' },
    hint: { en: `Two numbers from 1 to ${SEED_MAX}`, de: `Zwei Zahlen von 1 bis ${SEED_MAX}` },
    pattern: seedsPattern(),
    example: '61,86',
  },
};

/** Two numbers up to the highest seed: with fewer digits, or as many of which the first that differs is smaller. */
function seedsPattern(): RegExp {
  const highest = `${SEED_MAX}`;
  const smaller = [...highest].map((digit, index) => {
    const digits = `[${index === 0 ? 1 : 0}-${Number(digit) - 1}]`;
    return `${highest.slice(0, index)}${digits}[0-9]{${highest.length - index - 1}}`;
  });
  const seed = `(?:[1-9][0-9]{0,${highest.length - 2}}|${smaller.join('|')}|${highest})`;
  return new RegExp(`${seed},${seed}`);
}

function rewardChoices(table: State): readonly Choice[] {
  const picked = monstersIn(table.stage);
  const offered = Math.min(2 * picked, table.pool.length);
  const die = nextDie(table);
  return [
    choice(
      0,
      { en: 'New cards', de: 'Neue Karten' },
      { en: `Pick ${picked} of ${offered} cards`, de: `Wähle ${picked} von ${offered} Karten` },
    ),
    choice(
      1,
      { en: `Bigger die: d${die}`, de: `Größerer Würfel: d${die}` },
      { en: `Rolls up to ${die} and holds up to ${die} FP`, de: `Wirft bis ${die} und fasst bis zu ${die} FP` },
    ),
  ];
}

function lootChoices(table: State, offer: readonly Card[], partial: string): readonly Choice[] {
  const picked = partial === '' ? [] : distinctIndices(partial, offer.length);
  const wanted = monstersIn(table.stage);
  if (!picked || picked.length >= wanted) return [];
  const final = picked.length + 1 === wanted;
  return others(offer, picked).map(({ card, index }) => ({
    line: [...picked, index].map((each) => each + 1).join(','),
    label: cardLabel(table, card),
    ...(picked.length > 0 && { detail: withFirst(picked.map((each) => offer[each] as Card)) }),
    final,
  }));
}

function withFirst(cards: readonly Card[]): Text {
  const names = cards.map(show).join(', ');
  return { en: `After ${names}`, de: `Nach ${names}` };
}

function healChoices(table: State, partial: string): readonly Choice[] {
  const { hand } = table.runa;
  const discarded = partial === '' ? [] : distinctIndices(partial, hand.length);
  if (!discarded || discarded.length >= hand.length - 1) return [];
  const more = others(hand, discarded).map(({ card, index }) => {
    const line = [...discarded, index].map((each) => each + 1).join(',');
    const health = healthFrom(table, discarded.length + 1);
    return {
      line,
      label: discarded.length === 0 ? show(card) : { en: `Also ${show(card)}`, de: `Auch ${show(card)}` },
      detail: { en: `Discard it: heal ${health}`, de: `Abwerfen: ${health} Leben` },
      final: discarded.length + 1 === hand.length - 1,
    };
  });
  return [discarded.length === 0 ? KEEP_ALL : enough(table, partial, discarded), ...more];
}

const KEEP_ALL: Choice = { line: NONE, label: { en: 'Keep all cards', de: 'Alle Karten behalten' }, final: true };

function enough(table: State, partial: string, discarded: readonly number[]): Choice {
  const names = discarded.map((index) => show(cardAt(table, index))).join(', ');
  const fits = names.length <= 50;
  const health = healthFrom(table, discarded.length);
  const label = {
    en: `Discard ${fits ? names : `${discarded.length} cards`}: heal ${health}`,
    de: `${fits ? names : `${discarded.length} Karten`} abwerfen: ${health} Leben`,
  };
  return { line: partial, label, final: true };
}

function others(cards: readonly Card[], taken: readonly number[]): { card: Card; index: number }[] {
  return cards.map((card, index) => ({ card, index })).filter(({ index }) => !taken.includes(index));
}
