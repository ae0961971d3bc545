import { isYou, otherName, type Reader, say, type Text, type Translation } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/lines';
import type { DuelEvent } from '../events.ts';
import { type Duel, type DuelSeat, otherSeat } from '../state.ts';
import { cardName, creatureNoun, damageAndLife, figures, shownLife } from './names.ts';
import { texts } from './texts.ts';

type EventOf<Kind extends DuelEvent['kind']> = DuelEvent & { readonly kind: Kind };
type Draw = EventOf<'drawn' | 'missed-draw'>;

/** Returns one sentence per group of related events. Only the owner of a drawn card reads its name. */
export function tell(events: readonly DuelEvent[], reader: Reader): readonly StorySentence<DuelEvent>[] {
  const sentences: StorySentence<DuelEvent>[] = [];
  const add = (of: DuelEvent, text: Text) => sentences.push({ text: say(text, reader.language), of });
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (event.kind === 'cast') {
      const draws = drawsFrom(events, at + 1);
      const told = events.slice(at, at + 1 + (draws.length || 1));
      sentences.push({ text: castSentence(event, events[at + 1], draws, reader), of: event, events: told });
      at += draws.length || 1;
    } else if (event.kind === 'turn') {
      const draws = drawsFrom(events, at + 1);
      add(event, turnSentence(events[at - 1], event.seat, reader));
      sentences.push(...drawSentences(draws, reader));
      at += draws.length;
    } else {
      const text = sentenceFor(event, reader);
      if (text) add(event, text);
    }
  }
  return sentences;
}

function turnSentence(before: DuelEvent | undefined, seat: DuelSeat, reader: Reader): Text {
  const isFirst = before?.kind === 'round' && before.round === 0;
  return isFirst
    ? texts.story.starts({ player: otherName(reader, seat) })
    : texts.story.endsTurn({ player: otherName(reader, otherSeat(seat)) });
}

function sentenceFor(event: DuelEvent, reader: Reader): Text | undefined {
  switch (event.kind) {
    case 'set': {
      const { seat, card, slot } = event;
      const creature = creatureNoun(card);
      return texts.story.sets({ player: otherName(reader, seat), creature, values: damageAndLife(card), slot });
    }
    case 'hit-creature':
      return hitCreature(event, reader);
    case 'hit-player':
      return hitPlayer(event, reader);
    case 'sacrificed': {
      const { seat, life } = event;
      const card = cardName(event.card, reader.language);
      return texts.story.sacrifices({ player: otherName(reader, seat), card, life });
    }
    default:
      return undefined;
  }
}

function hitCreature({ seat, by, target }: EventOf<'hit-creature'>, reader: Reader): Text {
  const { damage } = by.card;
  const fight = {
    attacker: creatureNoun(by.card),
    by: otherName(reader, seat),
    victim: creatureNoun(target.card),
    of: otherName(reader, otherSeat(seat)),
  };
  const left = target.life - damage;
  return left < 1 ? texts.story.destroys(fight) : texts.story.hitsCreature({ ...fight, damage, left });
}

function hitPlayer({ seat, by, life, drained }: EventOf<'hit-player'>, reader: Reader): Text {
  const { damage } = by.card;
  return texts.story.hitsPlayer({
    attacker: creatureNoun(by.card),
    by: otherName(reader, seat),
    target: otherName(reader, otherSeat(seat)),
    damage,
    before: life + damage,
    life: shownLife(life),
    drained,
  });
}

function castSentence(
  { seat, spell: name }: EventOf<'cast'>,
  effect: DuelEvent | undefined,
  draws: readonly Draw[],
  reader: Reader,
): string {
  const [player, spell] = [otherName(reader, seat), texts.spells[name]];
  const cards = draws.filter(({ kind }) => kind === 'drawn').length;
  const first =
    draws.length === 0
      ? texts.story.casts({ player, spell, effect: effectOf(effect, reader) })
      : texts.story.castsToDraw({ player, spell, cards });
  return [say(first, reader.language), ...drawSentences(draws, reader).map(({ text }) => text)].join(' ');
}

function effectOf(effect: DuelEvent | undefined, reader: Reader): Translation {
  switch (effect?.kind) {
    case 'healed':
      return texts.story.heals({ creatures: effect.slots.length });
    case 'bitten': {
      const [caster, victim] = [otherName(reader, effect.seat), otherName(reader, otherSeat(effect.seat))];
      return texts.story.bites({ caster, victim, prey: shownLife(effect.prey), life: effect.life });
    }
    case 'reborn': {
      const { card, slot } = effect;
      return texts.story.returns({ creature: creatureNoun(card), values: damageAndLife(card), slot });
    }
    case 'betrayed': {
      const { card, life } = effect.creature;
      const of = otherName(reader, otherSeat(effect.seat));
      return texts.story.betrays({ creature: creatureNoun(card), of, values: `${card.damage}/${life}` });
    }
    default:
      return texts.story.noneReturns;
  }
}

/** Returns the consecutive draws from this index on. */
function drawsFrom(events: readonly DuelEvent[], from: number): Draw[] {
  const isDraw = (event: DuelEvent): event is Draw => event.kind === 'drawn' || event.kind === 'missed-draw';
  const end = events.findIndex((event, at) => at >= from && !isDraw(event));
  return events.slice(from, end < 0 ? undefined : end).filter(isDraw);
}

/** Returns the sentences about draws: the reader's own cards by name, and the life lost by failed draws. */
function drawSentences(draws: readonly Draw[], reader: Reader): readonly StorySentence<Draw>[] {
  const { language } = reader;
  const own = draws.filter((draw) => draw.kind === 'drawn').filter(({ seat }) => isYou(reader, seat));
  const cards = own.map(({ card }) =>
    card.kind === 'spell' ? cardName(card, language) : figures({ card, life: card.life }, language),
  );
  const missed = draws.filter((draw) => draw.kind === 'missed-draw');
  return [
    ...own.slice(-1).map((of) => ({ text: say(texts.story.draws({ cards }), language), of })),
    ...missed.slice(-1).map((of) => {
      const { seat, full, life } = of;
      const lost = { player: otherName(reader, seat), full, lost: missed.length, life: shownLife(life) };
      return { text: say(texts.story.cannotDraw(lost), language), of, events: missed };
    }),
  ];
}

/** Returns the winner and the remaining life. */
export function ending({ winner, sides }: Duel, reader: Reader): string {
  const seat = winner ?? 0;
  const [first, second] = [otherName(reader, seat), otherName(reader, otherSeat(seat))];
  return say(texts.story.beats({ winner: first, loser: second, life: sides[seat].life }), reader.language);
}
