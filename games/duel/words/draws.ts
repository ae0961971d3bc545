import { about, isYou, list, type Reader, say } from '@longtable/kit';
import type { StorySentence } from '@longtable/kit/story/viewer-events';
import type { DuelEvent } from '../events.ts';
import { cardFigures, shownLife } from './names.ts';
import { texts } from './texts.ts';

export type Draw = DuelEvent & { readonly kind: 'drawn' | 'missed-draw' };

/** Returns the consecutive draws from this index on. */
export function drawsFrom(events: readonly DuelEvent[], from: number): Draw[] {
  const isDraw = (event: DuelEvent | undefined): event is Draw =>
    event?.kind === 'drawn' || event?.kind === 'missed-draw';
  const end = events.findIndex((event, at) => at >= from && !isDraw(event));
  return events.slice(from, end < 0 ? undefined : end).filter(isDraw);
}

/** Returns the sentences about draws: the reader's own cards by name, and the life lost by failed draws. */
export function drawSentences(draws: readonly Draw[], reader: Reader): readonly StorySentence<Draw>[] {
  const { language } = reader;
  const own = draws.filter((draw) => draw.kind === 'drawn').filter(({ seat }) => isYou(reader, seat));
  const drawn = list(
    own.map(({ card }) => cardFigures(card, language)),
    language,
  );
  const missed = draws.filter((draw) => draw.kind === 'missed-draw');
  return [
    ...own.slice(-1).map((of) => ({ text: say(texts.draws.youDraw({ drawn }), language), of })),
    ...missed.slice(-1).map((of) => ({ text: missedSentence(of, missed.length, reader), of })),
  ];
}

/** Returns the life lost by failed draws and the life left after the last one. */
function missedSentence(event: Draw & { readonly kind: 'missed-draw' }, lost: number, reader: Reader): string {
  const { seat, full } = event;
  const life = shownLife(event.life);
  const en = full ? 'hand is full' : 'pile is empty';
  const de = full ? 'Hand ist voll' : 'Nachziehstapel ist leer';
  const dein = full ? 'Deine' : 'Dein';
  return about(reader, seat, texts.draws.yourSoYouLoseLifeYouHaveLeft({ en, lost, life, dein, de }), (name) =>
    texts.draws.cantDrawAndLosesLifeLeft({ name, lost, life }),
  );
}
