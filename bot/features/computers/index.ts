import { type AnyGame, inEachLanguage, type Level, labelled, type Text } from '@longtable/kit';
import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from 'discord.js';
import type { SeatOccupant, Table } from '../../../storage/records/table.ts';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { MAX_OPTIONS } from '../../discord-limits.ts';
import { seatsAreFixed, startIfFull } from '../../host/actions/open.ts';
import { assignSeat, seatToGive } from '../../host/actions/seats.ts';
import { changeTable } from '../../host/commit/commit.ts';
import { type Context, suitableLevel } from '../../host/context.ts';
import type { LoadedTable, TableFeature } from '../../host/feature.ts';
import { isRefusal, Refusal, refusalsOf } from '../../host/refusal.ts';
import { withTurnNotices } from '../../host/table/notices.ts';
import { isFinished, levelAt, nonComputerCount, resultOf, seatsOf } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import { readSize } from '../../interactions/command.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { localizedDescription, localizedName } from '../../render/command-data.ts';
import { menu, phrase, plain, primary, type Rows } from '../../render/page.ts';
import { texts as common } from '../../render/words/texts.ts';
import { defaultSize, ownSettings } from '../../screens/new-game.ts';
import { showHostChange } from '../../screens/seats.ts';
import { startId } from '../quick-start/index.ts';
import { ComputerPool, playComputer } from './pool.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

const refusal = refusalsOf(texts.refusals);

const table = key('table');
const computerId = idFormat`computer|${table}|${key('level')}`;
const computersId = idFormat`computers|${table}`;

/** A choice of a computer level. */
export interface LevelChoice {
  readonly value: string;
  readonly label: Text;
  readonly about: Text;
}

declare module '../../host/feature.ts' {
  interface TableFeature {
    /** Choices of a computer level before those of the game. */
    levelChoices?(game: AnyGame): readonly LevelChoice[];
  }
}

/** Returns the computer levels as choices, after those of features. */
export function levelChoices(game: AnyGame, features: readonly TableFeature[]): LevelChoice[] {
  const levels = (game.computers?.levels ?? []).map(({ id, name, about, rating }) => ({
    value: id,
    label: rating === undefined ? name : phrase`${name} · ${rating}`,
    about,
  }));
  return [...features.flatMap((feature) => feature.levelChoices?.(game) ?? []), ...levels];
}

/** Returns a button for the only computer level, or a menu of several. Empty if the game has no computers. */
function levelRows({ table: { id, seats }, game, features }: LoadedTable): Rows {
  const isForTwo = seats.length === 2;
  const levels = levelChoices(game, features).map(({ value: level, label, about }) => ({
    label,
    description: about,
    value: computerId.make({ table: id, level }),
  }));
  const [only, another] = levels;
  if (!only) return [];
  const { buttons, menus } = texts;
  if (another) {
    const placeholder = isForTwo ? menus.playComputer : menus.addComputer;
    return [menu(computersId.make({ table: id }), placeholder, levels)];
  }
  const verb = isForTwo ? buttons.playComputer : buttons.addComputer;
  return [[plain(only.value, labelled(verb, phrase`${only.label} (${only.description})`))]];
}

/** Buttons that add a computer in a free seat. */
const computerButtons = {
  computer: button(computerId, {
    access: 'host',
    press: ({ reply, id: { table, level } }) => seatComputer(reply, table, level),
  }),
  computers: button(computersId, {
    access: 'host',
    press({ reply, id: { table } }) {
      const { interaction } = reply;
      const chosen = interaction.isStringSelectMenu() ? computerId.parse(interaction.values[0] ?? '') : undefined;
      return chosen ? seatComputer(reply, table, chosen.level) : reply.say(common.replies.menuOutdated);
    },
  }),
};

async function seatComputer(reply: Reply, table: string, level: string): Promise<void> {
  const { display } = await ownSettings(reply);
  const loaded = await addComputer(reply.bot.context, table, reply.user.id, level, display);
  await showHostChange(reply, loaded);
}

/**
 * Seats a computer at a waiting table, also in a reserved seat. Starts the game if the table is full. If no other person plays, the board uses the
 * user's own display. It keeps its language, which others in the channel have read.
 */
export async function addComputer(
  context: Context,
  id: string,
  person: string,
  level: string,
  display: Table['location']['display'] = undefined,
): Promise<LoadedTable> {
  return changeTable(context, id, async (loaded) => {
    const { table, game } = loaded;
    const seat = seatToGive(table, person);
    const chosen = await levelFor(context, game, person, level);
    if (!chosen) throw new Refusal('noComputer');
    const joining = assignSeat(context, table, seat, { kind: 'computer', level: chosen.id });
    const shuffleSeats = table.terms.shuffleSeats && !seatsAreFixed(game, joining.seats);
    const joined = startIfFull(game, { ...joining, terms: { ...joining.terms, shuffleSeats } });
    const isAlone = joined.status === 'playing' && nonComputerCount(joined) === 1;
    const shown = isAlone && display ? { ...joined, location: { ...joined.location, display } } : joined;
    return { table: withTurnNotices(loaded, shown, seatsOf(joined, person)[0]) };
  });
}

const COMPUTER = 'computer';
const COMPUTERS_ONLY = 'computers-only';

