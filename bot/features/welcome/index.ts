import { readFile } from 'node:fs/promises';
import { type AnyGame, inEachLanguage, joinTexts, type Language, say, type Text } from '@longtable/kit';
import { BUILT_IN_PACKAGES } from '@longtable/kit/load';
import { type Picture, SIGNS } from '@longtable/kit/picture';
import {
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APITextChannel,
  type APITextDisplayComponent,
  type APIThumbnailComponent,
  ChannelType,
  type Client,
  ComponentType,
  MessageFlags,
  PermissionFlagsBits,
  Routes,
} from 'discord.js';
import { AlreadyHandledError } from '../../../storage/index.ts';
import { greetingKind } from '../../../storage/records/server.ts';
import { idFormat } from '../../custom-ids/fields.ts';
import type { ButtonSpec } from '../../host/feature.ts';
import { gamesOn, readServer } from '../../host/settings.ts';
import type { Bot } from '../../interactions/bot.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { type Layout, permissionsIn } from '../../interactions/layouts.ts';
import { askForMissing, askToPost, PERMISSIONS } from '../../interactions/permissions.ts';
import type { Pictures } from '../../messages/messages.ts';
import { sendWithEmojis } from '../../render/emojis.ts';
import { type Drawn, galleryOf, restBody, restFiles, type SentFile, urlOf } from '../../render/message.ts';
import { display, drawRows, phrase, plain, success } from '../../render/page.ts';
import { languageOf } from '../../render/text.ts';
import { texts as common } from '../../render/words/texts.ts';
import { minutesOf } from '../../screens/new-game.ts';
import { drawBanner, drawFilm, emblemTile, gifsOf, NO_EMBLEM, painterOf } from '../pictures/index.ts';
import { startId } from '../quick-start/index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

/** The makers of Longtable, its games, icons and fonts. */
export const { credits } = texts;

const NEEDED = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages];

/**
 * Returns the channel for the welcome message: the system channel if the bot can post there, otherwise the first text
 * channel where it can. Undefined if there is none.
 */
