import { type Choice, type Reader, read, type Seat, type Shortcuts, type Text, type Words } from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import { type Card, costOf } from '../rules/cards.ts';
import { attacks, betrayals, casts, isRedundant, sacrifices, settings } from '../rules/legal.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { dangerSentence, handSpot, slotSpot } from '../scene.ts';
import { currentSide, type Duel, type DuelSeat, freeSlots, inSlot, otherSeat, waitingSide } from '../state.ts';
import { cardFigures } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import * as labels from './labels.ts';

type Menu = (duel: Duel, ...numbers: number[]) => readonly Choice[];

/** Menus by partial line. `#` matches any number. */
const MENUS: Readonly<Record<string, Menu>> = {
  '': top,
  'attack # with ': attackers,
  'sacrifice ': cardsToSacrifice,
};

export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (duel.winner !== null || seat !== duel.current || partial.includes('#')) return [];
  const { pattern, numbers } = readPartial(partial);
  return Object.hasOwn(MENUS, pattern) ? MENUS[pattern]!(duel, ...numbers) : [];
}

const ALL = '>attack all';

/** Shortcut for all attacks on the opponent. */
export const shortcuts: Shortcuts<Duel> = {
  choices(duel, seat, partial) {
    const hits = duel.winner === null && seat === duel.current && partial === '' ? hitsOnPlayer(duel) : [];
    return hits.length > 1 ? [{ line: ALL, label: labels.allAttacksLabel(duel, hits), final: true }] : [];
  },
  next(duel, _seat, shortcut) {
    const [hit] = shortcut === ALL ? hitsOnPlayer(duel) : [];
    return hit ? { line: makeLine(hit) } : {};
  },
};

function hitsOnPlayer(duel: Duel): readonly labels.Attack[] {
  return useful(duel, attacks(duel)).filter(({ target }) => target === 0);
}

/**
 * Maximum number of buttons, so that they fit a phone's screen below the board, and the minimum number of attacks among
 * them.
 */
const MAX_BUTTONS = 4;
const MIN_ATTACK_BUTTONS = 2;
/** Discord's maximum number of options in a menu. */
const MAX_OPTIONS = 25;

/**
 * Returns the best attacks as buttons, the other attacks in lists, the end of the turn and the sacrifice. Cards are
 * buttons if all of them fit, else a list.
 */
function top(duel: Duel): readonly Choice[] {
  const all = bestFirst(duel);
  const cards = cardsToPlay(duel);
  const first = all.filter(({ target }) => target === 0).length > 1 ? 1 : 0;
  const room = MAX_BUTTONS - first;
  const best = firstFew(all, Math.max(MIN_ATTACK_BUTTONS, room - cards.length));
  const isRoomForCards = cards.length <= Math.max(1, room - best.length);
  const cardButtons = isRoomForCards ? cards.map(({ detail: _, ...choice }) => choice) : [];
  return [
    ...best.map((attack) => attackChoice(duel, attack)),
    ...cardButtons,
    ...otherAttacks(duel, all.slice(best.length)),
    ...(isRoomForCards ? [] : inList(cards)),
    {
      line: 'finish',
      label: texts.labels.endTurn,
      final: true,
      emphasis: all.length + cards.length > 0 ? 'aside' : 'usual',
    },
    ...(currentSide(duel).hand.length > 0 ? [step('sacrifice ', { label: texts.labels.sacrifice })] : []),
  ];
}

/**
 * Puts cards in a list whose label has the number of cards. Traitor counts once, but has an option for each creature it
 * can take.
 */
function inList(cards: readonly Choice[]): Choice[] {
  const affordable = new Set(cards.map(({ line }) => line.split(' ')[1])).size;
  return cards.map((choice) => ({ ...choice, under: texts.labels.playCard({ affordable }) }));
}

/** Returns the first `few` elements. If only one more would be left, returns all. */
function firstFew<One>(all: readonly One[], few: number): readonly One[] {
  return all.length === few + 1 ? all : all.slice(0, few);
}

/** Filters out redundant commands. */
function useful<One extends Command>(duel: Duel, commands: readonly One[]): readonly One[] {
  return commands.filter((command) => !isRedundant(duel, command));
}

type ChoiceTexts = Omit<Choice, 'line' | 'final' | 'input'>;

function step(line: string, face: ChoiceTexts): Choice {
  return { line, final: false, ...face };
}

function finalChoice(duel: Duel, command: Command, face: ChoiceTexts): Choice {
  return { line: makeLine(command), final: true, things: thingsOf(duel, command), ...face };
}

/** Returns the things that a command is about: the card or attacker, then the target, then the free slot. */
function thingsOf({ current }: Duel, command: Command): readonly string[] {
  switch (command.verb) {
    case 'attack':
      return [slotSpot(current, command.by), victimSpot(current, command.target)];
    case 'set':
      return [handSpot(current, command.card), slotSpot(current, command.slot)];
    case 'betray': {
      const target = slotSpot(otherSeat(current), command.target);
      return [handSpot(current, command.card), target, slotSpot(current, command.slot)];
    }
    case 'cast':
    case 'sacrifice':
      return [handSpot(current, command.card)];
    case 'finish':
      return [];
  }
}

