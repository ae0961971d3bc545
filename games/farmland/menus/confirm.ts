import type { Choice } from '../../kit/game.ts';
import type { Words } from '../../kit/reader.ts';
import { say, type Text } from '../../kit/text.ts';
import type { Field } from '../fields.ts';
import { faultOf } from '../rules/faults.ts';
import { type Command, makeLine } from '../rules/lines.ts';
import { isRedundant } from '../rules/redundant.ts';
import { unite } from '../rules/union.ts';
import { pieceOn, type State, teamOf, unitOn } from '../state.ts';
import { shortName } from '../words/names.ts';
import { loses } from './previews.ts';
import { type Face, step, whole } from './steps.ts';

/** The button that lets the computer play the turn. */
export const AUTOPLAY: Text = { en: 'Autoplay turn', de: 'Zug automatisch spielen' };

const ANYWAY: Text = { en: 'Do it anyway', de: 'Trotzdem ausführen' };

/** What a command costs if it has to be confirmed: a unit, or the turn. */
export function price(state: State, command: Command): Words | undefined {
  switch (command.verb) {
    case 'move':
      return command.from === command.to ? undefined : priceOfMoving(state, command.from, command.to);
    case 'place':
      return priceOfPlacing(state, command.field, command.hand);
    case 'auto':
      return { en: 'the computer plays your whole turn', de: 'der Computer spielt deinen ganzen Zug' };
    default:
      return undefined;
  }
}

/** The choice of a command: a whole line, or a step to its `confirmation` if it costs something. */
export function offer(state: State, command: Command, face: Face): Choice {
  const detail = price(state, command);
  return detail === undefined ? whole(command, face) : step(makeLine(command), { ...face, detail, tone: 'costly' });
}

/** The button that confirms a command that costs something. */
export function confirmation(state: State, command: Command): Choice[] {
  if (faultOf(state, command) || isRedundant(state, command) || price(state, command) === undefined) return [];
  return [whole(command, { label: command.verb === 'auto' ? AUTOPLAY : ANYWAY, tone: 'costly' })];
}

function priceOfMoving(state: State, from: Field, to: Field): Words | undefined {
  const target = unitOn(state, to);
  const piece = pieceOn(state, from);
  if (!piece || piece.team !== target?.team) return undefined;
  if (piece.kind === 'unit') return unite(piece.card, target.card) ? undefined : loses(target.card);
  return ({ language }) => {
    const name = shortName(target.card, language);
    return say({ en: `${name} is lost`, de: `${name} geht verloren` }, language);
  };
}

function priceOfPlacing(state: State, field: Field, hand: readonly number[]): Words | undefined {
  const standing = unitOn(state, field)?.card;
  const [card] = hand.map((number) => teamOf(state, state.turn).hand[number]);
  if (!standing || !card || hand.length > 1) return undefined;
  return unite(card, standing) ? undefined : loses(standing);
}
