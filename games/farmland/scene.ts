import {
  isYou,
  nameOf,
  type Reader,
  type Region,
  type Scene,
  type Seat,
  say,
  signsOf,
  type Thing,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import { fieldsFrom, isReady } from './drawing/board.ts';
import { iconOfCard, THINGS } from './drawing/icons.ts';
import { COLUMNS, columnOf, type Field, fieldName, rowOf } from './fields.ts';
import { dangerToKing } from './rules/duel.ts';
import { type Card, LIFE_POINTS, MAX_HAND, pieceOn, rivalOf, type State, teamOf } from './state.ts';
import { cardWords, isKnown, shortName } from './words/names.ts';
import { aboutPiece, aboutPlayer, dangerSentence, isOpen, turnSentence } from './words/sentences.ts';
import { texts } from './words/texts.ts';

const NUMBERS = Array.from({ length: MAX_HAND }, (_, at) => String(at + 1));

const { view } = texts;

/** Mark, icon and name of the states of pieces. */
const STATES = {
  ready: ['*', SIGNS.calm, view.signs['*']],
  blocks: ['#', THINGS.blocks, view.signs['#']],
  'face-down': ['?', SIGNS.seen, view.signs['?']],
} as const;

/** Returns what a reader knows of the board: the other player above, the reader below with their hand. */
export function scene(state: State, reader: Reader): Scene {
  const below: Seat = reader.viewer === 1 ? 1 : 0;
  const seats = [rivalOf(below), below];
  const danger = reader.viewer === 'spectator' ? undefined : dangerSentence(state, below, reader);
  const [theirs, mine] = seats.map((seat) => regionsOf(state, seat, reader)) as [Region[], Region[]];
  const fields = fieldsFrom(below);
  return {
    header: turnSentence(state, reader),
    regions: [
      ...(danger === undefined ? [] : [{ id: 'danger', kind: 'note', label: danger } as const]),
      ...theirs,
      {
        ...{ id: 'land', kind: 'grid', label: say(view.field, reader.language) },
        columns: fields[0]!.map((field) => COLUMNS[columnOf(field)]!),
        rows: fields.map(([field]) => String(rowOf(field!) + 1)),
      },
      ...mine.toReversed(),
    ],
    things: [
      ...seats.map((seat) => playerThing(state, seat, reader)),
      ...fields.flat().flatMap((field) => pieceThing(state, field, reader)),
      ...seats.filter((seat) => isOpen(seat, reader)).flatMap((seat) => handThings(state, seat, reader)),
    ],
    signs: signsOf(STATES, reader.language),
  };
}

/** Returns the regions of a player, from the edge of the board to the middle. */
function regionsOf(state: State, owner: Seat, reader: Reader): Region[] {
  const cards = teamOf(state, owner).hand.length;
  const label = say(view.inHand({ cards }), reader.language);
  const bar = { id: `bar-${owner}`, kind: 'bar', owner, label: nameOf(reader, owner) } as const;
  return isOpen(owner, reader) ? [{ id: `hand-${owner}`, kind: 'hand', owner, label, columns: NUMBERS }, bar] : [bar];
}

function playerThing(state: State, seat: Seat, reader: Reader): Thing {
  const { language } = reader;
  const {
    lp: life,
    hand: { length: hand },
    deck: { length: deck },
  } = teamOf(state, seat);
  const isOn = state.winner === null && !reader.open;
  const loss = isOn && isYou(reader, seat) ? Math.min(life, dangerToKing(state, seat).points) : 0;
  return {
    ...{ id: playerPlace(seat), kind: 'player', region: `bar-${seat}`, spot: '', owner: seat },
    ...{ name: nameOf(reader, seat), icon: THINGS.player },
    numbers: [
      { role: 'life', value: life, max: Math.max(LIFE_POINTS, life), loss, words: say(view.life({ life }), language) },
      { role: 'hand', value: hand, words: say(view.inHand({ cards: hand }), language) },
      { role: 'pile', value: deck, words: say(view.deck({ cards: deck }), language) },
    ],
    states: [...(isOn && state.turn === seat ? ['turn'] : []), ...(state.winner === seat ? ['won'] : [])],
    about: say(aboutPlayer(state, seat, reader), language),
  };
}

function pieceThing(state: State, field: Field, reader: Reader): Thing[] {
  const { language } = reader;
  const piece = pieceOn(state, field);
  if (!piece) return [];
  const { kind, team: owner } = piece;
  const [spot, about] = [fieldName(field), say(aboutPiece(state, field, reader), language)];
  const place = { kind, region: 'land', spot, owner, about };
  const ready = isReady(state, piece, reader) ? ['ready'] : [];
  if (piece.kind === 'king') {
    const king = { name: say(texts.units.king, language), icon: THINGS.King, numbers: [], states: ready };
    return [{ ...place, ...king, id: `king-${owner}` }];
  }
  const { card, up, blocks } = piece;
  const states = [...(blocks ? ['blocks'] : []), ...(up ? [] : ['face-down']), ...ready];
  const face = isKnown(piece, reader)
    ? faceOf(card, reader)
    : { name: say(texts.previews.faceDown, language), icon: THINGS['face-down unit'], mark: '?', numbers: [] };
  return [{ ...place, ...face, states, id: `unit-${spot}` }];
}

function handThings(state: State, owner: Seat, reader: Reader): Thing[] {
  return teamOf(state, owner).hand.map((card, at) => ({
    ...{ kind: 'card', region: `hand-${owner}`, spot: NUMBERS[at]!, owner, id: `card-${owner}-${at}` },
    ...faceOf(card, reader),
    states: [],
    about: cardWords(card, reader.language),
  }));
}

function faceOf(card: Card, { language }: Reader): Pick<Thing, 'name' | 'icon' | 'numbers'> {
  const { atk, def } = card;
  const numbers = [
    { role: 'attack', value: atk, words: String(atk) },
    { role: 'defence', value: def, words: String(def) },
  ] as const;
  return { name: shortName(card, language), icon: iconOfCard(card), numbers };
}