export function greetingChannel(layout: Layout): APITextChannel | undefined {
  const { channels, me, system_channel_id: first } = layout;
  const rank = ({ id, position }: APITextChannel) => (id === first ? -1 : position);
  return [...channels.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((a, b) => rank(a) - rank(b))
    .find((channel) => me && permissionsIn(layout, channel, me).has(NEEDED));
}

/** Posts the welcome message in a server that has not received it before. */
export async function greet(bot: Bot, layout: Layout): Promise<void> {
  const channel = greetingChannel(layout);
  if (!channel) return;
  const { context } = bot;
  try {
    await context.storage.transact({
      writes: [context.storage.store(greetingKind).add(layout.id, { at: context.now() })],
    });
  } catch (error) {
    if (error instanceof AlreadyHandledError) return;
    throw error;
  }
  await showCard(bot, layout, channel);
}

/** Posts the welcome message if the greeting channel has no messages. */
export async function greetIfEmpty(bot: Bot, layout: Layout): Promise<void> {
  const channel = greetingChannel(layout);
  if (!channel) return;
  const messages = (await bot.client.rest.get(Routes.channelMessages(channel.id), {
    query: new URLSearchParams({ limit: '1' }),
  })) as [];
  if (messages.length === 0) await showCard(bot, layout, channel);
}

/** Posts the welcome message in a server that has added the bot. If there is no channel for it, asks the owner for permissions. */
async function greetNew(bot: Bot, layout: Layout): Promise<void> {
  if (greetingChannel(layout)) return greet(bot, layout);
  const { context, client, messages } = bot;
  const language = languageOf(layout.preferred_locale);
  const content = say(texts.nowhere({ repair: askToPost(client, layout.id) }), language);
  await messages
    .send({ user: layout.owner_id }, { content, allowedMentions: { parse: [], users: [] } }, { nonce: context.newId() })
    .catch((error) => context.log.info({ guild: layout.id, error: String(error) }, 'Could not message a server owner'));
}

async function showCard(bot: Bot, layout: Layout, channel: APITextChannel): Promise<void> {
  const { context, client, pictures } = bot;
  const server = await readServer(context, layout.id);
  const { language = languageOf(layout.preferred_locale) } = server;
  const games = gamesOn(context, server);
  const post = (drawn: Drawn) =>
    sendWithEmojis(drawn, pictures.findEmoji, (shown) =>
      client.rest.post(Routes.channelMessages(channel.id), { body: restBody(shown), files: restFiles(shown) }),
    );
  const below = [
    ...drawRows(
      bot.features.flatMap((feature) => feature.setupCard?.() ?? []),
      language,
    ),
    ...missingPermissions(client, layout, channel, language),
  ];
  const mayAttach = layout.me && permissionsIn(layout, channel, layout.me).has(PermissionFlagsBits.AttachFiles);
  await post(await drawWelcome(mayAttach ? pictures : undefined, { games, features: bot.features, language, below }));
}

/** Returns a line that asks for the missing permissions. Empty if none is missing. */
function missingPermissions(
  client: Client<true>,
  layout: Layout,
  channel: APITextChannel,
  language: Language,
): APITextDisplayComponent[] {
  const words = layout.me && askForMissing(client, layout, PERMISSIONS, channel);
  return words ? [display(words, language)] : [];
}

/** Number of games on the card that an operator has added, if not all games fit. */
const MAX_ADDED = 2;
/** Maximum number of games on the card. Each has a section of three components and a button, and a message has forty. */
const MAX_GAMES = 5;

interface Welcome {
  /** Features that add quick actions and menus. */
  readonly features: readonly Feature[];
  readonly games: readonly AnyGame[];
  readonly language: Language;
  /** First quick action (default: the shortest solo game). */
  readonly first?: ButtonSpec | undefined;
  /** Whether the user can play with others on the server. */
  readonly isOnServer?: boolean;
  /** Components below the card. */
  readonly below?: readonly APIMessageTopLevelComponent[];
}

/** A picture that is sent as a file. */
interface NamedPicture {
  readonly name: string;
  readonly description: string;
  draw(): Picture;
  /** Name of the file in `pictures`, if the games are the built-in ones. */
  readonly drawn: string;
}

/** The pictures of the built-in games, which `npm run pictures` draws: each banner plays five lessons and takes a painter thread. */
const DRAWN = new URL('./pictures/', import.meta.url);

/**
 * Returns the message for new users: banner, quick actions, the first games, and the menus of features. Without `pictures`, it has
 * only text.
 */
export async function drawWelcome(pictures: Pictures | undefined, welcome: Welcome): Promise<Drawn> {
  const { games, language } = welcome;
  const files = await filesOf(pictures, shownOf(games), language);
  return {
    components: [...welcomeCard(welcome, files), ...(welcome.below ?? [])],
    flags: MessageFlags.IsComponentsV2,
    allowedMentions: { parse: [], users: [] },
    ...(files.length > 0 && { files }),
  };
}

/** Returns the banner and the emblem of each game as files. Empty if one cannot be painted. */
async function filesOf(
  pictures: Pictures | undefined,
  games: readonly AnyGame[],
  language: Language,
): Promise<SentFile[]> {
  const painter = painterOf(pictures);
  if (!painter) return [];
  const isDrawn = String(games.map(({ id }) => `@longtable/${id}`)) === String(BUILT_IN_PACKAGES);
  const files = await Promise.all(
    picturesOf(games, language).map(async ({ name, description, draw, drawn }) => {
      const attachment = isDrawn ? await readFile(new URL(drawn, DRAWN)) : await painter.paint(draw());
      return attachment ? [{ name, description, attachment }] : [];
    }),
  );
  return files.some((painted) => painted.length === 0) ? [] : files.flat();
}

/** Returns the games on the card: all if they fit, else the first ones and the last, which the operator has added. */
function shownOf(games: readonly AnyGame[]): readonly AnyGame[] {
  const added = Math.min(MAX_ADDED, Math.max(0, games.length - MAX_GAMES));
  return [...games.slice(0, MAX_GAMES - added), ...games.slice(games.length - added)];
}

/** Returns the banner and the emblem of each game. */
export function picturesOf(games: readonly AnyGame[], language: Language): NamedPicture[] {
  return [
    {
      name: 'longtable.png',
      description: say(common.banner, language),
      draw: () => drawBanner(games, language),
      // British and American English differ in no word of a banner.
      drawn: `banner-${language.slice(0, 2)}.png`,
    },
    ...games.map(({ id, title, presentation }) => ({
      name: `${id}.png`,
      description: say(title, language),
      draw: () => emblemTile(presentation.emblem ?? NO_EMBLEM),
      drawn: `${id}.png`,
    })),
  ];
}

/** Returns the components of the message. `files` has the banner and an emblem per game, or is empty. */
function welcomeCard(welcome: Welcome, [banner, ...emblems]: readonly SentFile[]): APIMessageTopLevelComponent[] {
  const { features, games, language } = welcome;
  const shown = shownOf(games);
  return [
    ...(banner ? [galleryOf(banner)] : []),
    display(texts.hello, language),
    ...drawRows([quickActions(welcome)], language),
    ...shown.map((game, at) => sectionOf(game, language, emblems[at])),
    ...(games.length > MAX_GAMES ? [display(phrase`-# ${texts.others}`, language)] : []),
    ...drawRows(
      [shown.map(startButton), ...features.flatMap((feature) => feature.welcomeMenus?.(games) ?? [])],
      language,
    ),
  ];
}

/** Returns the button that starts the shortest solo game. Undefined if there is none. */
function quickStart(games: readonly AnyGame[]): ButtonSpec | undefined {
  const [shortest] = games.filter(({ seats }) => seats.max === 1).toSorted((a, b) => maxMinutes(a) - maxMinutes(b));
  // Custom ids must be unique in a message, and the game's own button uses `open`. Solo games ignore the difference.
  return shortest && success(startId.make({ game: shortest.id, how: 'computer' }), quickStartLabel(shortest));
}

function quickActions({ games, features, isOnServer = false, first = quickStart(games) }: Welcome): ButtonSpec[] {
  const added = features.flatMap((feature) => feature.welcomeButtons?.(games, isOnServer) ?? []);
  return [...(first ? [first] : []), ...added];
}

function maxMinutes({ minutes }: AnyGame): number {
  return minutes?.max ?? Number.POSITIVE_INFINITY;
}

function quickStartLabel({ title }: AnyGame): Text {
  return texts.quickStart({ title });
}

function thumbnailOf(file: SentFile): APIThumbnailComponent {
  const { description } = file;
  return {
    type: ComponentType.Thumbnail,
    media: { url: urlOf(file) },
    ...(description && { description }),
  };
}

function sectionOf(
  game: AnyGame,
  language: Language,
  emblem: SentFile | undefined,
): APISectionComponent | APITextDisplayComponent {
  const facts = joinTexts([playersOf(game), ...minutesOf(game.minutes)], ' · ');
  const words = display(phrase`**${game.title}**\n${game.summary}\n-# ${facts}`, language);
  return emblem ? { type: ComponentType.Section, components: [words], accessory: thumbnailOf(emblem) } : words;
}

function startButton({ id, title, presentation }: AnyGame): ButtonSpec {
  return plain(startId.make({ game: id, how: 'open' }), title, presentation.emblem?.icon);
}

/** Returns the number of people who can play. Computers can fill the other seats. */
function playersOf({ seats: { min, max }, computers }: AnyGame): Text {
  return texts.players({ least: computers ? 1 : min, most: max });
}

const filmId = idFormat`film`;

/** Returns the button that shows the film. */
export function filmButton(): ButtonSpec {
  return plain(filmId.make({}), texts.film, SIGNS.film);
}

/** Rendered films, by bot and language. */
const films = new WeakMap<Bot, Map<Language, Promise<Buffer | undefined>>>();

/** Returns a film of the first games that ends with the makers, as a GIF. Undefined without pictures, or on failure. */
export async function renderFilm(bot: Bot, language: Language): Promise<Buffer | undefined> {
  const rendered = films.get(bot) ?? new Map<Language, Promise<Buffer | undefined>>();
  films.set(bot, rendered);
  const games = [...bot.context.games.values()].slice(0, MAX_GAMES);
  const draw = async () => drawFilm(games, language, say(texts.makers, language));
  const film = rendered.get(language) ?? gifsOf(bot)?.render(draw);
  if (film) rendered.set(language, film);
  const gif = await film;
  // It is tried again.
  if (!gif) rendered.delete(language);
  return gif;
}

/** The first message in a new server, and `/help`. */
export const welcome: Feature = {
  id: 'welcome',
  buttons: {
    film: button(filmId, {
      access: 'anyone',
      async press({ reply }) {
        const { bot, language } = reply;
        const gif = await renderFilm(bot, language);
        const file = gif && { attachment: gif, name: 'longtable.gif', description: say(common.banner, language) };
        await reply.private({ end: [credits], ...(file && { file }) });
      },
    }),
  },
  servers: {
    joined: greetNew,
    async recent(bot, guild) {
      const layout = await bot.layouts.of(guild);
      if (layout) await greet(bot, layout);
    },
    async local(bot, guild, channel) {
      const layout = await bot.layouts.of(guild);
      if (layout && (!channel || greetingChannel(layout)?.id === channel)) await greetIfEmpty(bot, layout);
    },
  },
};
