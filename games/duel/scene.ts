import {
  isYou,
  nameOf,
  otherName,
  type Reader,
  type Region,
  type Scene,
  say,
  spotName,
  type Thing,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { artOf, portraitOf } from './drawing/icons.ts';
import { type Card, type CreatureCard, costOf } from './rules/cards.ts';
import { dangerTo } from './rules/danger.ts';
import { type Duel, type DuelSeat, type Fighter, MAX_HAND, MAX_MANA, otherSeat, SLOTS, START_LIFE } from './state.ts';
import { cardName, shownLife } from './words/names.ts';
import { cardWords, dangerSentence, fighterWords, playerSentence, TRAITS, turnSentence } from './words/sentences.ts';
import { ending } from './words/story.ts';
import { texts } from './words/texts.ts';

/** Returns the name of a slot, from 1. */
export function slotSpot(seat: DuelSeat, slot: number): string {
  return spotName(`field-${seat}`, slot);
}

/** Returns the name of a card's spot in the hand, from 1. */
export function handSpot(seat: DuelSeat, number: number): string {
  return spotName(`hand-${seat}`, number);
}

/** Mark, icon and name of each state of players and creatures. */
const STATES = {
  turn: ['>', SIGNS.waits, texts.legend['>']],
  shield: ['S', SIGNS.defence, texts.sentences.shield],
  drain: ['M', SIGNS.mana, texts.sentences.drain],
  speedy: ['A', SIGNS.actions, texts.sentences.speedy],
  asleep: ['z', SIGNS.asleep, texts.sentences.asleep],
  attacked: ['=', SIGNS.waits, texts.sentences.attacked],
  ready: ['', SIGNS.attack, texts.scene.ready],
} as const;

/** Returns what a reader knows of a duel: the other player above, the reader below with their hand. */
export function scene(duel: Duel, reader: Reader): Scene {
  const below: DuelSeat = reader.viewer === 1 ? 1 : 0;
  const danger = reader.viewer === 'spectator' ? undefined : dangerSentence(duel, below, reader);
  const [theirs, mine] = [otherSeat(below), below].map((seat) => regionsOf(seat, reader)) as [Region[], Region[]];
  const signs = Object.entries(STATES).map(([state, [mark, icon, name]]) => {
    return [state, { mark, icon, name: say(name, reader.language) }];
  });
  return {
    header: duel.winner === null ? turnSentence(duel, reader) : ending(duel, reader),
    regions: [
      ...(danger === undefined ? [] : [{ id: 'danger', kind: 'note', label: danger } as const]),
      ...theirs,
      ...mine.toReversed(),
    ],
    things: [otherSeat(below), below].flatMap((seat) => thingsOf(duel, seat, reader)),
    signs: Object.fromEntries(signs),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

/** Whether a reader sees the cards in a player's hand. */
function isOpen(seat: DuelSeat, reader: Reader): boolean {
  return isYou(reader, seat) || reader.open === true;
}

/** Returns the regions of a player, from the edge of the board to the middle. */
function regionsOf(seat: DuelSeat, reader: Reader): Region[] {
  const player = otherName(reader, seat);
  const [hand, creatures] = [texts.scene.hand, texts.scene.creatures].map((text) =>
    say(text({ player }), reader.language),
  ) as [string, string];
  const regions: Region[] = [
    { id: `hand-${seat}`, kind: 'hand', label: hand, owner: seat, columns: numbers(MAX_HAND) },
    { id: `bar-${seat}`, kind: 'bar', label: nameOf(reader, seat), owner: seat },
    { id: `field-${seat}`, kind: 'lanes', label: creatures, owner: seat, columns: numbers(SLOTS) },
  ];
  return regions.slice(isOpen(seat, reader) ? 0 : 1);
}

function thingsOf(duel: Duel, seat: DuelSeat, reader: Reader): Thing[] {
  const { field, hand } = duel.sides[seat];
  return [
    playerThing(duel, seat, reader),
    ...field.flatMap((fighter, at) => (fighter ? [fighterThing(duel, seat, fighter, at + 1, reader)] : [])),
    ...(isOpen(seat, reader) ? hand.map((_, at) => handThing(seat, hand, at, reader)) : []),
  ];
}

function playerThing(duel: Duel, seat: DuelSeat, reader: Reader): Thing {
  const side = duel.sides[seat];
  const life = shownLife(side.life);
  const loss = duel.winner === null && isYou(reader, seat) ? dangerTo(duel, seat) : 0;
  return {
    ...{ id: playerPlace(seat), kind: 'player', region: `bar-${seat}`, spot: '', owner: seat },
    ...{ name: nameOf(reader, seat), icon: portraitOf(side), about: playerSentence(duel, seat, reader) },
    numbers: [
      { role: 'life', value: life, max: Math.max(START_LIFE, life), loss: Math.min(life, loss) },
      { role: 'mana', value: side.mana, max: MAX_MANA },
      { role: 'hand', value: side.hand.length },
      { role: 'pile', value: side.pile.length },
    ],
    states: duel.winner === null && duel.current === seat ? ['turn'] : [],
  };
}

function fighterThing(duel: Duel, seat: DuelSeat, fighter: Fighter, slot: number, { language }: Reader): Thing {
  const { card, life, awake, attacked } = fighter;
  const isReady = duel.winner === null && duel.current === seat && awake && !attacked;
  const state = awake ? (attacked ? ['attacked'] : []) : ['asleep'];
  return {
    ...{ id: `creature-${seat}-${slot}-${card.name}`, kind: 'creature', region: `field-${seat}`, spot: String(slot) },
    ...{ owner: seat, name: cardName(card, language), icon: artOf(card)[0], about: fighterWords(fighter, language) },
    numbers: numbersOf(card, life),
    states: [...traitsOf(card), ...state, ...(isReady ? ['ready'] : [])],
  };
}

function handThing(seat: DuelSeat, hand: readonly Card[], at: number, { language }: Reader): Thing {
  const card = hand[at]!;
  const copies = hand.slice(0, at).filter(({ kind, name }) => kind === card.kind && name === card.name).length;
  const cost = { role: 'cost', value: costOf(card) } as const;
  return {
    ...{ id: `card-${seat}-${card.kind}-${card.name}-${copies}`, kind: card.kind, region: `hand-${seat}` },
    ...{ spot: String(at + 1), owner: seat, name: cardName(card, language), icon: artOf(card)[0] },
    numbers: card.kind === 'spell' ? [cost] : [cost, ...numbersOf(card, card.life)],
    states: card.kind === 'spell' ? [] : traitsOf(card),
    ...(card.kind === 'spell' && { note: say(texts.spellNotes[card.name], language) }),
    about: cardWords(card, language),
  };
}

function numbersOf(card: CreatureCard, life: number): Thing['numbers'] {
  return [
    { role: 'attack', value: card.damage },
    { role: 'life', value: life, max: card.life },
  ];
}

function traitsOf(card: CreatureCard): string[] {
  return TRAITS.filter((trait) => card[trait]);
}
