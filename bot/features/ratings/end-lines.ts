import { isYou, type Language, nameOf, type Reader, say } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { LoadedTable } from '../../host/feature.ts';
import { isPlayer, playersAt } from '../../host/table/table.ts';
import { sign } from '../../render/emojis.ts';
import { plainLine } from '../../render/text.ts';
import type { Fact } from '../pictures/index.ts';
import { type AchievementInfo, achievementsOf, careerAchievements } from './achievements.ts';
import { texts } from './words/texts.ts';

/** Returns the rating changes. The reader is addressed as “you”. */
export function ratingLines({ table }: LoadedTable, reader: Reader): string[] {
  const changes = table.seats.flatMap((occupant, seat) => {
    if (!isPlayer(occupant) || !occupant.rated) return [];
    const { before, after, provisional } = occupant.rated;
    const mark = provisional ? '?' : '';
    const change = `${before}${mark} → **${after}${mark}** (${after < before ? '−' : '+'}${Math.abs(after - before)})`;
    const name = isYou(reader, seat) ? say(texts.ending.you, reader.language) : plainLine(nameOf(reader, seat));
    return [`${name} ${change}`];
  });
  if (table.terms.voided) return [`-# ${say(texts.ending.voided, reader.language)}`];
  if (changes.length === 0) return [];
  const isProvisional = table.seats.some((occupant) => isPlayer(occupant) && occupant.rated?.provisional);
  const why = isProvisional ? [say(texts.ending.provisional, reader.language)] : [];
  return [`-# ${[say(texts.ending.ratings({ changes: changes.join(' · ') }), reader.language), ...why].join('. ')}`];
}

/** Returns the new achievements, one line per player, for a seat only its own. Shown on boards, not in pings. */
export function achievementLines(loaded: LoadedTable, reader: Reader): string[] {
  const { table } = loaded;
  const isAlone = playersAt(table).length === 1;
  return table.seats.flatMap((_, seat) => {
    if (reader.viewer !== 'spectator' && !isYou(reader, seat)) return [];
    const earned = earnedAt(loaded, seat);
    if (earned.length === 0) return [];
    const achievements = earned.map(
      ({ name, about }) => `**${say(name, reader.language)}** (${say(about, reader.language)})`,
    );
    const words =
      isAlone || isYou(reader, seat)
        ? texts.ending.achievements({ achievements })
        : texts.ending.achievementsOf({ name: plainLine(nameOf(reader, seat)), achievements });
    return [`-# ${sign(SIGNS.laurels)}${say(words, reader.language)}`];
  });
}

/** Returns the achievements that a seat earned in this game. */
export function earnedAt({ table, game, features }: LoadedTable, seat: number): readonly AchievementInfo[] {
  const occupant = table.seats[seat];
  const keys = isPlayer(occupant) ? (occupant.earned ?? []) : [];
  return [...achievementsOf(game), ...careerAchievements(features)].filter(({ key }) => keys.includes(key));
}

/** Maximum number of achievements on the picture of a finished game. */
const MAX_FACTS = 2;

/** Returns the first achievements for the picture of a finished game. */
export function earnedFacts(loaded: LoadedTable, language: Language): Fact[] {
  return loaded.table.seats
    .flatMap((_, seat) => earnedAt(loaded, seat))
    .slice(0, MAX_FACTS)
    .map(({ name, about }) => ({ icon: SIGNS.laurels, value: say(name, language), words: say(about, language) }));
}
