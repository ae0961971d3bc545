import {
  type Effect,
  isYou,
  otherName,
  type Reader,
  type Seat,
  STORY_WEIGHTS,
  type StoryLine,
  type StoryWeight,
  say,
  type Text,
} from '@longtable/kit';
import { playerPlace, SIGNS } from '@longtable/kit/picture';
import type { StorySentence } from '@longtable/kit/story';
import { iconOfEvent } from './drawing/icons.ts';
import { type Field, fieldName, fieldSpot } from './fields.ts';
import { deckTitles } from './presets.ts';
import {
  type Attacked,
  type Card,
  type FarmlandEvent,
  type Moved,
  type Piece,
  type Placed,
  type Placing,
  rivalOf,
  type State,
  teamOf,
  type Unit,
} from './state.ts';
import { isKnown, seenBy } from './words/names.ts';
import { texts } from './words/texts.ts';
import type { Fighter } from './words/units.ts';

/** Returns the sentences of events. Consecutive plain moves share a sentence, as do the placing of an unknown unit and its move. */
function tell(events: readonly FarmlandEvent[], reader: Reader): readonly StorySentence<FarmlandEvent>[] {
  const told: StorySentence<FarmlandEvent>[] = [];
  const heard = events.filter((event) => !isSilent(event));
  for (let at = 0; at < heard.length; at++) {
    const event = heard[at]!;
    const next = moveOfPlaced(event, heard[at + 1], reader);
    const alike = next ? [event, next] : isPlainMove(event) ? movesFrom(heard.slice(at)) : [event];
    const sentences = isPlainMove(event) ? [moves(alike as Moved[], reader)] : sentencesFor(event, reader, next);
    for (const text of sentences) told.push({ text, of: event, events: alike });
    at += alike.length - 1;
    if (event.kind === 'discarded') at++;
  }
  return told;
}

/**
 * Whether an event has no sentence: the start of a computer's turn, a piece that stays, or the victory. The ending
 * reports the victory.
 */
function isSilent(event: FarmlandEvent): boolean {
  if (event.kind === 'moved') return event.from === event.to && !(event.piece.kind === 'unit' && event.piece.blocks);
  return event.kind === 'auto' || event.kind === 'won';
}

function isPlainMove(event: FarmlandEvent | undefined): event is Moved {
  return event?.kind === 'moved' && !event.met && event.from !== event.to;
}

/** Returns the next event if it moves the unit that the event before it placed, unless the reader knows the unit. */
function moveOfPlaced(event: FarmlandEvent, next: FarmlandEvent | undefined, reader: Reader): Moved | undefined {
  if (event.kind !== 'placed' || event.placings.length > 1 || !isPlainMove(next) || next.from !== event.field) return;
  return next.piece.kind === 'unit' && !isKnown(next.piece, reader) ? next : undefined;
}

/** Returns the first plain moves of a team. */
function movesFrom(events: readonly FarmlandEvent[]): readonly Moved[] {
  const end = events.findIndex((event) => !isPlainMove(event) || teamOfEvent(event) !== teamOfEvent(events[0]!));
  return events.slice(0, end < 0 ? undefined : end).filter(isPlainMove);
}

function teamOfEvent(event: FarmlandEvent): Seat | undefined {
  if ('piece' in event) return event.piece.team;
  if ('unit' in event) return event.unit.team;
  if ('by' in event) return event.by.team;
  return 'seat' in event ? event.seat : undefined;
}

function fieldsOf(event: FarmlandEvent): readonly Field[] {
  if ('from' in event) return [event.from, event.to];
  return 'field' in event ? [event.field] : [];
}

/** Returns a sentence about the plain moves of one team, in their order. */
function moves(moved: readonly Moved[], reader: Reader): string {
  const text = texts.story.moved({
    who: otherName(reader, moved[0]!.piece.team),
    pieces: moved.map(({ piece, from, to }) => ({
      ...(piece.kind === 'unit' && (isKnown(piece, reader) ? { card: piece.card } : { from: fieldName(from) })),
      to: fieldName(to),
    })),
  });
  return say(text, reader.language);
}

