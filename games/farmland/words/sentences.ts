import type { Seat, Viewer } from '../../kit/game.ts';
import type { Text } from '../../kit/text.ts';
import { FIELDS, type Field, fieldName } from '../fields.ts';
import { result } from '../result.ts';
import { fullName, KING_NAME, nameOf } from '../rules/cards.ts';
import { nameAndValues } from '../rules/report.ts';
import { type Piece, pieceOn, type State, type Team, teamOf } from '../state.ts';
import { ending } from './ending.ts';
import { read } from './tell.ts';

/** What a viewer may see, in words. */
export function sentences(state: State, viewer: Viewer): Text[] {
  const pieces = FIELDS.flatMap((field) => {
    const piece = pieceOn(state, field);
    return piece ? [pieceSentence(state, piece, field, viewer)] : [];
  });
  const own = viewer === 'spectator' ? [] : cardSentences(teamOf(state, viewer));
  return [turnSentence(state), standing(state, 0), standing(state, 1), ...pieces, ...own];
}

function turnSentence(state: State): Text {
  const { name } = teamOf(state, state.turn);
  return result(state) ? ending(state) : { en: `It is ${name}'s turn.`, de: `${name} ist am Zug.` };
}

function standing(state: State, seat: Seat): Text {
  const { name, lp, deck, hand } = teamOf(state, seat);
  return {
    en: `${name} has ${lp} life points, ${deck.length} cards in the deck and ${hand.length} in the hand.`,
    de: `${name} hat ${lp} Lebenspunkte, ${deck.length} Karten im Stapel und ${hand.length} auf der Hand.`,
  };
}

function pieceSentence(state: State, piece: Piece, field: Field, viewer: Viewer): Text {
  const place = fieldName(field);
  const team = teamOf(state, piece.team).name;
  if (piece.kind === 'king') {
    return { en: `${place}: ${KING_NAME} of ${team}.`, de: `${place}: Bauernkönig von ${team}.` };
  }
  const name = read([nameAndValues(piece)], viewer);
  const [enFace, deFace] = piece.up ? ['face up', 'offen'] : ['face down', 'verdeckt'];
  const [enBlock, deBlock] = piece.blocks ? [', blocks', ', blockiert'] : ['', ''];
  return {
    en: `${place}: ${name} of ${team}, ${enFace}${enBlock}.`,
    de: `${place}: ${name} von ${team}, ${deFace}${deBlock}.`,
  };
}

function cardSentences({ hand, discarded }: Team): Text[] {
  const held = hand.map((card, at) => `${at + 1} ${fullName(card)}`).join(', ');
  const gone = discarded.map(nameOf).join(', ');
  return [
    ...(held === '' ? [] : [{ en: `Your hand: ${held}.`, de: `Deine Hand: ${held}.` }]),
    ...(gone === '' ? [] : [{ en: `You have discarded: ${gone}.`, de: `Abgeworfen hast du: ${gone}.` }]),
  ];
}
