import type { Seat } from '../../kit/game.ts';
import { say, type Text } from '../../kit/text.ts';
import { FIELDS, fieldName } from '../fields.ts';
import { faultOfActing } from '../rules/acting.ts';
import { fullName, KING_NAME } from '../rules/cards.ts';
import { type Piece, pieceOn, type State, teamOf } from '../state.ts';
import { clip } from '../words/clip.ts';
import { consequence, stack } from './consequences.ts';
import { parsePartial } from './partials.ts';

const NAME_MAX = 80;

/** The question that the choices after a partial answer. */
export function ask(state: State, seat: Seat, partial: string): Text {
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'piece': {
      const about = `${fieldName(asked.field)} ${clip(description(pieceOn(state, asked.field)), NAME_MAX)}`;
      return { en: `${about}: where to?`, de: `${about}: wohin?` };
    }
    case 'cards':
      return aboutCards(state, asked.hand);
    case 'discard':
      return {
        en: 'Which card do you discard? Then your turn ends.',
        de: 'Welche Karte wirfst du ab? Danach endet dein Zug.',
      };
    case 'order': {
      const then = consequence(state, asked.order) ?? '';
      return { en: `${say(then, 'en')}. Shall it be so?`, de: `${say(then, 'de')}. Soll es so sein?` };
    }
    default:
      return aboutTurn(state, seat);
  }
}

function description(piece: Piece | undefined): string {
  if (!piece) return '';
  return piece.kind === 'king' ? KING_NAME : fullName(piece.card);
}

function aboutCards(state: State, hand: readonly number[]): Text {
  const placed = stack(state, hand);
  if (!placed) {
    return {
      en: 'Five of your units stand on the board: unite with one, or the new one is lost.',
      de: 'Fünf deiner Einheiten stehen auf dem Brett: vereine dich mit einer, sonst ist die neue verloren.',
    };
  }
  const name = clip(fullName(placed), NAME_MAX);
  return { en: `${name}: on which field?`, de: `${name}: auf welches Feld?` };
}

function aboutTurn(state: State, seat: Seat): Text {
  const { name } = teamOf(state, seat);
  if (state.placed) {
    if (FIELDS.some((field) => !faultOfActing(state, field)))
      return { en: `You are ${name}. Who moves?`, de: `Du bist ${name}. Wer bewegt sich?` };
    return { en: 'Everybody has moved.', de: 'Alle haben sich bewegt.' };
  }
  return {
    en: `You are ${name}. Who moves, or what do you place?`,
    de: `Du bist ${name}. Wer bewegt sich, oder was platzierst du?`,
  };
}
