import {
  inSentence,
  isYou,
  nameOf,
  otherName,
  overSentence,
  type Reader,
  type Region,
  type Scene,
  say,
  signsOf,
  spotName,
  type Text,
  type Thing,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { artOf, portraitOf } from './drawing/icons.ts';
import { type Card, costOf } from './rules/cards.ts';
import { dangerTo } from './rules/turn.ts';
import { type Duel, type DuelSeat, MAX_HAND, otherSeat, SLOTS, START_LIFE } from './state.ts';
import { cardName, ending, shownLife } from './words/names.ts';
import { texts } from './words/texts.ts';

/** Returns the name of a slot, from 1. */
export function slotSpot(seat: DuelSeat, slot: number): string {
  return spotName(`field-${seat}`, slot);
}

/** Returns the name of a card's spot in the hand, from 1. */
export function handSpot(seat: DuelSeat, number: number): string {
  return spotName(`hand-${seat}`, number);
}

const TRAITS = ['drain', 'shield', 'speedy'] as const;
const { board, sentences, marks } = texts;

/** Mark, icon and name of the states of cards, and a shorter name for text boards. */
export const STATES = {
  shield: ['S', SIGNS.defence, sentences.shield, marks.S],
  drain: ['M', SIGNS.mana, sentences.drain, marks.M],
  speedy: ['A', SIGNS.actions, sentences.speedy, marks.A],
  /** A speedy creature on the field, where it is like any other. */
  fielded: ['', SIGNS.actions, sentences.speedy, marks.A],
  spell: ['', SIGNS.hand, sentences.spell, board.spell],
  asleep: ['z', SIGNS.asleep, sentences.asleep, marks.z],
  spent: ['=', SIGNS.waits, sentences.attacked, marks['=']],
} as const;
type State = keyof typeof STATES;

/** Returns what a reader knows of a duel: the other player above, the reader below with their hand. */
export function scene(duel: Duel, reader: Reader): Scene {
  const { language, viewer } = reader;
  const below: DuelSeat = viewer === 1 ? 1 : 0;
  const danger = viewer === 'spectator' || reader.open ? undefined : dangerSentence(duel, below, reader);
  const [theirs, mine] = [otherSeat(below), below].map((seat) => regionsOf(seat, reader)) as [Region[], Region[]];
  const turn = { round: duel.round + 1, player: otherName(reader, duel.current) };
  return {
    header: duel.winner === null ? (overSentence(reader) ?? say(sentences.turn(turn), language)) : ending(duel, reader),
    regions: [
      ...(danger === undefined ? [] : [{ id: 'danger', kind: 'note', label: danger } as const]),
      ...theirs,
      ...mine.toReversed(),
    ],
    things: [otherSeat(below), below].flatMap((seat) => thingsOf(duel, seat, reader)),
    signs: signsOf(STATES, language),
  };
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));

/** Whether a reader sees the cards in a player's hand. */
function isOpen(seat: DuelSeat, reader: Reader): boolean {
  return isYou(reader, seat) || reader.open === true;
}

/** Returns the regions of a player, from the edge of the board to the middle. */
function regionsOf(owner: DuelSeat, reader: Reader): Region[] {
  const player = otherName(reader, owner);
  const inWords = (text: Text) => say(text, reader.language);
  const field = { label: inWords(texts.scene.creatures({ player })), empty: inWords(texts.board.noCreatures) };
  const regions: Region[] = [
    {
      id: `hand-${owner}`,
      kind: 'hand',
      owner,
      label: inWords(texts.scene.hand({ player })),
      columns: numbered(MAX_HAND),
    },
    { id: `bar-${owner}`, kind: 'bar', owner, label: nameOf(reader, owner) },
    { id: `field-${owner}`, kind: 'lanes', owner, ...field, columns: numbered(SLOTS) },
  ];
  return regions.slice(isOpen(owner, reader) ? 0 : 1);
}

