import type { Choice } from '../kit/game.ts';
import type { Text } from '../kit/text.ts';
import { fullName } from './cards.ts';
import { type Field, fieldName, parseField } from './fields.ts';
import { step, whole } from './menu.ts';
import { makeLine } from './orders.ts';
import { boardIsFull, objectToPlace, placingFields } from './placing.ts';
import { unionPreview } from './previews.ts';
import { type Card, type State, teamOf, unitOn } from './state.ts';
import { unite } from './union.ts';

const PLACING = /^place (?:([A-G][1-7])((?: [1-5])+| ))?$/;

/** How `place ` may go on: a field, then one card of the hand after the other until it is enough. */
export function placingChoices(state: State, partial: string): Choice[] {
  const parts = PLACING.exec(partial);
  if (!parts || state.placed) return [];
  if (parts[1] === undefined) return fieldChoices(state);
  const field = parseField(parts[1])!;
  const chosen = [...parts[2]!.matchAll(/\d/g)].map(([digit]) => Number(digit) - 1);
  return objectToPlace(state, field, chosen) ? [] : cardChoices(state, field, chosen);
}

function fieldChoices(state: State): Choice[] {
  if (teamOf(state, state.turn).hand.length === 0) return [];
  return placingFields(state).map((field) => {
    const name = fieldName(field);
    const standing = unitOn(state, field);
    const label = { en: `On ${name}`, de: `Auf ${name}` };
    if (!standing) return step(`place ${name} `, label);
    const unit = fullName(standing.card);
    return step(`place ${name} `, label, { en: `A union with ${unit}`, de: `Ein Bund mit ${unit}` });
  });
}

function cardChoices(state: State, field: Field, chosen: readonly number[]): Choice[] {
  const { hand } = teamOf(state, state.turn);
  const before = standingAfter(state, field, chosen);
  const more = hand.keys().filter((at) => !chosen.includes(at));
  const cards = more.map((at) => {
    const card = hand[at]!;
    const line = makeLine({ do: 'place', field, hand: [...chosen, at] });
    const label = chosen.length === 0 ? fullName(card) : { en: `Add ${fullName(card)}`, de: `Dazu ${fullName(card)}` };
    return step(line, label, preview(state, card, before));
  });
  return chosen.length === 0 ? [...cards] : [confirmation(field, chosen, before), ...cards];
}

function confirmation(field: Field, hand: readonly number[], result: Card | undefined): Choice {
  const detail: Text = result
    ? { en: `Then ${fullName(result)} stands there`, de: `Dann steht dort ${fullName(result)}` }
    : { en: 'It would be your sixth unit and is lost', de: 'Es wäre deine sechste Einheit und geht verloren' };
  const name = fieldName(field);
  return whole({ do: 'place', field, hand }, { en: `Place on ${name}`, de: `Auf ${name} platzieren` }, detail);
}

function preview(state: State, card: Card, standing: Card | undefined): Text {
  if (standing) return unionPreview(card, standing);
  if (!boardIsFull(state)) return { en: 'It comes face down', de: 'Sie kommt verdeckt' };
  return { en: 'It would be your sixth unit and is lost', de: 'Es wäre deine sechste Einheit und geht verloren' };
}

/** Who would stand on a field once these cards were placed on it. */
function standingAfter(state: State, field: Field, chosen: readonly number[]): Card | undefined {
  const { hand } = teamOf(state, state.turn);
  return chosen.reduce<Card | undefined>((standing, at) => {
    const card = hand[at]!;
    if (!standing) return boardIsFull(state) ? undefined : card;
    return unite(card, standing)?.card ?? card;
  }, unitOn(state, field)?.card);
}
