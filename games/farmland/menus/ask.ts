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

const FIELD: Text = { en: 'choose a field.', de: 'Wähle ein Feld.' };
const FIELD_OR_ACTION: Text = { en: 'choose a field or an action.', de: 'Wähle ein Feld oder eine Aktion.' };

/** The question above the choices after a partial; at the start of a line, with the danger. */
export function ask(state: State, seat: Seat, partial: string, reader: Reader): string {
  const { language } = reader;
  const asked = parsePartial(partial);
  switch (asked?.about) {
    case 'piece': {
      const piece = pieceOn(state, asked.field);
      const what = say(piece?.kind === 'king' ? FIELD : FIELD_OR_ACTION, language);
      return `${fieldName(asked.field)} ${pieceWords(piece, reader)}: ${what}`;
    }
    case 'cards':
      return say(aboutCards(state, asked.hand, reader), language);
    case 'discard':
      return say(
        {
          en: 'Choose a card to discard. This ends your turn.',
          de: 'Wähle eine Karte zum Abwerfen. Damit endet dein Zug.',
        },
        language,
      );
    case 'command': {
      const cost = read(price(state, asked.command) ?? '', reader);
      const words =
        asked.command.verb === 'auto'
          ? capital(cost)
          : `${makeLine(asked.command).slice(-2)}: ${language === 'de' ? capital(cost) : cost}`;
      return say({ en: `${words}. Are you sure?`, de: `${words}. Bist du sicher?` }, language);
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
      en: `${names}: choose a unit to unite with. You already have 5 on the board.`,
      de: `${names}: Wähle eine Einheit zum Vereinen. Du hast schon 5 auf dem Brett.`,
    };
  return { en: `${names}: ${say(FIELD, 'en')}`, de: `${names}: ${say(FIELD, 'de')}` };
}

function aboutTurn(state: State): Text {
  const canMove = FIELDS.some((field) => !faultOfActing(state, field));
  const mayPlace = !state.placed && teamOf(state, state.turn).hand.some((_, at) => canPlace(state, at));
  if (mayPlace)
    return canMove
      ? { en: 'Move a unit or place a card?', de: 'Einheit bewegen oder Karte platzieren?' }
      : { en: 'What will you place?', de: 'Was platzierst du?' };
  return canMove
    ? { en: 'Which unit moves?', de: 'Welche Einheit bewegst du?' }
    : { en: 'All units have moved.', de: 'Alle Einheiten haben sich bewegt.' };
}