function thingsOf(duel: Duel, seat: DuelSeat, reader: Reader): Thing[] {
  const { field, hand } = duel.sides[seat];
  const inTurn = duel.winner === null && duel.current === seat && !reader.open;
  const fighters = field.flatMap((fighter, at): Thing[] => {
    if (!fighter) return [];
    const { card, life, awake, attacked } = fighter;
    const traits = traitsOf(card).map((trait) => (trait === 'speedy' ? 'fielded' : trait));
    const tired = duel.winner !== null ? [] : awake ? (attacked ? ['spent'] : []) : ['asleep'];
    const face = faceOf(card, life, [...traits, ...tired] as State[], reader);
    const states = inTurn && awake && !attacked ? [...face.states, 'ready'] : face.states;
    const id = `creature-${seat}-${at + 1}-${card.name}`;
    return [{ ...face, states, id, region: `field-${seat}`, spot: String(at + 1), owner: seat }];
  });
  const cards = hand.map((card, at): Thing => {
    const copies = hand.slice(0, at).filter(({ kind, name }) => kind === card.kind && name === card.name).length;
    const id = `card-${seat}-${card.kind}-${card.name}-${copies}`;
    const thing = cardThing(card, reader);
    const { mana } = duel.sides[seat];
    const about =
      inTurn && costOf(card) > mana ? `${thing.about}, ${say(board.tooDear({ mana }), reader.language)}` : thing.about;
    return { ...thing, about, id, region: `hand-${seat}`, spot: String(at + 1), owner: seat };
  });
  return [playerThing(duel, seat, reader, inTurn), ...fighters, ...(isOpen(seat, reader) ? cards : [])];
}

function playerThing(duel: Duel, seat: DuelSeat, reader: Reader, inTurn: boolean): Thing {
  const side = duel.sides[seat];
  const {
    mana,
    hand: { length: hand },
    pile: { length: pile },
  } = side;
  const life = shownLife(side.life);
  const loss = duel.winner === null && isYou(reader, seat) ? Math.min(life, dangerTo(duel, seat)) : 0;
  const inWords = (text: Text) => say(text, reader.language);
  return {
    ...{ id: playerPlace(seat), kind: 'player', region: `bar-${seat}`, spot: '', owner: seat },
    ...{ name: nameOf(reader, seat), icon: portraitOf(side) },
    numbers: [
      { role: 'life', value: life, max: Math.max(START_LIFE, life), loss, words: inWords(board.life({ life })) },
      { role: 'mana', value: mana, words: inWords(board.mana({ mana })) },
      { role: 'hand', value: hand, words: inWords(board.inHand({ cards: hand })) },
      { role: 'pile', value: pile, words: inWords(board.inPile({ cards: pile })) },
    ],
    states: [...(inTurn ? ['turn'] : []), ...(duel.winner === seat ? ['won'] : [])],
    about: inWords(sentences.player({ player: otherName(reader, seat), life, mana, hand, pile })),
  };
}

/** Card without its place. */
type Face = Omit<Thing, 'id' | 'region' | 'spot'>;

/** Returns a card that is not on the field. */
export function cardThing(card: Card, reader: Pick<Reader, 'language'>): Face {
  const { language } = reader;
  const cost = costOf(card);
  const face = faceOf(card, card.kind === 'spell' ? 0 : card.life, traitsOf(card), reader);
  const price = { role: 'cost', value: cost, words: say(board.price({ cost }), language) } as const;
  const note = card.kind === 'spell' ? say(texts.spellNotes[card.name], language) : undefined;
  return {
    ...face,
    numbers: [...face.numbers, price],
    ...(note !== undefined && { note }),
    about: [face.about, ...(note === undefined ? [] : [note]), say(board.costs({ cost }), language)].join(', '),
  };
}

function traitsOf(card: Card): State[] {
  return card.kind === 'spell' ? ['spell'] : TRAITS.filter((trait) => card[trait]);
}

function faceOf(card: Card, life: number, states: readonly State[], { language }: Pick<Reader, 'language'>): Face {
  const name = cardName(card, language);
  const numbers: Thing['numbers'] =
    card.kind === 'spell'
      ? []
      : [
          { role: 'attack', value: card.damage, words: say(sentences.damage({ damage: card.damage }), language) },
          { role: 'life', value: life, max: card.life, words: say(sentences.life({ life }), language) },
        ];
  const names = states.map((state) => say(STATES[state][2], language));
  const about = [name, ...numbers.map(({ words }) => words), ...names].join(', ');
  return { kind: card.kind, name, icon: artOf(card)[0], numbers, states, about };
}

/** Returns a warning of the opponent's maximum damage in the next turn, or undefined if there is none. */
export function dangerSentence(duel: Duel, seat: DuelSeat, reader: Reader): string | undefined {
  const damage = dangerTo(duel, seat);
  if (duel.winner !== null || damage === 0) return undefined;
  const { life } = duel.sides[seat];
  return say(
    sentences.danger({ player: inSentence(nameOf(reader, otherSeat(seat)), reader.language), damage, life }),
    reader.language,
  );
}