function sentencesFor(event: FarmlandEvent, reader: Reader, next?: Moved): readonly string[] {
  switch (event.kind) {
    case 'moved':
      return [event.met ? trampledSentence(event, event.met.standing, reader) : unblockSentence(event, reader)];
    case 'joined':
      return [joinedSentence(event, reader)];
    case 'attacked':
      return [battle(event, reader)];
    case 'placed':
    case 'heaped':
      return [placedSentence(event, reader, next)];
    default: {
      const text = textFor(event, reader);
      return text === undefined ? [] : [say(text, reader.language)];
    }
  }
}

function unblockSentence({ piece, to }: Moved, reader: Reader): string {
  if (piece.kind === 'king') return '';
  return say(texts.story.stopsBlocking({ unit: seenBy(reader, piece), field: fieldName(to) }), reader.language);
}

function textFor(event: FarmlandEvent, reader: Reader): Text | undefined {
  switch (event.kind) {
    case 'flipped': {
      const { card, team } = event.unit;
      return texts.story.flipped({ who: otherName(reader, team), card, field: fieldName(event.field) });
    }
    case 'blocked':
      return texts.story.blocks({ unit: seenBy(reader, event.unit), field: fieldName(event.field) });
    case 'discarded': {
      const card = isYou(reader, event.seat) || reader.open ? event.card : undefined;
      return texts.story.discarded({ who: otherName(reader, event.seat), card });
    }
    case 'decks': {
      const titleOf = (name: string | null) => say(name ? deckTitles[name]! : texts.story.ownDeck, reader.language);
      const decks = [titleOf(event.decks[0]), titleOf(event.decks[1])] as const;
      return texts.story.decks({ starter: otherName(reader, 0), other: otherName(reader, 1), decks });
    }
    case 'turn':
      return texts.story.turnEnded({ who: otherName(reader, rivalOf(event.seat)) });
    default:
      return undefined;
  }
}

/** Returns the winner and the kind of victory. */
export function ending(state: State, reader: Reader): string {
  const winner = state.winner as Seat;
  const loser = rivalOf(winner);
  const by = teamOf(state, loser).lp === 0 ? 'damage' : 'deck';
  const text = texts.story.won({ winner: otherName(reader, winner), loser: otherName(reader, loser), by });
  return say(text, reader.language);
}

/** Returns a sentence about an attack and its outcome, with the deciding values. */
function battle(event: Attacked, reader: Reader): string {
  return say(
    event.target.kind === 'king' ? onKing(event, reader) : onUnit(event, event.target, reader),
    reader.language,
  );
}

function onKing({ by, target, to, damage }: Attacked, reader: Reader): Text {
  const { points, left } = damage ?? { points: 0, left: 0 };
  const attacker = { card: by.card, owner: otherName(reader, by.team) };
  return texts.duel.kingHit({ attacker, owner: otherName(reader, target.team), field: fieldName(to), points, left });
}

function onUnit({ by, to, falls, damage }: Attacked, target: Unit, reader: Reader): Text {
  const duel = {
    attacker: fighterOf(by, by.card.atk, reader),
    defender: fighterOf(target, target.blocks ? target.card.def : target.card.atk, reader),
    field: fieldName(to),
    damage: damage && { who: otherName(reader, damage.seat), points: damage.points, left: damage.left },
  };
  if (falls.length === 2) return texts.duel.bothFall(duel);
  if (falls.includes('attacker')) return texts.duel.attackerFalls(duel);
  if (falls.includes('defender'))
    return target.blocks ? texts.duel.blockadeBreaks(duel) : texts.duel.defenderFalls(duel);
  return texts.duel.blockadeHolds(duel);
}

function fighterOf({ card, team }: Unit, value: number, reader: Reader): Fighter {
  return { card, owner: otherName(reader, team), value };
}

function trampledSentence({ piece, to }: Moved, standing: Unit, reader: Reader): string {
  const [owner, lost] = [otherName(reader, piece.team), seenBy(reader, standing)];
  return say(texts.joining.trampled({ owner, lost, field: fieldName(to) }), reader.language);
}

