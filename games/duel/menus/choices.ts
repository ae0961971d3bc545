import type { Choice, Seat } from '../../kit/game.ts';
import { type CreatureCard, costOf, type SpellCard } from '../rules/cards.ts';
import { attacks, betrayals, casts, sacrifices, settings } from '../rules/legal.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { isRedundant } from '../rules/redundant.ts';
import { type Duel, enemy, freeSlots, inSlot, own } from '../state.ts';
import { cardFigures, figures } from '../words/names.ts';
import * as labels from './labels.ts';
import { readPartial } from './partials.ts';

const { WORDS } = labels;

type Menu = (duel: Duel, ...numbers: number[]) => readonly Choice[];
type Attack = Command & { verb: 'attack' };

/** What may follow each partial; `#` stands for a number. */
const MENUS: Readonly<Record<string, Menu>> = {
  '': top,
  'attack # with ': attackers,
  'set ': cardsToSet,
  'set # to ': slotsToSet,
  'cast # take ': traitors,
  'sacrifice ': cardsToSacrifice,
};

/** How a line may go on. */
export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (duel.winner !== null || seat !== duel.current || partial.includes('#')) return [];
  const { pattern, numbers } = readPartial(partial);
  return Object.hasOwn(MENUS, pattern) ? MENUS[pattern]!(duel, ...numbers) : [];
}

/** As many options as a select menu takes. */
const MOST_ATTACKS = 25;

/** Attacks in one menu, cards in another, and the rest as buttons. */
function top(duel: Duel): readonly Choice[] {
  const cards = cardsOntoFirstSlot(duel);
  return [
    { line: 'finish', label: WORDS.finish, final: true, tone: 'usual' },
    ...attacksAtTop(duel),
    ...cards,
    ...spells(duel),
    ...(own(duel).hand.length > 0 ? [step('sacrifice ', { label: WORDS.sacrifice })] : []),
    ...(freeSlots(own(duel)).length > 1 && cards.length > 0 ? [step('set ', { label: WORDS.otherSlot })] : []),
  ];
}

/** Commands that menus do not leave out. */
function useful<One extends Command>(duel: Duel, commands: readonly One[]): readonly One[] {
  return commands.filter((command) => !isRedundant(duel, command));
}

type Face = Pick<Choice, 'label'> & Partial<Pick<Choice, 'detail' | 'under'>>;

function step(line: string, face: Face): Choice {
  return { line, final: false, ...face };
}

function whole(command: Command, face: Face): Choice {
  return { line: makeLine(command), final: true, ...face };
}

/** Attacks that do something; if they are too many for one menu, their targets. */
function attacksAtTop(duel: Duel): readonly Choice[] {
  const all = useful(duel, attacks(duel));
  if (all.length <= MOST_ATTACKS) return all.map((attack) => attackChoice(duel, attack));
  return [...new Set(all.map(({ target }) => target))].map((target) =>
    step(`attack ${target} with `, {
      label: labels.victimLabel(duel, target),
      detail: labels.victimFigures(duel, target),
      under: WORDS.attack,
    }),
  );
}

function attackChoice(duel: Duel, attack: Attack): Choice {
  const label = labels.attackLabel(duel, attack);
  return whole(attack, { label, detail: labels.attackDetail(duel, attack), under: WORDS.attack });
}

function attackers(duel: Duel, target: number): readonly Choice[] {
  const all = useful(duel, attacks(duel));
  return all.length <= MOST_ATTACKS
    ? []
    : all.filter((attack) => attack.target === target).map((attack) => attackChoice(duel, attack));
}

/** Where a creature stands hardly ever matters, so the free slot with the lowest number is offered first. */
function cardsOntoFirstSlot(duel: Duel): readonly Choice[] {
  return useful(duel, settings(duel, freeSlots(own(duel)).slice(0, 1))).map((command) => {
    const card = own(duel).hand[command.card - 1] as CreatureCard;
    const detail = labels.setDetail(card.cost, command.slot);
    return whole(command, { label: ({ language }) => cardFigures(card, language), detail, under: WORDS.playCard });
  });
}

function cardsToSet(duel: Duel): readonly Choice[] {
  const possible = new Set(useful(duel, settings(duel)).map(({ card }) => card));
  if (freeSlots(own(duel)).length < 2) return [];
  return [...possible].map((number) => {
    const card = own(duel).hand[number - 1]!;
    const cost = costOf(card);
    return step(`set ${number} to `, {
      label: ({ language }) => cardFigures(card, language),
      detail: { en: `${cost} mana`, de: `${cost} Mana` },
      under: WORDS.whichCard,
    });
  });
}

const ROW = 4;

function slotsToSet(duel: Duel, card: number): readonly Choice[] {
  return useful(duel, settings(duel))
    .filter((command) => command.card === card)
    .map((command, at) => ({
      ...whole(command, { label: labels.slotLabel(command.slot) }),
      at: { row: Math.floor(at / ROW), column: at % ROW },
    }));
}

function spells(duel: Duel): readonly Choice[] {
  const castable = new Set(useful(duel, [...casts(duel), ...betrayals(duel)]).map(({ card }) => card));
  return [...castable].map((number) => {
    const spell = own(duel).hand[number - 1] as SpellCard;
    const face: Face = {
      label: ({ language }) => cardFigures(spell, language),
      detail: labels.castDetail(duel, spell),
      under: WORDS.playCard,
    };
    return spell.name === 'Traitor' ? step(`cast ${number} take `, face) : whole({ verb: 'cast', card: number }, face);
  });
}

function traitors(duel: Duel, card: number): readonly Choice[] {
  return useful(duel, betrayals(duel))
    .filter((command) => command.card === card)
    .map((command) => {
      const traitor = inSlot(enemy(duel), command.target)!;
      return whole(command, {
        label: labels.fighterLabel(traitor, command.target),
        detail: ({ language }) => figures(traitor, language),
        under: WORDS.whichCreature,
      });
    });
}

function cardsToSacrifice(duel: Duel): readonly Choice[] {
  return useful(duel, sacrifices(duel)).map((command) => {
    const card = own(duel).hand[command.card - 1]!;
    return whole(command, {
      label: ({ language }) => cardFigures(card, language),
      detail: labels.sacrificeDetail(duel),
      under: WORDS.whichCard,
    });
  });
}