function victimSpot(attacker: DuelSeat, target: number): string {
  return target === 0 ? playerPlace(otherSeat(attacker)) : slotSpot(otherSeat(attacker), target);
}

/** Returns the useful attacks, the most promising first. */
function bestFirst(duel: Duel): readonly labels.Attack[] {
  return useful(duel, attacks(duel))
    .map((attack) => ({ attack, promise: attackPriority(duel, attack) }))
    .toSorted((one, other) => other.promise - one.promise)
    .map(({ attack }) => attack);
}

/**
 * Ranks an attack: winning, then killing (the strongest creature first, with the weakest attacker), then the opponent,
 * then wounding.
 */
function attackPriority(duel: Duel, { target, by }: labels.Attack): number {
  const { damage } = inSlot(currentSide(duel), by)!.card;
  const victim = inSlot(waitingSide(duel), target);
  if (!victim) return damage >= waitingSide(duel).life ? 1000 : 10 + damage;
  return damage >= victim.life ? 100 + 10 * victim.card.damage - damage : damage;
}

function attackChoice(duel: Duel, attack: labels.Attack): Choice {
  return finalChoice(duel, attack, {
    label: labels.attackLabel(duel, attack),
    result: labels.attackOutcome(duel, attack),
  });
}

/** Returns the attacks as a list. If there are too many for one menu, returns their targets. */
function otherAttacks(duel: Duel, rest: readonly labels.Attack[]): readonly Choice[] {
  const under = texts.labels.moreAttacks;
  if (rest.length <= MAX_OPTIONS) return rest.map((attack) => ({ ...attackChoice(duel, attack), under }));
  return [...new Set(rest.map(({ target }) => target))].toSorted().map((target) =>
    step(`attack ${target} with `, {
      label: labels.victimLabel(duel, target),
      detail: labels.victimFigures(duel, target),
      things: [victimSpot(duel.current, target)],
      under,
    }),
  );
}

function attackers(duel: Duel, target: number): readonly Choice[] {
  return useful(duel, attacks(duel))
    .filter((attack) => attack.target === target)
    .map((attack) => attackChoice(duel, attack));
}

/** Returns every playable card. Slots are equivalent, so a creature gets the lowest free one. */
function cardsToPlay(duel: Duel): readonly Choice[] {
  const slot = freeSlots(currentSide(duel)).slice(0, 1);
  const cards = [...settings(duel, slot), ...casts(duel), ...betrayals(duel, slot)];
  return useful(duel, cards).map((command) => {
    const card = currentSide(duel).hand[command.card - 1]!;
    const detail = texts.labels.mana({ mana: costOf(card) });
    return finalChoice(duel, command, { label: playLabel(duel, command, card), detail });
  });
}

function playLabel(duel: Duel, command: Command, card: Card): Words {
  if (card.kind === 'creature') return labels.setLabel(card);
  return command.verb === 'betray'
    ? labels.traitorLabel(duel, command.target)
    : labels.castLabel(duel, card.name as labels.PlainSpell);
}

function cardsToSacrifice(duel: Duel): readonly Choice[] {
  return useful(duel, sacrifices(duel)).map((command) => {
    const card = currentSide(duel).hand[command.card - 1]!;
    return finalChoice(duel, command, { label: ({ language }) => cardFigures(card, language), emphasis: 'aside' });
  });
}

/** Replaces the numbers of a partial line by `#`. Returns the pattern and the numbers. */
function readPartial(partial: string): { pattern: string; numbers: number[] } {
  const numbers = (partial.match(/\d/g) ?? []).map(Number);
  return { pattern: partial.replace(/\b[0-7]\b/g, '#'), numbers };
}

type Question = (duel: Duel, reader: Reader, ...numbers: number[]) => Text;

/** Question above each menu, by partial line. `#` matches any number. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  '': () => texts.questions.action,
  'attack # with ': (duel, reader, target) => labels.attackerQuestion(duel, reader, target!),
  'sacrifice ': (duel) => texts.questions.sacrifice({ life: currentSide(duel).life }),
};

export function listName(_duel: Duel, _seat: Seat, partial: string): Text | undefined {
  return partial === '' ? texts.labels.actions : undefined;
}

/**
 * Returns the question above a menu, or an empty text for an unknown partial. At the start of a line, returns a warning
 * instead if the opponent can deal damage.
 */
export function ask(duel: Duel, seat: Seat, partial: string, reader: Reader): string {
  const { pattern, numbers } = readPartial(partial);
  if (!Object.hasOwn(QUESTIONS, pattern)) return '';
  const danger = partial === '' ? dangerSentence(duel, seat as DuelSeat, reader) : undefined;
  return danger ?? read(QUESTIONS[pattern]!(duel, reader, ...numbers), reader);
}
