import { about, capital, nameOf, type Reader, say } from '@longtable/kit';
import { type StorySentence, textsOf } from '@longtable/kit/story/viewer-events';
import type { DuelEvent } from '../events.ts';
import { type Duel, type DuelSeat, otherSeat } from '../state.ts';
import { castSentence } from './casting.ts';
import { drawSentences, drawsFrom } from './draws.ts';
import { cardFigures, cardName, creatureAsObject, creatureOf, shownLife } from './names.ts';
import { texts } from './texts.ts';

export function story(events: readonly DuelEvent[], reader: Reader): readonly string[] {
  return textsOf(tell(events, reader));
}

/** Returns one sentence per group of related events. Only the owner of a drawn card reads its name. */
export function tell(events: readonly DuelEvent[], reader: Reader): readonly StorySentence<DuelEvent>[] {
  const told: StorySentence<DuelEvent>[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at]!;
    if (event.kind === 'cast') {
      const draws = drawsFrom(events, at + 1);
      told.push({ text: castSentence(event, events[at + 1], draws, reader), of: event });
      at += draws.length || 1;
    } else if (event.kind === 'turn') {
      const draws = drawsFrom(events, at + 1);
      told.push({ text: turnSentence(events[at - 1], event.seat, reader), of: event });
      told.push(...drawSentences(draws, reader));
      at += draws.length;
    } else told.push(...sentenceFor(event, reader).map((text) => ({ text, of: event })));
  }
  return told;
}

function turnSentence(before: DuelEvent | undefined, seat: DuelSeat, reader: Reader): string {
  const isFirst = before?.kind === 'round' && before.round === 0;
  return isFirst
    ? about(reader, seat, texts.story.youGoFirst, (name) => texts.story.goesFirst({ name }))
    : about(reader, otherSeat(seat), texts.story.youEndYourTurn, (name) => texts.story.endsTheirTurn({ name }));
}

function sentenceFor(event: DuelEvent, reader: Reader): readonly string[] {
  switch (event.kind) {
    case 'set': {
      const creature = cardFigures(event.card, reader.language);
      return [
        about(reader, event.seat, texts.story.youSetInSlot({ creature, slot: event.slot }), (name) =>
          texts.story.setsInSlot({ name, creature, slot: event.slot }),
        ),
      ];
    }
    case 'hit-creature':
      return [hitCreature(event, reader)];
    case 'hit-player':
      return [hitPlayer(event, reader)];
    case 'sacrificed':
      return [sacrificed(event, reader)];
    default:
      return [];
  }
}

function hitCreature({ seat, by, target }: DuelEvent & { readonly kind: 'hit-creature' }, reader: Reader): string {
  const attacker = capital(creatureOf(reader, seat, by.card));
  const victim = creatureOf(reader, otherSeat(seat), target.card);
  const left = target.life - by.card.damage;
  const { damage } = by.card;
  return left < 1
    ? say(
        texts.story.destroys({
          attacker,
          victim,
          creatureAsObject: creatureAsObject(reader, otherSeat(seat), target.card),
        }),
        reader.language,
      )
    : say(texts.story.hitsForLifeLeft({ attacker, victim, damage, left, capital: capital(victim) }), reader.language);
}

function hitPlayer(event: DuelEvent & { readonly kind: 'hit-player' }, reader: Reader): string {
  const { seat, by, drained } = event;
  const { damage } = by.card;
  const life = `${event.life + damage} → ${shownLife(event.life)}`;
  const attacker = capital(creatureOf(reader, seat, by.card));
  return about(reader, otherSeat(seat), texts.story.hitsYouFor({ attacker, damage, life, drained }), (name) =>
    texts.story.hitsFor({ attacker, name, damage, life, drained }),
  );
}

function sacrificed({ seat, card, life }: DuelEvent & { readonly kind: 'sacrificed' }, reader: Reader): string {
  const known = cardName(card, reader.language);
  return about(reader, seat, texts.story.youSacrificeAndGoUpToLife({ known, life }), (name) =>
    texts.story.sacrificesACardAndGoesUpToLife({ name, life }),
  );
}

/** Returns the winner and the remaining life. */
export function ending({ winner, sides }: Duel, reader: Reader): string {
  const seat = winner ?? 0;
  const { life } = sides[seat];
  const loser = nameOf(reader, otherSeat(seat));
  if (reader.viewer === otherSeat(seat)) {
    const name = nameOf(reader, seat);
    return reader.language === 'de'
      ? `${name} besiegt dich und hat noch ${life} Leben.`
      : `${name} beats you with ${life} life left.`;
  }
  return about(reader, seat, texts.story.youBeatWithLifeLeft({ loser, life }), (name) =>
    texts.story.beatsWithLifeLeft({ name, loser, life }),
  );
}
