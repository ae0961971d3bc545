import { eachLanguage, escapeFormatting, type Language, type Reader, say, type Text } from '@longtable/kit';
import { type FieldName, makePoint, type Point } from '../rules/grid.ts';
import { hasFailedToSpy, noteAbout } from '../rules/knowledge/intelligence.ts';
import { fieldsOfKind, safeAt } from '../rules/match/board.ts';
import { carries, isOnBoard, shortName } from '../rules/match/people.ts';
import { properties } from '../rules/properties.ts';
import type { Board, Person, Player, State } from '../state.ts';
import { gadgetTitle, NOTES, ownNoteAbout, roundTitle } from './descriptions.ts';
import { scoreText } from './statistics.ts';
import { texts } from './texts.ts';

const { sentences } = texts;

/** Returns the casino as the reader sees it in sentences, without the reader's own agents. */
export function casinoSentences(state: State, reader: Reader): string[] {
  const { viewer, language } = reader;
  const { board, cat, janitor } = state;
  const figures: Text[] = [
    ...(janitor ? [sentences.figure({ figure: texts.log.janitor, field: makePoint(janitor) })] : []),
    ...state.people.filter(({ faction }) => faction !== viewer).map((person) => strangerText(state, person, reader)),
    ...(cat ? [sentences.figure({ figure: texts.log.cat, field: makePoint(cat) })] : []),
  ];
  return [
    `${roundTitle(state, language)}.`,
    ...[...figures, ...furnitureTexts(board)].map((text) => say(text, language)),
  ];
}

/** Returns a sentence about a person who is not the reader's agent. */
export function strangerText(state: State, person: Person, reader: Reader): Text {
  const name = shortName(state, person.id, reader.names);
  if (!isOnBoard(person)) return sentences.left({ name });
  const { viewer } = reader;
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const noted = ownNoteAbout(reader, person);
  const { cocktail } = person;
  return sentences.person({
    name,
    field: makePoint(person.at),
    drink: cocktail ? (cocktail.poisonedBy.length > 0 ? 'poisoned' : 'cocktail') : undefined,
    known: player === undefined ? undefined : knownAbout(state, player, person.id),
    note: noted ? NOTES[noted].name : '',
  });
}

/** Returns what a player knows about a person, `silent` if only spying on them has failed. */
export function knownAbout(state: State, player: Player, id: number) {
  return noteAbout(state, player, id) ?? (hasFailedToSpy(state, player, id) ? 'silent' : undefined);
}

function furnitureTexts(board: Board): Text[] {
  const fixed = (kind: FieldName) => fieldsOfKind(board, kind).map(makePoint);
  const safes = board.safes.map(({ at, number }) => ({ number, field: makePoint(at) }));
  const tables = board.tables.map(({ at, chips, inverted, destroyed }) => ({
    field: makePoint(at),
    chips,
    isInverted: inverted,
    isWrecked: destroyed,
  }));
  const items = board.lying.map(({ at, item }) =>
    eachLanguage((language) => `${gadgetTitle(item.gadget, language)} (${makePoint(at)})`),
  );
  const places = [
    [sentences.barSeats, fixed('BAR_SEAT')],
    [sentences.fireplaces, fixed('FIREPLACE')],
    [sentences.barTables, fixed('BAR_TABLE')],
    [sentences.cocktails, board.cocktails.map(({ at }) => makePoint(at))],
    [sentences.fog, board.fog.map(({ at }) => makePoint(at))],
  ] as const;
  return [
    ...(safes.length > 0 ? [sentences.safes({ safes })] : []),
    ...(tables.length > 0 ? [sentences.rouletteTables({ tables })] : []),
    ...places.flatMap(([text, fields]) => (fields.length > 0 ? [text({ fields })] : [])),
    ...(items.length > 0 ? [sentences.onTheFloor({ items })] : []),
  ];
}

