import { type Choice, type Reader, read, type Seat, type Shortcuts, type Text, type Words } from '@longtable/kit';
import type { Card } from '../rules/cards.ts';
import { attacks, betrayals, casts, isRedundant, sacrifices, settings } from '../rules/legal.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { currentSide, type Duel, type DuelSeat, freeSlots, inSlot, waitingSide } from '../state.ts';
import { cardFigures } from '../words/names.ts';
import { dangerSentence } from '../words/sentences.ts';
import * as labels from './labels.ts';
import { victimLabel } from './labels.ts';

const { WORDS } = labels;

type Menu = (duel: Duel, ...numbers: number[]) => readonly Choice[];

/** What may follow each partial; `#` stands for a number. */
const MENUS: Readonly<Record<string, Menu>> = {
  '': top,
  'attack # with ': attackers,
  'sacrifice ': cardsToSacrifice,
};

/** How a line may go on. */
export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (duel.winner !== null || seat !== duel.current || partial.includes('#')) return [];
  const { pattern, numbers } = readPartial(partial);
  return Object.hasOwn(MENUS, pattern) ? MENUS[pattern]!(duel, ...numbers) : [];
}

const ALL = '>attack all';

/** One press for all attacks on the opponent. */
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

/** As many buttons stay in sight with the board on a phone; so many of them are attacks in any case. */
const MAX_BUTTONS = 4;
const MIN_ATTACK_BUTTONS = 2;
/** As many options as a list takes. */
const MAX_OPTIONS = 25;

/** The best attacks as buttons, and the cards if there is room for all of them; the rest in lists, and the end of the turn. */
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
    { line: 'finish', label: WORDS.finish, final: true, emphasis: all.length + cards.length > 0 ? 'aside' : 'usual' },
    ...(currentSide(duel).hand.length > 0 ? [step('sacrifice ', { label: WORDS.sacrifice })] : []),
  ];
}

/** Cards in a list that says how many they are; Traitor is there once for each creature it can take. */
function inList(cards: readonly Choice[]): Choice[] {
  const numbers = new Set(cards.map(({ line }) => line.split(' ')[1]));
  return cards.map((choice) => ({ ...choice, under: labels.cardsLabel(numbers.size) }));
}

/** The first few, and one more if it would be alone in a list. */
function firstFew<One>(all: readonly One[], few: number): readonly One[] {
  return all.length === few + 1 ? all : all.slice(0, few);
}

/** Commands that menus do not leave out. */
function useful<One extends Command>(duel: Duel, commands: readonly One[]): readonly One[] {
  return commands.filter((command) => !isRedundant(duel, command));
}

type ChoiceTexts = Omit<Choice, 'line' | 'final' | 'input'>;

function step(line: string, face: ChoiceTexts): Choice {
  return { line, final: false, ...face };
}

function whole(command: Command, face: ChoiceTexts): Choice {
  return { line: makeLine(command), final: true, ...face };
}

/** Attacks that do something, the most promising first. */
function bestFirst(duel: Duel): readonly labels.Attack[] {
  return useful(duel, attacks(duel))
    .map((attack) => ({ attack, promise: attackPriority(duel, attack) }))
    .toSorted((one, other) => other.promise - one.promise)
    .map(({ attack }) => attack);
}

/** Winning comes before killing, the fiercest creature first and with the weakest blow, then hitting the opponent, then wounding. */
function attackPriority(duel: Duel, { target, by }: labels.Attack): number {
  const { damage } = inSlot(currentSide(duel), by)!.card;
  const victim = inSlot(waitingSide(duel), target);
  if (!victim) return damage >= waitingSide(duel).life ? 1000 : 10 + damage;
  return damage >= victim.life ? 100 + 10 * victim.card.damage - damage : damage;
}

function attackChoice(duel: Duel, attack: labels.Attack): Choice {
  return whole(attack, { label: labels.attackLabel(duel, attack) });
}

/** The attacks of a list; if they are too many, their targets. */
function otherAttacks(duel: Duel, rest: readonly labels.Attack[]): readonly Choice[] {
  const under = WORDS.moreAttacks;
  if (rest.length <= MAX_OPTIONS) return rest.map((attack) => ({ ...attackChoice(duel, attack), under }));
  return [...new Set(rest.map(({ target }) => target))].toSorted().map((target) =>
    step(`attack ${target} with `, {
      label: labels.victimLabel(duel, target),
      detail: labels.victimFigures(duel, target),
      under,
    }),
  );
}

function attackers(duel: Duel, target: number): readonly Choice[] {
  return useful(duel, attacks(duel))
    .filter((attack) => attack.target === target)
    .map((attack) => attackChoice(duel, attack));
}

/** Every card that can be played; where a creature stands does not matter, so it gets the free slot with the lowest number. */
function cardsToPlay(duel: Duel): readonly Choice[] {
  const slot = freeSlots(currentSide(duel)).slice(0, 1);
  const cards = [...settings(duel, slot), ...casts(duel), ...betrayals(duel, slot)];
  return useful(duel, cards).map((command) => {
    const card = currentSide(duel).hand[command.card - 1]!;
    return whole(command, { label: playLabel(duel, command, card), detail: labels.costLabel(card) });
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
    return whole(command, { label: ({ language }) => cardFigures(card, language), emphasis: 'aside' });
  });
}

/** A partial with `#` for its numbers, and the numbers. */
function readPartial(partial: string): { pattern: string; numbers: number[] } {
  const numbers = (partial.match(/\d/g) ?? []).map(Number);
  return { pattern: partial.replace(/\b[0-7]\b/g, '#'), numbers };
}

type Question = (duel: Duel, reader: Reader, ...numbers: number[]) => Text;

/** The question above each menu; `#` stands for a number. */
const QUESTIONS: Readonly<Record<string, Question>> = {
  '': () => ({ en: 'What will you do?', de: 'Was machst du?' }),
  'attack # with ': (duel, reader, target) => {
    const victim = read(victimLabel(duel, target!), reader);
    return { en: `Which creature attacks ${victim}?`, de: `Welche Kreatur greift ${victim} an?` };
  },
  'sacrifice ': (duel) => {
    const { life } = currentSide(duel);
    return {
      en: `Which card will you sacrifice? Your life: ${life} → ${life + 1}.`,
      de: `Welche Karte opferst du? Dein Leben: ${life} → ${life + 1}.`,
    };
  },
};

const ACT: Text = { en: 'Attack or play a card…', de: 'Angreifen oder Karte spielen …' };

/** What a list of attacks and cards is called, where they find no room as buttons. */
export function listName(_duel: Duel, _seat: Seat, partial: string): Text | undefined {
  return partial === '' ? ACT : undefined;
}

/** The question above a menu; in danger, the danger is what is to be answered. */
export function ask(duel: Duel, seat: Seat, partial: string, reader: Reader): string {
  const { pattern, numbers } = readPartial(partial);
  if (!Object.hasOwn(QUESTIONS, pattern)) return '';
  const danger = partial === '' ? dangerSentence(duel, seat as DuelSeat, reader) : undefined;
  return danger ?? read(QUESTIONS[pattern]!(duel, reader, ...numbers), reader);
}
