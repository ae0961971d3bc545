import { about, nameOf, type Reader } from '../../kit/reader.ts';
import { across, type Duel } from '../state.ts';

/** Who won, and with how much life left. */
export function ending({ winner, sides }: Duel, reader: Reader): string {
  const seat = winner ?? 0;
  const { life } = sides[seat];
  const loser = nameOf(reader, across(seat));
  if (reader.viewer === across(seat)) {
    const name = nameOf(reader, seat);
    return reader.language === 'de'
      ? `${name} besiegt dich und hat noch ${life} Leben.`
      : `${name} beats you with ${life} life left.`;
  }
  return about(
    reader,
    seat,
    { en: `You beat ${loser} with ${life} life left.`, de: `Du besiegst ${loser} und hast noch ${life} Leben.` },
    (name) => ({
      en: `${name} beats ${loser} with ${life} life left.`,
      de: `${name} besiegt ${loser} und hat noch ${life} Leben.`,
    }),
  );
}