/** Options of `/play` for computer opponents. */
const playOptions: NonNullable<Feature['play']> = {
  rare: [COMPUTERS_ONLY],
  options(game, { features }) {
    if (game.seats.max === 1 || !game.computers) return [];
    return [
      // The strength of each level is listed on the waiting board. Command choices have no room for it.
      computerOption(levelChoices(game, features)),
      {
        type: ApplicationCommandOptionType.Boolean,
        name: COMPUTERS_ONLY,
        ...localizedDescription(texts.computersOnly),
      },
    ];
  },
  otherOptions(games, { features }) {
    const levels = levelsOf(games, features);
    return levels.length > 0 ? [computerOption(levels)] : [];
  },
  /** Seats computers in the other seats, or in all. */
  async open(reply, request, next) {
    const { options } = reply.interaction;
    const { user, bot } = reply;
    const { context } = bot;
    const { game } = request;
    if (game.seats.max === 1 || !game.computers) return next(request);
    const asked = options.getString(COMPUTER);
    // A level that only other games have becomes one near the user's strength.
    const chosen =
      asked && ((await levelFor(context, game, user.id, asked)) ?? (await suitableLevel(context, game, user.id)))?.id;
    const isWatched = options.getBoolean(COMPUTERS_ONLY);
    const level = chosen || (isWatched ? game.computers.levels[0]?.id : undefined);
    if (level === undefined) {
      return Promise.try(next, request).catch((error) => {
        if (!isRefusal(error, 'needsServer')) throw error;
        return offerComputer(reply, game, error);
      });
    }
    if (request.occupants.some(({ kind }) => kind === 'invited')) throw refusal('oneOpponent');
    const length = readSize({ options }, game) ?? defaultSize(game, 'computers');
    const occupants = Array.from({ length }, (_, seat): SeatOccupant => {
      const own = isWatched ? undefined : request.occupants[seat];
      return own?.kind === 'person' ? own : { kind: 'computer', level };
    });
    return next({ ...request, occupants });
  },
};

/** Shows a refusal, with a button that starts the game against the computer. */
async function offerComputer(reply: Reply, { id: game }: AnyGame, { sentence }: Refusal): Promise<undefined> {
  const start = primary(startId.make({ game, how: 'computer' }), texts.buttons.playComputer);
  await reply.private({ end: [sentence], rows: [[start]] });
}

function computerOption(levels: readonly Pick<LevelChoice, 'value' | 'label'>[]): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name: COMPUTER,
    ...localizedDescription(texts.computer),
    choices: levels.map(({ value, label }) => ({ value, ...localizedName(label) })),
  };
}

/** Returns the levels of all games, without the ratings that differ between games. */
function levelsOf(games: readonly AnyGame[], features: readonly TableFeature[]) {
  const added = games.flatMap((game) => features.flatMap((feature) => feature.levelChoices?.(game) ?? []));
  const own = games.flatMap(({ computers }) => computers?.levels ?? []);
  const all = [...added, ...own.map(({ id, name }) => ({ value: id, label: name }))];
  return [...new Map(all.map((level) => [level.value, level])).values()].slice(0, MAX_OPTIONS);
}

export { type ComputerPool, computerSeed } from './pool.ts';

const ID = 'computers';

declare module '../../host/limits.ts' {
  interface Limits {
    /** Milliseconds between moves of computers against each other, so that people can watch. */
    readonly pace: number;
  }
}

/** Computer players. Without it, games have none. */
export const computers: Feature = {
  id: ID,
  limits: { pace: 1500 },
  playsComputers: true,
  openResource: (gamesModule) => new ComputerPool(gamesModule),
  playsNext: ({ table }, seat) => !table.terms.computersWait && levelAt(table.seats[seat]) !== undefined,
  play: playOptions,
  opponentRows: levelRows,
  buttons: computerButtons,
  playNext: (context, loaded, seat) => playComputer(context, computersOf(context), loaded, seat),
};

/** Returns the threads in which computer players think. */
export function computersOf({ resources }: Pick<Context, 'resources'>): ComputerPool {
  return resources[ID] as ComputerPool;
}

/** The choice of the level that suits the user. Only features offer it. */
export const SUITABLE = 'near';

/** Returns the chosen level, or undefined if the game does not have it. */
async function levelFor(context: Context, game: AnyGame, person: string, chosen: string): Promise<Level | undefined> {
  if (chosen === SUITABLE) return suitableLevel(context, game, person);
  return game.computers?.levels.find(({ id }) => id === chosen);
}

/**
 * Returns the next stronger level if a person has won against a computer in a game for two. Otherwise, or if there is no stronger level, undefined.
 */
export function levelAbove(loaded: LoadedTable): Level | undefined {
  const { table, game } = loaded;
  const [winner, ...others] = (isFinished(table) && resultOf(loaded)?.winners) || [];
  const beaten = table.seats.find((occupant) => occupant.kind === 'computer');
  const isAlone = table.seats.length === 2 && others.length === 0;
  if (!beaten || !isAlone || winner === undefined || table.seats[winner]?.kind !== 'person') return undefined;
  const levels = game.computers?.levels ?? [];
  const rank = levels.findIndex(({ id }) => id === beaten.level);
  return rank < 0 ? undefined : levels[rank + 1];
}
