import {
  type Choice,
  MAX_OPTIONS,
  type Reader,
  read,
  type Seat,
  type Shortcuts,
  say,
  type Text,
  type Words,
} from '@longtable/kit';
import { playerPlace } from '@longtable/kit/picture';
import { costOf } from '../rules/cards.ts';
import { type Command, makeLine, turn, useful } from '../rules/verbs.ts';
import { dangerSentence, handSpot, slotSpot } from '../scene.ts';
import { currentSide, type Duel, type DuelSeat, inSlot, MAX_HAND, otherSeat, waitingSide } from '../state.ts';
import { texts } from '../words/texts.ts';
import { type Attack, attackerQuestion, attackOutcome, faceOf, victimFigures, victimLabel } from './faces.ts';

const ATTACKERS = /^attack ([0-7]) with $/;
const SACRIFICE = 'sacrifice ';

export function choices(duel: Duel, seat: Seat, partial: string): readonly Choice[] {
  if (!turn(duel).includes(seat as DuelSeat)) return [];
  const [, target] = ATTACKERS.exec(partial) ?? [];
  if (target !== undefined) {
    const attacks = useful(duel, 'attack').filter((attack) => attack.target === Number(target));
    return attacks.map((attack) => attackChoice(duel, attack));
  }
  if (partial === SACRIFICE)
    return useful(duel, 'sacrifice').map((command): Choice => {
      const result = texts.labels.sacrificed({ life: 1 });
      return { ...finalChoice(duel, command), emphasis: 'costly', result };
    });
  return partial === '' ? top(duel) : [];
}

const ALL = '>attack all';

/** Shortcut for all attacks on the opponent. */
export const shortcuts: Shortcuts<Duel> = {
  choices(duel, seat, partial) {
    const hits = turn(duel).includes(seat as DuelSeat) && partial === '' ? hitsOnPlayer(duel) : [];
    if (hits.length < 2) return [];
    const damage = hits.reduce((sum, hit) => sum + damageOf(duel, hit), 0);
    const wins = damage >= waitingSide(duel).life;
    return [
      {
        line: ALL,
        label: texts.labels.attackAll({ damage, wins }),
        final: true,
        ...(wins && { isFixed: true, emphasis: 'usual' }),
      },
    ];
  },
  next(duel, _seat, shortcut) {
    const [hit] = shortcut === ALL ? hitsOnPlayer(duel) : [];
    return hit ? { line: makeLine(hit) } : {};
  },
};

function hitsOnPlayer(duel: Duel): readonly Attack[] {
  return useful(duel, 'attack').filter(({ target }) => target === 0);
}

function damageOf(duel: Duel, { by }: Attack): number {
  return inSlot(currentSide(duel), by)!.card.damage;
}

/**
 * Maximum number of buttons, so that they fit a phone's screen below the board, and the minimum number of attacks among
 * them.
 */
const MAX_BUTTONS = 4;
const MIN_ATTACK_BUTTONS = 2;

/**
 * Returns the best attacks as buttons, the other attacks in lists, the end of the turn and the sacrifice. Cards are
 * buttons if all of them fit, else a list.
 */
function top(duel: Duel): readonly Choice[] {
  const { labels } = texts;
  const all = useful(duel, 'attack').toSorted((one, other) => priorityOf(duel, other) - priorityOf(duel, one));
  const cards = [...useful(duel, 'set'), ...useful(duel, 'cast'), ...useful(duel, 'betray')];
  const playable = cards.map((command) => finalChoice(duel, command));
  const room = MAX_BUTTONS - (all.filter(({ target }) => target === 0).length > 1 ? 1 : 0);
  const few = Math.max(MIN_ATTACK_BUTTONS, room - cards.length);
  // One more button takes no more room than a list of one.
  const best = all.length === few + 1 ? all : all.slice(0, few);
  const isRoomForCards = cards.length <= Math.max(1, room - best.length);
  const affordable = new Set(cards.map(({ card }) => card)).size;
  const listed = cards.map(({ card }, at): Choice => {
    const detail = labels.mana({ mana: costOf(currentSide(duel).hand[card - 1]!) });
    return { ...playable[at]!, detail, under: labels.playCard({ affordable }) };
  });
  return [
    ...best.map((attack) => attackChoice(duel, attack)),
    ...(isRoomForCards ? playable : []),
    ...otherAttacks(duel, all.slice(best.length)),
    ...(isRoomForCards ? [] : listed),
    { ...finalChoice(duel, { verb: 'finish' }), emphasis: endOf(duel, all.length + cards.length > 0) },
    ...(currentSide(duel).hand.length > 0 ? [{ line: SACRIFICE, final: false, label: labels.sacrifice }] : []),
  ];
}