/** Returns a player's agents and knowledge in sentences. */
export function ownSentences(state: State, player: Player, { language, names }: Reader): string[] {
  const { combinations, opened, secrets } = state.sides[player];
  const poisoned = state.board.cocktails.filter(({ cocktail }) => cocktail.poisonedBy.length > 0);
  const team = state.people.filter(({ faction }) => faction === player);
  const isActive = ({ id }: Person) => id === state.active;
  const said: Text[] = [
    ...[...team.filter(isActive), ...team.filter((agent) => !isActive(agent))].map((agent) =>
      agentText(state, agent, names),
    ),
    sentences.safesKnown({ known: combinations.map(String), opened: opened.map(String) }),
    sentences.guestsWhoTalked({ names: secrets.map((id) => shortName(state, id, names)) }),
    ...(poisoned.length > 0 ? [sentences.poisonedByYou({ fields: poisoned.map(({ at }) => makePoint(at)) })] : []),
  ];
  return [
    ...said.map((text) => say(text, language)),
    `${say(scoreText(state, player), language)}.`,
    say(texts.score.theirs, language),
  ];
}

/** Returns a sentence about an agent of the reader. */
export function agentText(state: State, person: Person, players: readonly string[]): Text {
  const name = shortName(state, person.id, players);
  if (!isOnBoard(person)) return sentences.agentOut({ name });
  const { hp, ip, bp, ap, chips, items, cocktail } = person;
  return sentences.agent({
    name,
    field: makePoint(person.at),
    hp,
    ip,
    chips,
    points: state.active === person.id ? { steps: bp, actions: ap } : undefined,
    gadgets: items.map(({ gadget }) => eachLanguage((language) => gadgetTitle(gadget, language))),
    hasCocktail: cocktail !== null,
    talents: person.properties.map((property) => properties[property].title),
  });
}

/** The next objective: bring the collar to the cat, pick it up, open a safe, or spy on guests. */
type Objective =
  | { readonly bearer: number }
  | { readonly collar: Point }
  | { readonly safe: number; readonly at: Point }
  | 'guests';

function nextObjective({ people, board, sides }: State, player: Player): Objective {
  const team = people.filter(({ faction, at }) => faction === player && at !== null);
  const bearer = team.find((person) => carries(person, 'DIAMOND_COLLAR'));
  if (bearer) return { bearer: bearer.id };
  const lying = board.lying.find(({ item }) => item.gadget === 'DIAMOND_COLLAR');
  if (lying) return { collar: lying.at };
  const { combinations, opened } = sides[player];
  const [next] = combinations.filter((number) => !opened.includes(number)).sort((a, b) => b - a);
  const safe = board.safes.find(({ number }) => number === next);
  return safe && safeAt(board, safe.at) ? { safe: safe.number, at: safe.at } : 'guests';
}

/** Returns a sentence about the player's next objective. */
export function objectiveText(visibleState: State, player: Player, players: readonly string[]): Text {
  const aim = nextObjective(visibleState, player);
  const cat = visibleState.cat ? makePoint(visibleState.cat) : '?';
  if (aim === 'guests') return texts.objective.spyOnGuestsWhy;
  if ('bearer' in aim) {
    const name = escapeFormatting(shortName(visibleState, aim.bearer, players));
    return texts.objective.deliverCollar({ name, cat });
  }
  if ('collar' in aim) {
    return texts.objective.fetchCollar({ field: makePoint(aim.collar), cat });
  }
  const isLast = aim.safe === visibleState.board.safes.length;
  const { openSafeWhy, openLastSafeWhy } = texts.objective;
  return (isLast ? openLastSafeWhy : openSafeWhy)({ safe: aim.safe, field: makePoint(aim.at) });
}

/** Returns the next objective in a few words, for the title of a picture. */
export function objectiveTitle(visibleState: State, player: Player, language: Language): string {
  const aim = nextObjective(visibleState, player);
  if (aim === 'guests') return say(texts.objective.spyOnGuests, language);
  if ('bearer' in aim) return say(texts.objective.deliverCollarTitle, language);
  const field = makePoint('collar' in aim ? aim.collar : aim.at);
  const words =
    'collar' in aim ? texts.objective.collarAt({ field }) : texts.objective.openSafe({ safe: aim.safe, field });
  return say(words, language);
}
