import type { APIGuildForumTag } from 'discord.js';
import type { AnyGame } from '../../games/kit/game.ts';
import { LANGUAGES, type Language, say, type Text } from '../../games/kit/text.ts';
import type { Place, Table } from '../../storage/records/table.ts';
import { TAG_MAX, TAGS_MAX } from '../discord-limits.ts';

/** How a game stands, as a tag of its post says it. */
type Standing = NonNullable<Place['tagged']>;

const STANDINGS: Readonly<Record<Standing, Text>> = {
  waiting: { en: 'Waiting', de: 'Wartet' },
  playing: { en: 'Playing', de: 'Läuft' },
  over: { en: 'Over', de: 'Beendet' },
};

/** How the game of a table stands. */
export function standingOf({ status }: Table): Standing {
  if (status === 'open') return 'waiting';
  return status === 'over' ? 'over' : 'playing';
}

/** The tags of a forum that a table's post has: for its game and how that stands, as far as there are such tags. */
export function tagsOf(table: Table, { title }: AnyGame, known: readonly APIGuildForumTag[]): string[] {
  const wanted = [...namesOf(STANDINGS[standingOf(table)]), title.slice(0, TAG_MAX)];
  return known.flatMap(({ id, name, moderated }) => (!moderated && wanted.some(isSame(name)) ? [id] : []));
}

/** Whether tables find tags of theirs in a forum, whatever they play. */
export function hasStandings(known: readonly APIGuildForumTag[]): boolean {
  return Object.values(STANDINGS).every((text) => known.some(({ name }) => namesOf(text).some(isSame(name))));
}

/** The tags of a forum with those that it misses for these games, as far as there is room. */
export function withTags(
  known: readonly APIGuildForumTag[],
  games: readonly AnyGame[],
  language: Language,
): Pick<APIGuildForumTag, 'name'>[] {
  const wanted = [...Object.values(STANDINGS), ...games.map(({ title }): Text => title.slice(0, TAG_MAX))];
  const missing = wanted.filter((text) => !known.some(({ name }) => namesOf(text).some(isSame(name))));
  return [...known, ...missing.map((text) => ({ name: say(text, language) }))].slice(0, TAGS_MAX);
}

/** In every language: which one a server's tags are in is its own affair. */
function namesOf(text: Text): string[] {
  return LANGUAGES.map((language) => say(text, language));
}

function isSame(name: string): (other: string) => boolean {
  return (other) => other.toLowerCase() === name.toLowerCase();
}