/** Returns the style of the end of the turn. A full hand costs life at the next draw. */
function endOf(duel: Duel, isEarly: boolean): NonNullable<Choice['emphasis']> {
  if (currentSide(duel).hand.length === MAX_HAND) return 'costly';
  return isEarly ? 'aside' : 'usual';
}

function finalChoice(duel: Duel, command: Command): Choice {
  const { label } = faceOf(duel, command);
  return { line: makeLine(command), final: true, label, things: thingsOf(duel, command) };
}

/** Names of the things that the numbers of a command mean, in the order of touching. */
const SPOTS: Readonly<Record<string, (seat: DuelSeat, number: number) => string>> = {
  card: handSpot,
  by: slotSpot,
  target: (seat, number) => (number === 0 ? playerPlace(otherSeat(seat)) : slotSpot(otherSeat(seat), number)),
  slot: slotSpot,
};

function thingsOf({ current }: Duel, command: Partial<Record<string, unknown>>): readonly string[] {
  return Object.entries(SPOTS).flatMap(([name, spot]) =>
    name in command ? [spot(current, Number(command[name]))] : [],
  );
}

/**
 * Ranks an attack: winning, then killing (the strongest creature first, with the weakest attacker), then the opponent,
 * then wounding.
 */
function priorityOf(duel: Duel, attack: Attack): number {
  const damage = damageOf(duel, attack);
  const victim = inSlot(waitingSide(duel), attack.target);
  if (!victim) return damage >= waitingSide(duel).life ? 1000 : 10 + damage;
  return damage >= victim.life ? 100 + 10 * victim.card.damage - damage : damage;
}

function attackChoice(duel: Duel, attack: Attack): Choice {
  const wins = attack.target === 0 && damageOf(duel, attack) >= waitingSide(duel).life;
  return { ...finalChoice(duel, attack), result: attackOutcome(duel, attack), ...(wins && { isFixed: true }) };
}

/** Returns the attacks as a list. If there are too many for one menu, returns their targets. */
function otherAttacks(duel: Duel, rest: readonly Attack[]): readonly Choice[] {
  const under = texts.labels.moreAttacks;
  if (rest.length <= MAX_OPTIONS) return rest.map((attack) => ({ ...attackChoice(duel, attack), under }));
  const targets = [...new Set(rest.map(({ target }) => target))].toSorted();
  return targets.map((target) => {
    const victim = victimLabel(duel, target);
    const label: Words = (reader) => say(texts.labels.attackWith({ target: read(victim, reader) }), reader.language);
    const detail = victimFigures(duel, target);
    return { line: `attack ${target} with `, final: false, label, detail, under, things: thingsOf(duel, { target }) };
  });
}

export function listName(_duel: Duel, _seat: Seat, partial: string): Text | undefined {
  return partial === SACRIFICE ? texts.labels.sacrifice : undefined;
}

/** Names of the lists of attacks and of cards. */
export const verbLists: Readonly<Record<string, Text>> = {
  [ALL.split(' ', 1)[0]!]: texts.labels.attacks,
  attack: texts.labels.attacks,
  set: texts.labels.playCards,
  cast: texts.labels.playCards,
};

/**
 * Returns the question above a menu, or an empty text for an unknown partial. At the start of a line, returns a warning
 * instead if the opponent can deal damage.
 */
export function ask(duel: Duel, seat: Seat, partial: string, reader: Reader): string {
  const inWords = (text: Text) => say(text, reader.language);
  const [, target] = ATTACKERS.exec(partial) ?? [];
  if (target !== undefined) return inWords(attackerQuestion(duel, reader, Number(target)));
  if (partial === SACRIFICE) return inWords(texts.questions.sacrifice({ life: currentSide(duel).life }));
  if (partial !== '') return '';
  return dangerSentence(duel, seat as DuelSeat, reader) ?? inWords(tooDear(duel, reader) ?? texts.questions.action);
}

/** Returns why a player who cannot attack can play no card, or undefined if they can do either. */
function tooDear(duel: Duel, { viewer }: Reader): Text | undefined {
  if (viewer !== duel.current) return undefined;
  const { hand, mana } = currentSide(duel);
  const cheapest = Math.min(...hand.map(costOf));
  if (hand.length === 0 || cheapest <= mana || useful(duel, 'attack').length > 0) return undefined;
  return texts.questions.tooDear({ cheapest, mana });
}
