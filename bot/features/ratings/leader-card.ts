import { type AnyGame, type Language, labelled, say } from '@longtable/kit';
import { COLOURS, mix, type Picture, SIGNS } from '@longtable/kit/picture';
import { MAX_DESCRIPTION } from '../../discord-limits.ts';
import { memberName } from '../../interactions/access.ts';
import type { Place } from '../../interactions/feature.ts';
import { actorOf, type Reply } from '../../interactions/reply.ts';
import type { Sketch } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { type Fact, factsCard, NO_EMBLEM } from '../pictures/index.ts';
import { texts } from './words/texts.ts';

/** Maximum number of players on a card. */
export const MAX_ON_CARD = 6;

/** Returns the card of the first places of a leaderboard. */
export async function leaderSketch(
  reply: Reply,
  game: AnyGame,
  period: string,
  places: readonly Place[],
): Promise<Sketch> {
  const { language } = reply;
  const first = places.slice(0, MAX_ON_CARD);
  const names = await Promise.all(first.map(({ person }) => nameOf(reply, person)));
  const lines = first.map(({ score }, at) => `${at + 1}. ${labelled(names[at] ?? '', score, language)}`);
  return {
    of: `leaders|${game.id}|${reply.channelId}|${period}`,
    picture: leaderCard(game, period, first, names, language),
    description: [`${say(game.title, language)} · ${period}.`, ...lines].join(' ').slice(0, MAX_DESCRIPTION),
  };
}

async function nameOf(reply: Reply, person: string | undefined): Promise<string> {
  if (person === reply.user.id) return actorOf(reply.interaction).name;
  const name = person && reply.guildId ? await memberName(reply.bot, reply.guildId, person) : undefined;
  return name ?? say(common.names.someone, reply.language);
}

/** Icons and colours of the first three places. */
const MEDALS = [
  { icon: SIGNS.king, colour: COLOURS.gold },
  { icon: SIGNS.trophy, colour: COLOURS.none },
  { icon: SIGNS.trophy, colour: COLOURS.other },
];

const RATING = /^\d{1,4}$/;

/** Draws the first places of a leaderboard with their scores. */
export function leaderCard(
  game: AnyGame,
  period: string,
  places: readonly Place[],
  names: readonly string[],
  language: Language,
): Picture {
  const emblem = game.presentation.emblem ?? NO_EMBLEM;
  const facts = places.map(({ score, games }, at): Fact => {
    const played = games === undefined ? '' : say(texts.leaderboard.games({ games }), language);
    return {
      ...(MEDALS[at] ?? { icon: emblem.icon, colour: mix(emblem.colour, COLOURS.panel, 0.35) }),
      value: `#${at + 1} ${names[at] ?? ''}`,
      ...(RATING.test(score) ? { words: played, mark: { text: score } } : { words: score }),
    };
  });
  return factsCard(say(game.title, language), facts, { aside: period, emblem, isTall: true });
}
