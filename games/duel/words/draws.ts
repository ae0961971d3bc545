import { about, isYou, list, type Reader } from '../../kit/reader.ts';
import { say } from '../../kit/text.ts';
import type { DuelEvent } from '../events.ts';
import { cardFigures, shownLife } from './names.ts';

/** A card drawn, or not. */
export type Draw = DuelEvent & { readonly kind: 'drawn' | 'missed-draw' };

/** The draws that follow one another from here on. */
export function drawsFrom(events: readonly DuelEvent[], from: number): Draw[] {
  const isDraw = (event: DuelEvent | undefined): event is Draw =>
    event?.kind === 'drawn' || event?.kind === 'missed-draw';
  const end = events.findIndex((event, at) => at >= from && !isDraw(event));
  return events.slice(from, end < 0 ? undefined : end).filter(isDraw);
}

/** Cards that came into a reader's own hand by name, of others none; and what it cost not to draw. */
export function drawSentences(draws: readonly Draw[], reader: Reader): readonly string[] {
  const { language } = reader;
  const cards = draws.flatMap((draw) => (draw.kind === 'drawn' && isYou(reader, draw.seat) ? [draw.card] : []));
  const drawn = list(
    cards.map((card) => cardFigures(card, language)),
    language,
  );
  const missed = draws.filter((draw) => draw.kind === 'missed-draw').at(-1);
  return [
    ...(cards.length > 0 ? [say({ en: `You draw ${drawn}.`, de: `Du ziehst ${drawn}.` }, language)] : []),
    ...(missed ? [missedSentence(missed, reader)] : []),
  ];
}

function missedSentence(event: DuelEvent & { readonly kind: 'missed-draw' }, reader: Reader): string {
  const { seat, full } = event;
  const life = shownLife(event.life);
  const en = full ? 'hand is full' : 'pile is empty';
  const de = full ? 'Hand ist voll' : 'Stapel ist leer';
  const dein = full ? 'Deine' : 'Dein';
  return about(
    reader,
    seat,
    {
      en: `Your ${en}: you lose life and have ${life} left.`,
      de: `${dein} ${de}: Das kostet Leben, dir bleiben ${life}.`,
    },
    (name) => ({
      en: `${name} cannot draw and has ${life} life left.`,
      de: `${name} kann nicht ziehen und hat noch ${life} Leben.`,
    }),
  );
}
