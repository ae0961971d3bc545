import type { Seat } from '../../kit/game.ts';
import { capital } from '../../kit/possessive.ts';
import { list, type Reader, read } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import { FIELDS, fieldName } from '../fields.ts';
import { faultOfActing } from '../rules/faults.ts';
import { makeLine } from '../rules/lines.ts';
import { boardIsFull } from '../rules/placing.ts';
import { type Piece, pieceOn, type State, teamOf } from '../state.ts';
import { dangerSentence } from '../words/danger.ts';
import { cardWords, kingName } from '../words/names.ts';
import { price } from './confirm.ts';
import { parsePartial } from './partials.ts';
import { canPlace } from './placing.ts';

/** The question that the choices after a partial answer, at first with what threatens. */
export function ask(state: State, seat: Seat, partial: string, reader: Reader): string {
  const { language } = reader;
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'piece': {
      const about = `${fieldName(asked.field)} ${pieceWords(pieceOn(state, asked.field), reader)}`;
      return say({ en: `${about}: where to?`, de: `${about}: wohin?` }, language);
    }
    case 'cards':
      return say(aboutCards(state, asked.hand, reader), language);
    case 'discard':
      return say(
        {
          en: 'Which card do you discard? Then your turn ends.',
          de: 'Welche Karte wirfst du ab? Danach endet dein Zug.',
        },
        language,
      );
    case 'command': {
      const cost = read(price(state, asked.command) ?? '', reader);
      const words = asked.command.verb === 'auto' ? capital(cost) : `${makeLine(asked.command).slice(-2)}: ${cost}`;
      return say({ en: `${words}. Shall it be so?`, de: `${words}. Soll es so sein?` }, language);
    }
    default:
      return [dangerSentence(state, seat, reader), say(aboutTurn(state), language)].filter(Boolean).join(' ');
  }
}

function pieceWords(piece: Piece | undefined, { language }: Reader): string {
  if (!piece) return '';
  return piece.kind === 'king' ? kingName(language) : cardWords(piece.card, language);
}

function aboutCards(state: State, hand: readonly number[], { language }: Reader): Text {
  const cards = hand.flatMap((at) => teamOf(state, state.turn).hand[at] ?? []);
  const names = list(
    cards.map((card) => cardWords(card, language)),
    language,
  );
  if (boardIsFull(state))
    return {
      en: `Five of your units are on the board: with whom does ${names} unite?`,
      de: `Fünf deiner Einheiten sind auf dem Brett: Mit wem vereint sich ${names}?`,
    };
  return { en: `${names}: on which field?`, de: `${names}: auf welches Feld?` };
}

function aboutTurn(state: State): Text {
  const canMove = FIELDS.some((field) => !faultOfActing(state, field));
  const mayPlace = !state.placed && teamOf(state, state.turn).hand.some((_, at) => canPlace(state, at));
  if (mayPlace)
    return canMove
      ? { en: 'Who moves, or what do you place?', de: 'Wer zieht, oder was platzierst du?' }
      : { en: 'What do you place?', de: 'Was platzierst du?' };
  return canMove ? { en: 'Who moves?', de: 'Wer zieht?' } : { en: 'Everybody has moved.', de: 'Alle haben gezogen.' };
}
