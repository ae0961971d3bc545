import type { Choice, Seat } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import type { SpellCard } from './card.ts';
import { makeLine } from './command.ts';
import {
  attackLabel,
  cardFigures,
  castLabel,
  figures,
  manaDetail,
  sacrificeLabel,
  slotLabel,
  targetLabel,
} from './label.ts';
import { attacks, betrayals, casts, sacrifices, settings } from './legal.ts';
import { type Duel, enemy, inSlot, own } from './state.ts';

type Menu = (duel: Duel, ...numbers: number[]) => readonly Choice[];

/** What may follow each partial; `#` stands for a number. */
const MENUS: Readonly<Record<string, Menu>> = {
  '': top,
  'attack ': targets,
  'attack # with ': attackers,
  'set ': cardsToSet,
  'set # to ': slotsToSet,
  'cast ': spells,
  'cast # take ': traitors,
  'cast # take # to ': slotsForTraitor,
  'sacrifice ': cardsToSacrifice,
};

/** How a line may go on. */
export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (duel.winner !== null || seat !== duel.current || partial.includes('#')) return [];
  const pattern = partial.replace(/\b[0-7]\b/g, '#');
  const numbers = (partial.match(/\d/g) ?? []).map(Number);
  return Object.hasOwn(MENUS, pattern) ? MENUS[pattern]!(duel, ...numbers) : [];
}

function top(duel: Duel): readonly Choice[] {
  const verbs: readonly [string, Text, boolean][] = [
    ['attack ', { en: 'Attack', de: 'Angreifen' }, attacks(duel).length > 0],
    ['set ', { en: 'Set a creature', de: 'Kreatur legen' }, settings(duel).length > 0],
    ['cast ', { en: 'Cast a spell', de: 'Zauber wirken' }, spells(duel).length > 0],
    ['sacrifice ', { en: 'Sacrifice a card', de: 'Karte opfern' }, own(duel).hand.length > 0],
  ];
  return [
    ...verbs.filter(([, , possible]) => possible).map(([line, label]) => ({ line, label, final: false })),
    { line: 'finish', label: { en: 'Finish the turn', de: 'Zug beenden' }, final: true },
  ];
}

function targets(duel: Duel): readonly Choice[] {
  const possible = new Set(attacks(duel).map(({ target }) => target));
  return [...possible].map((target) => ({
    line: `attack ${target} with `,
    label: targetLabel(duel, target),
    final: false,
  }));
}

function attackers(duel: Duel, target: number): readonly Choice[] {
  return attacks(duel)
    .filter((command) => command.target === target)
    .map((command) => ({ line: makeLine(command), label: attackLabel(duel, command), final: true }));
}

function cardsToSet(duel: Duel): readonly Choice[] {
  const possible = new Set(settings(duel).map(({ card }) => card));
  return [...possible].map((number) => {
    const card = own(duel).hand[number - 1]!;
    return { line: `set ${number} to `, label: cardFigures(card), detail: manaDetail(duel, card), final: false };
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
    const final = spell.name !== 'Traitor';
    const line = final ? `cast ${number}` : `cast ${number} take `;
    return { line, label: castLabel(duel, spell), detail: manaDetail(duel, spell), final };
  });
}

function traitors(duel: Duel, card: number): readonly Choice[] {
  const possible = betrayals(duel).filter((command) => command.card === card);
  return [...new Set(possible.map(({ target }) => target))].map((target) => {
    const line = `cast ${card} take ${target} to `;
    return { line, label: figures(inSlot(enemy(duel), target)!), detail: slotLabel(target), final: false };
  });
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