function joinedSentence({ piece, to, met }: Moved, reader: Reader): string {
  if (piece.kind === 'king' || !met) return '';
  const field = fieldName(to);
  const [moved, lost] = [seenBy(reader, piece), seenBy(reader, met.standing)];
  if (!met.union) return say(texts.joining.cantUnite({ moved, lost, field }), reader.language);
  const isOpen = isKnown(piece, reader) && isKnown(met.standing, reader);
  const result = isOpen ? met.union : undefined;
  return say(texts.joining.united({ who: otherName(reader, piece.team), field, result }), reader.language);
}

/**
 * Returns a sentence about placed cards, and the next move of an unknown one. Only their owner and readers who may see
 * everything read the names.
 */
function placedSentence({ seat, field, placings }: Placed, reader: Reader, next?: Moved): string {
  const who = otherName(reader, seat);
  if (who !== undefined && next)
    return say(texts.joining.placedAndMoved({ who, field: fieldName(field), to: fieldName(next.to) }), reader.language);
  if (who !== undefined && !reader.open) return say(placedFaceDown(who, fieldName(field), placings), reader.language);
  const text = texts.joining.placed({
    who,
    cards: placings.map(({ card }) => card),
    field: fieldName(field),
    result: placings.at(-1)?.met?.union,
    lost: placings.flatMap(lostCards),
  });
  return say(text, reader.language);
}

function lostCards({ card, met, lost }: Placing): Card[] {
  if (lost) return [card];
  return met && !met.union ? [met.standing.card] : [];
}

function placedFaceDown(who: string, field: string, placings: readonly Placing[]): Text {
  const [only, ...others] = placings;
  if (only && others.length === 0) return placedOne(who, field, only);
  return texts.joining.placedSeveral({
    who,
    count: placings.length,
    field,
    unites: placings.some(({ met }) => met?.union),
    lost: placings.flatMap(lostCards).length,
  });
}

function placedOne(who: string, field: string, { met, lost }: Placing): Text {
  if (met)
    return met.union ? texts.joining.placedAndUnited({ who, field }) : texts.joining.placedInsteadOf({ who, field });
  return lost ? texts.joining.placedSixth({ who, field }) : texts.joining.placedFaceDown({ who, field });
}

type Blocked = Extract<FarmlandEvent, { readonly kind: 'flipped' | 'blocked' }>;

function blocks(blocking: readonly Blocked[], reader: Reader): string | undefined {
  const [first] = blocking;
  if (!first || blocking.length < 2) return undefined;
  const known = blocking.filter(({ unit }) => isKnown(unit, reader));
  const text = texts.story.severalBlock({
    owner: otherName(reader, first.unit.team),
    units: known.map(({ unit, field }) => ({ card: unit.card, field: fieldName(field) })),
    hidden: blocking
      .filter((event) => !known.includes(event))
      .map(({ field }) => fieldName(field))
      .sort(),
  });
  return say(text, reader.language);
}

/**
 * Returns the lines of events. A summary tells plain moves in one sentence at the place of the last one, and so blocks. A
 * sentence ends before an event that depends on it: one that uses its fields again, or a placing after the King's move.
 */
export function story(events: readonly FarmlandEvent[], reader: Reader): readonly StoryLine[] {
  let moved: readonly Moved[] = [];
  let blocking: readonly Blocked[] = [];
  const starts = { moves: 0, blocks: 0 };
  return tell(events, reader).map(({ text, of, events: told = [of] }, at) => {
    const [isMoves, isBlock] = [isPlainMove(of), of.kind === 'blocked'];
    if (isMoves ? isOfOther(moved, of) : dependsOn(moved, told)) moved = [];
    if (isBlock ? isOfOther(blocking, of) : dependsOn(blocking, told)) blocking = [];
    if (moved.length === 0) starts.moves = at;
    if (blocking.length === 0) starts.blocks = at;
    if (isMoves) moved = [...moved, ...told.filter(isPlainMove)];
    if (isBlock) blocking = [...blocking, of as Blocked];
    return {
      text,
      icon: iconOfEvent(of),
      weight: heaviest((isMoves ? moved : told).map((event) => weightOf(event, reader))),
      effects: told.flatMap(effectsOf),
      ...(isMoves && { topic: `moves ${starts.moves}`, joined: moves(moved, reader) }),
      ...(isBlock && { topic: `blocks ${starts.blocks}`, joined: blocks(blocking, reader) }),
    };
  });
}

