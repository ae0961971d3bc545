import type { Choice, Seat } from '../../kit/game.ts';
import { type CreatureCard, costOf, type SpellCard } from '../rules/cards.ts';
import { attacks, betrayals, casts, sacrifices, settings } from '../rules/legal.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { type Duel, enemy, freeSlots, inSlot, own } from '../state.ts';
import {
  attackLabel,
  cardFigures,
  castLabel,
  figures,
  sacrificeLabel,
  setLabel,
  slotLabel,
  targetLabel,
  WORDS,
} from './labels.ts';

import { readPartial } from './partials.ts';

type Menu = (duel: Duel, ...numbers: number[]) => readonly Choice[];
type Attack = Command & { verb: 'attack' };

/** What may follow each partial; `#` stands for a number. */
const MENUS: Readonly<Record<string, Menu>> = {
  '': top,
  'attack ': targets,
  'attack # with ': attackers,
  'set ': cardsToSet,
  'set # to ': slotsToSet,
  'cast # take ': traitors,
  'cast # take # to ': slotsForTraitor,
  'sacrifice ': cardsToSacrifice,
};

/** How a line may go on. */
export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (duel.winner !== null || seat !== duel.current || partial.includes('#')) return [];
  const { pattern, numbers } = readPartial(partial);
  return Object.hasOwn(MENUS, pattern) ? MENUS[pattern]!(duel, ...numbers) : [];
}

const ROW = 5;
const MOST_ATTACKS = 2 * ROW;

/** Everything that one press can do, as long as there is room: rows of attacks, then of cards, then the rest. */
function top(duel: Duel): readonly Choice[] {
  const rest = [
    ...(settings(duel).length > 0 ? [step('set ', WORDS.chooseSlot)] : []),
    ...(own(duel).hand.length > 0 ? [step('sacrifice ', WORDS.sacrifice)] : []),
    { line: 'finish', label: WORDS.finish, final: true },
  ];
  return inRows([attacksAtTop(duel), [...cardsOntoFirstSlot(duel), ...spells(duel)], rest]);
}

/** Each group begins a row of its own. */
function inRows(groups: readonly (readonly Choice[])[]): readonly Choice[] {
  const rows = groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / ROW) }, (_, row) => group.slice(row * ROW, (row + 1) * ROW)),
  );
  return rows.flatMap((choices, row) => choices.map((choice, column) => ({ ...choice, at: { row, column } })));
}

/** Attacks that do something; if they are too many, their targets; the others are one step further. */
function attacksAtTop(duel: Duel): readonly Choice[] {
  const all = attacks(duel);
  const telling = all.filter((attack) => isTelling(duel, attack));
  if (telling.length >= MOST_ATTACKS) return targets(duel);
  const others = all.length > telling.length ? [step('attack ', WORDS.moreAttacks)] : [];
  return [...telling.map((attack) => attackChoice(duel, attack)), ...others];
}

/** Whether an attack changes anything but the attacker's readiness. */
function isTelling(duel: Duel, { target, by }: Attack): boolean {
  const { damage, drain } = inSlot(own(duel), by)!.card;
  return damage > 0 || (target === 0 && drain && enemy(duel).mana > 0);
}

function step(line: string, label: Choice['label']): Choice {
  return { line, label, final: false };
}

function attackChoice(duel: Duel, attack: Attack): Choice {
  return { line: makeLine(attack), label: attackLabel(duel, attack), final: true };
}

function targets(duel: Duel): readonly Choice[] {
  const possible = new Set(attacks(duel).map(({ target }) => target));
  return [...possible].map((target) => step(`attack ${target} with `, targetLabel(duel, target)));
}

function attackers(duel: Duel, target: number): readonly Choice[] {
  return attacks(duel)
    .filter((attack) => attack.target === target)
    .map((attack) => attackChoice(duel, attack));
}

/** Where a creature stands hardly ever matters, so the free slot with the lowest number is offered first. */
function cardsOntoFirstSlot(duel: Duel): readonly Choice[] {
  return settings(duel, freeSlots(own(duel)).slice(0, 1)).map((command) => {
    const card = own(duel).hand[command.card - 1] as CreatureCard;
    return { line: makeLine(command), label: setLabel(card), final: true };
  });
}

function cardsToSet(duel: Duel): readonly Choice[] {
  const possible = new Set(settings(duel).map(({ card }) => card));
  return [...possible].map((number) => {
    const card = own(duel).hand[number - 1]!;
    return step(`set ${number} to `, `${cardFigures(card)} (${costOf(card)})`);
  });
}

function slotsToSet(duel: Duel, card: number): readonly Choice[] {
  return settings(duel)
    .filter((command) => command.card === card)
    .map((command) => ({ line: makeLine(command), label: slotLabel(command.slot), final: true }));
}

function spells(duel: Duel): readonly Choice[] {
  const castable = new Set([...casts(duel), ...betrayals(duel)].map(({ card }) => card));
  return [...castable].map((number) => {
    const spell = own(duel).hand[number - 1] as SpellCard;
    const label = castLabel(duel, spell);
    return spell.name === 'Traitor'
      ? step(`cast ${number} take `, label)
      : { line: `cast ${number}`, label, final: true };
  });
}

function traitors(duel: Duel, card: number): readonly Choice[] {
  const possible = betrayals(duel).filter((command) => command.card === card);
  return [...new Set(possible.map(({ target }) => target))].map((target) =>
    step(`cast ${card} take ${target} to `, figures(inSlot(enemy(duel), target)!)),
  );
}

function slotsForTraitor(duel: Duel, card: number, target: number): readonly Choice[] {
  return betrayals(duel)
    .filter((command) => command.card === card && command.target === target)
    .map((command) => ({ line: makeLine(command), label: slotLabel(command.slot), final: true }));
}

function cardsToSacrifice(duel: Duel): readonly Choice[] {
  return sacrifices(duel).map((command) => ({
    line: makeLine(command),
    label: sacrificeLabel(duel, command.card),
    final: true,
  }));
}
