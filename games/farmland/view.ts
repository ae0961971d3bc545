import type { Result, Seat, View, Viewer } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { fullName, KING_NAME, nameOf } from './cards.ts';
import { boardLines } from './drawing.ts';
import { boardShown, nameAndValues, read } from './events.ts';
import { FIELDS, type Field, fieldName } from './fields.ts';
import { clip } from './menu.ts';
import { standings } from './standings.ts';
import { type Piece, pieceOn, rivalOf, type State, type Team, teamOf, type Unit, unitFields, unitOn } from './state.ts';

const COLUMNS_MAX = 38;

/** What a viewer may see: the board from their side, what is known of the units, and their own hand. */
export function view(state: State, viewer: Viewer): View {
  return { board: board(state, viewer), sentences: sentences(state, viewer) };
}

function board(state: State, viewer: Viewer): string[] {
  const side = viewer === 1 ? 1 : 0;
  const picture = boardLines(boardShown(state, null), { side });
  const units = [0, 1].flatMap((seat) => unitFields(state, seat));
  const own = viewer === 'spectator' ? [] : cardLines(teamOf(state, viewer));
  const lines = units.map((field) => unitLine(unitOn(state, field)!, field, viewer));
  return [...standings(state), ...picture, ...lines, ...own].map(plain);
}

/** Uploaded names may hold anything; in a code block they must not break the block or its columns. */
function plain(words: string): string {
  return clip(words.replace(/\p{C}|\p{Extended_Pictographic}|\uFE0F|`/gu, '?'), COLUMNS_MAX);
}

function unitLine(unit: Unit, field: Field, viewer: Viewer): string {
  const team = unit.team === 0 ? 'x' : 'y';
  return `${fieldName(field)} ${team} ${unit.up ? 'up  ' : 'down'} ${read([nameAndValues(unit)], viewer)}`;
}

function cardLines({ hand, discarded }: Team): string[] {
  const cards = hand.map((card, at) => `[${at + 1}] ${fullName(card)}`);
  const gone = discarded.map(nameOf).reverse().join(', ');
  return ['Hand:', ...cards, ...(gone === '' ? [] : [`Discarded: ${gone}`])];
}

function sentences(state: State, viewer: Viewer): Text[] {
  const pieces = FIELDS.flatMap((field) => {
    const piece = pieceOn(state, field);
    return piece ? [pieceSentence(state, piece, field, viewer)] : [];
  });
  const own = viewer === 'spectator' ? [] : cardSentences(teamOf(state, viewer));
  return [turnSentence(state), standing(state, 0), standing(state, 1), ...pieces, ...own];
}

function turnSentence(state: State): Text {
  const { name } = teamOf(state, state.turn);
  return result(state)?.sentence ?? { en: `It is ${name}'s turn.`, de: `${name} ist am Zug.` };
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

/** Who has won, and why. */
export function result(state: State): Result | undefined {
  if (state.winner === null) return undefined;
  const winner = teamOf(state, state.winner).name;
  const loser = teamOf(state, rivalOf(state.winner));
  const sentence =
    loser.lp === 0
      ? {
          en: `${winner} wins: ${loser.name} has no life points left.`,
          de: `${winner} gewinnt: ${loser.name} hat keine Lebenspunkte mehr.`,
        }
      : {
          en: `${winner} wins: ${loser.name} has no cards left to draw.`,
          de: `${winner} gewinnt: ${loser.name} kann keine Karte mehr ziehen.`,
        };
  return { winners: [state.winner], sentence };
}