function isOfOther(earlier: readonly FarmlandEvent[], event: FarmlandEvent): boolean {
  return earlier.some((other) => teamOfEvent(other) !== teamOfEvent(event));
}

function dependsOn(earlier: readonly (Moved | Blocked)[], told: readonly FarmlandEvent[]): boolean {
  const used = new Set(earlier.flatMap(fieldsOf));
  const isPlacing = told.some(({ kind }) => kind === 'placed' || kind === 'heaped');
  const isKingMoved = earlier.some((event) => 'piece' in event && event.piece.kind === 'king');
  return (isPlacing && isKingMoved) || told.some((event) => fieldsOf(event).some((field) => used.has(field)));
}

function heaviest(weights: readonly StoryWeight[]): StoryWeight {
  return STORY_WEIGHTS.find((weight) => weights.includes(weight)) ?? 'board';
}

/** Returns the weight of an event. Placings and unions weigh more than moves. */
function weightOf(event: FarmlandEvent, { viewer }: Reader): StoryWeight {
  const isThreat = ({ team }: Piece) => 'threatens' in event && rivalOf(team) === viewer;
  switch (event.kind) {
    case 'attacked': {
      const fallen = event.falls.map((side) => (side === 'defender' ? event.target.team : event.by.team));
      if (event.damage?.seat === viewer || fallen.some((team) => team === viewer)) return 'harm';
      return event.target.team === viewer ? 'own' : 'others';
    }
    case 'joined':
      return 'own';
    case 'moved':
      if (isThreat(event.piece)) return 'own';
      if (event.met) return 'own';
      return event.piece.team === viewer ? 'board' : 'others';
    case 'blocked':
      if (isThreat(event.unit)) return 'own';
      return event.unit.team === viewer ? 'board' : 'others';
    case 'flipped':
      return event.unit.team === viewer ? 'board' : 'own';
    case 'heaped':
      return 'own';
    case 'placed':
      return event.seat === viewer ? 'board' : 'own';
    case 'won':
    case 'decks':
      return 'own';
    case 'dry':
      return event.seat === viewer ? 'own' : 'others';
    case 'discarded':
      return event.seat === viewer ? 'routine' : 'board';
    case 'auto':
    case 'turn':
      return 'routine';
    default:
      return 'board';
  }
}

/** Returns the effects of an event: those of an attack, or the change of a piece without a number. */
function effectsOf(event: FarmlandEvent): readonly Effect[] {
  switch (event.kind) {
    case 'attacked':
      return attackEffects(event);
    case 'moved':
    case 'joined':
      return [{ ...(event.from !== event.to && { actor: fieldSpot(event.from) }), target: fieldSpot(event.to) }];
    case 'placed':
    case 'heaped':
      return [{ target: fieldSpot(event.field), ...(event.placings.at(-1)?.lost && { icon: SIGNS.deadly }) }];
    case 'blocked':
    case 'flipped':
      return [{ target: fieldSpot(event.field) }];
    default:
      return [];
  }
}

/** Returns the effects on the target, on an attacker who falls, and on the life of a player. */
function attackEffects({ from, to, target, falls, damage }: Attacked): readonly Effect[] {
  const [actor, victim] = [fieldSpot(from), fieldSpot(to)];
  const lost = damage && -damage.points;
  if (target.kind === 'king') return [{ actor, target: victim, number: lost }];
  return [
    { actor, target: victim, icon: falls.includes('defender') ? SIGNS.deadly : SIGNS.defence },
    ...(falls.includes('attacker') ? [{ target: actor, icon: SIGNS.deadly }] : []),
    ...(damage ? [{ target: playerPlace(damage.seat), number: lost }] : []),
  ];
}
