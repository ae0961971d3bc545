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
import { button, type Row, row } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';

const HELLO: Text = {
  en: '**Longtable** hosts games you play at your own pace: a move today, the next one tomorrow. Start one, or learn it step by step.',
  de: 'Mit **Longtable** spielt ihr in eurem Tempo: heute ein Zug, morgen der nächste. Starte ein Spiel oder lerne es Schritt für Schritt.',
};
const LEARN: Text = { en: 'Learn a game step by step…', de: 'Spiel Schritt für Schritt lernen …' };
const WITH_FRIEND: Text = { en: 'Play with a friend', de: 'Mit anderen spielen' };
const DAILIES: Text = { en: 'Today’s dailies', de: 'Tagesspiele' };
const PICTURES: Text = { en: 'Show boards as pictures', de: 'Bretter als Bild zeigen' };
const WHICH: Text = { en: 'Choose a game…', de: 'Spiel wählen …' };
const OTHERS: Text = { en: 'and more with `/play`', de: 'und weitere mit `/spielen`' };

/** Maximum number of games on the card. A section has three components, and a message forty. */
const MAX_GAMES = 8;

/** Returns the card for new users: each game with a start button, and the lessons. `first` is the first button. */
export function welcomeCard(
  games: readonly AnyGame[],
  language: Language,
  first: ButtonSpec | undefined = quickStart(games),
): APIMessageTopLevelComponent[] {
  const lessons = games.filter(({ lesson }) => lesson).slice(0, MAX_GAMES);
  return [
    text(say(HELLO, language)),
    ...buttonRows(quickActions(games, first), language),
    ...games.slice(0, MAX_GAMES).map((game) => sectionOf(game, language)),
    ...(games.length > MAX_GAMES ? [text(`-# ${say(OTHERS, language)}`)] : []),
    ...(lessons.length > 0 ? [lessonMenu(lessons, language)] : []),
  ];
}

/** Returns the button for the shortest solo game. */
function quickStart(games: readonly AnyGame[]): ButtonSpec | undefined {
  const [shortest] = games
    .filter(({ seats }) => seats.max === 1)
    .toSorted((one, other) => maxMinutes(one) - maxMinutes(other));
  // Custom ids must be unique in a message, and the game's own button uses `open`. Solo games ignore the difference.
  return (
    shortest && [{ kind: 'start', game: shortest.id, how: 'computer' }, quickStartLabel(shortest), ButtonStyle.Success]
  );
}

function quickActions(games: readonly AnyGame[], first: ButtonSpec | undefined): ButtonSpec[] {
  const steps: (ButtonSpec | undefined)[] = [
    first,
    games.some(isForFriends) ? [{ kind: 'friend' }, WITH_FRIEND, ButtonStyle.Primary] : undefined,
    games.some(({ daily }) => daily) ? [{ kind: 'dailies' }, DAILIES, ButtonStyle.Secondary] : undefined,
    [{ kind: 'preference', what: 'pictures', value: '' }, PICTURES, ButtonStyle.Secondary],
  ];
  return steps.filter((step) => step !== undefined);
}

function maxMinutes({ minutes }: AnyGame): number {
  return minutes?.max ?? Number.POSITIVE_INFINITY;
}

function quickStartLabel({ title }: AnyGame): Text {
  return { en: `Quick start: ${title}`, de: `Schnellstart: ${title}` };
}

function isForFriends({ seats }: AnyGame): boolean {
  return seats.max > 1;
}

/** Returns the menu of multiplayer games. The custom id contains the opponent. */
export function gameMenu(id: Id<'friend' | 'challenge'>, games: readonly AnyGame[], language: Language): Row {
  const options = games
    .filter(isForFriends)
    .slice(0, MAX_OPTIONS)
    .map(({ id, title, summary }) => ({
      label: title,
      value: makeId({ kind: 'start', game: id, how: 'open' }),
      description: say(summary, language).slice(0, MAX_HINT),
    }));
  const custom_id = makeId(id);
  return row([{ type: ComponentType.StringSelect, custom_id, placeholder: say(WHICH, language), options }]);
}

function sectionOf(game: AnyGame, language: Language): APISectionComponent {
  const facts = [say(playersOf(game), language), ...minutesOf(game.minutes, language)].join(' · ');
  const id = makeId({ kind: 'start', game: game.id, how: 'open' });
  return {
    type: ComponentType.Section,
    components: [text(`**${game.title}**\n${say(game.summary, language)}\n-# ${facts}`)],
    accessory: button(id, say(WORDS.startGame, language), ButtonStyle.Primary),
  };
}

function lessonMenu(games: readonly AnyGame[], language: Language) {
  const options = games.map(({ id, title }) => ({ label: title, value: makeId({ kind: 'learn', game: id }) }));
  const custom_id = makeId({ kind: 'lessons' });
  return row([{ type: ComponentType.StringSelect, custom_id, placeholder: say(LEARN, language), options }]);
}

/** Returns the number of people who can play. Computers can fill the other seats. */
function playersOf({ seats: { min, max }, computers }: AnyGame): Text {
  const least = computers ? 1 : min;
  if (max === 1) return { en: '1 player', de: '1 Person' };
  if (least === max) return { en: `${max} players`, de: `${max} Personen` };
  const isPair = max - least === 1;
  return {
    en: `${least} ${isPair ? 'or' : 'to'} ${max} players`,
    de: `${least} ${isPair ? 'oder' : 'bis'} ${max} Personen`,
  };
}

export function minutesOf(minutes: AnyGame['minutes'], language: Language): string[] {
  if (!minutes) return [];
  return [`${minutes.min}–${minutes.max} ${say({ en: 'min', de: 'Min.' }, language)}`];
}

function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}
