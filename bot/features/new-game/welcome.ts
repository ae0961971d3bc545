import { type AnyGame, type Language, say, type Text } from '@longtable/kit';
import {
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type Id, makeId } from '../../custom-ids/ids.ts';
import { MAX_HINT, MAX_OPTIONS } from '../../discord-limits.ts';
import { type ButtonSpec, buttonRows } from '../../render/controls.ts';
import { button, row } from '../../render/menu.ts';
import type { Row } from '../../render/message.ts';
import { texts as common } from '../../render/words/texts.ts';
import { texts } from './words/texts.ts';

/** Maximum number of games on the card. A section has three components, and a message forty. */
const MAX_GAMES = 8;

/**
 * Returns the card for new users: quick actions, the first games with a start button each, and the lessons. `first` is
 * the first quick action. `isOnServer` adds the button that finds an opponent there.
 */
export function welcomeCard(
  games: readonly AnyGame[],
  language: Language,
  first: ButtonSpec | undefined = quickStart(games),
  isOnServer = false,
): APIMessageTopLevelComponent[] {
  const lessons = games.filter(({ lesson }) => lesson).slice(0, MAX_GAMES);
  return [
    text(say(texts.welcome.hello, language)),
    ...buttonRows(quickActions(games, first, isOnServer), language),
    ...games.slice(0, MAX_GAMES).map((game) => sectionOf(game, language)),
    ...(games.length > MAX_GAMES ? [text(`-# ${say(texts.welcome.others, language)}`)] : []),
    ...(lessons.length > 0 ? [lessonMenu(lessons, language)] : []),
  ];
}

/** Returns the button that starts the shortest solo game. Undefined if there is none. */
function quickStart(games: readonly AnyGame[]): ButtonSpec | undefined {
  const [shortest] = games
    .filter(({ seats }) => seats.max === 1)
    .toSorted((one, other) => maxMinutes(one) - maxMinutes(other));
  // Custom ids must be unique in a message, and the game's own button uses `open`. Solo games ignore the difference.
  return (
    shortest && [{ kind: 'start', game: shortest.id, how: 'computer' }, quickStartLabel(shortest), ButtonStyle.Success]
  );
}

function quickActions(games: readonly AnyGame[], first: ButtonSpec | undefined, isOnServer: boolean): ButtonSpec[] {
  const isForFriends = games.some(({ seats }) => seats.max > 1);
  const steps: (ButtonSpec | undefined)[] = [
    first,
    isForFriends ? [{ kind: 'friend' }, texts.welcome.withFriend, ButtonStyle.Secondary] : undefined,
    isForFriends && isOnServer ? [{ kind: 'opponent' }, texts.welcome.findOpponent, ButtonStyle.Secondary] : undefined,
    games.some(({ daily }) => daily) ? [{ kind: 'dailies' }, texts.welcome.dailies, ButtonStyle.Secondary] : undefined,
    [{ kind: 'preference', what: 'pictures', value: '' }, texts.welcome.pictures, ButtonStyle.Secondary],
  ];
  return steps.filter((step) => step !== undefined);
}

function maxMinutes({ minutes }: AnyGame): number {
  return minutes?.max ?? Number.POSITIVE_INFINITY;
}

function quickStartLabel({ title }: AnyGame): Text {
  return texts.welcome.quickStart({ title });
}

/** Returns the menu of multiplayer games. The custom id contains the opponent. */
export function gameMenu(
  id: Id<'friend' | 'challenge' | 'opponent'>,
  games: readonly AnyGame[],
  language: Language,
): Row {
  const options = games
    .filter(({ seats }) => seats.max > 1)
    .slice(0, MAX_OPTIONS)
    .map(({ id, title, summary }) => ({
      label: title,
      value: makeId({ kind: 'start', game: id, how: 'open' }),
      description: say(summary, language).slice(0, MAX_HINT),
    }));
  const custom_id = makeId(id);
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.welcome.chooseGame, language), options },
  ]);
}

function sectionOf(game: AnyGame, language: Language): APISectionComponent {
  const facts = [say(playersOf(game), language), ...minutesOf(game.minutes, language)].join(' · ');
  const id = makeId({ kind: 'start', game: game.id, how: 'open' });
  return {
    type: ComponentType.Section,
    components: [text(`**${game.title}**\n${say(game.summary, language)}\n-# ${facts}`)],
    accessory: button(id, say(common.buttons.start, language), ButtonStyle.Secondary),
  };
}

function lessonMenu(games: readonly AnyGame[], language: Language) {
  const options = games.map(({ id, title }) => ({ label: title, value: makeId({ kind: 'learn', game: id }) }));
  const custom_id = makeId({ kind: 'lessons' });
  return row([
    { type: ComponentType.StringSelect, custom_id, placeholder: say(texts.welcome.learn, language), options },
  ]);
}

/** Returns the number of people who can play. Computers can fill the other seats. */
function playersOf({ seats: { min, max }, computers }: AnyGame): Text {
  return texts.welcome.players({ least: computers ? 1 : min, most: max });
}

export function minutesOf(minutes: AnyGame['minutes'], language: Language): string[] {
  if (!minutes) return [];
  return [say(texts.welcome.minutes({ least: minutes.min, most: minutes.max }), language)];
}

function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}
