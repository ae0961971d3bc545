import {
  capital,
  type Language,
  labelled,
  nameOf as playerName,
  type Reader,
  type Region,
  type Scene,
  say,
  signsOf,
  type Text,
  type Thing,
} from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ending } from './drawing/ending.ts';
import { FIELD_MARKS, MARKS, marksOf, safeMark, sizeOf } from './drawing/grid.ts';
import { gadgetIcon, icons, portraitOf, THINGS } from './drawing/icons.ts';
import { safePlace } from './drawing/story.ts';
import { talentsInBrief } from './menus/action-labels.ts';
import { scoreOf } from './rules/course/ending.ts';
import { gadgetNamed, gadgetThing } from './rules/gadgets/index.ts';
import { columnName, FIELD_NAMES, fields, makePoint, type Point } from './rules/grid.ts';
import { shownState } from './rules/knowledge/knowledge.ts';
import { FULL_HEALTH } from './rules/match/health.ts';
import { featuresOf, isClammy, isPlayer, nameOf, peopleOnBoard, shortName } from './rules/match/people.ts';
import type { Person, PersonOnBoard, Player, State } from './state.ts';
import {
  agentText,
  gadgetTitle,
  NOTES,
  objectiveTitle,
  ownNoteAbout,
  roundTitle,
  strangerText,
} from './words/descriptions.ts';
import { texts } from './words/texts.ts';

const { preparation } = texts;

/** Mark, icon and name of the states of people and things, and of the kinds of fields by their letter. */
const STATES = {
  ...Object.fromEntries(
    FIELD_NAMES.filter((name) => name !== 'FREE').map((name) => {
      const { glyph, title } = fields[name];
      return [glyph, [FIELD_MARKS[glyph] ?? '', icons[name] ?? '', title] as const];
    }),
  ),
  cocktail: [MARKS.cocktail, THINGS.cocktail, texts.panel.drink],
  poisoned: [MARKS.poisoned, THINGS.poison, texts.legend.poisoned],
  wet: ['', THINGS.wet, texts.panel.wet],
  prism: [MARKS.prism, gadgetIcon('TECHNICOLOUR_PRISM'), texts.legend.withPrism],
  wrecked: [MARKS.wrecked, SIGNS.cancel, texts.legend.wrecked],
  opened: ['', SIGNS.calm, texts.legend.opened],
  guest: ['', SIGNS.calm, NOTES.guest.name],
  'noted-enemy': ['', SIGNS.warn, NOTES.enemy.name],
  'noted-guest': ['', SIGNS.calm, NOTES.guest.name],
  'noted-mine': ['', SIGNS.king, NOTES.mine.name],
} as const;

/** Returns what a reader knows: the offers and picks of the preparation, or the casino with the reader's team. */
export function scene(state: State, reader: Reader): Scene {
  const { viewer, language } = reader;
  const isOpen = reader.open === true || state.phase === 'over';
  const seen = shownState(state, viewer, isOpen);
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const isReady = seen.people.length > 0;
  const players = ([0, 1] as const).filter((each) => reader.open || each === player);
  const parts = isReady
    ? casino(seen, players, reader)
    : players.map((each) => preparationOf(seen, each, reader)).reduce(joined, { regions: [], things: [] });
  return { header: headerFor(state, seen, player, reader), ...parts, signs: signsOf(STATES, language) };
}

type Parts = Pick<Scene, 'regions' | 'things'>;

const joined = (one: Parts, other: Parts): Parts => ({
  regions: [...one.regions, ...other.regions],
  things: [...one.things, ...other.things],
});

function headerFor(state: State, seen: State, player: Player | undefined, reader: Reader): string {
  const { language } = reader;
  if (state.ending) return ending(state, reader);
  if (seen.people.length === 0)
    return say(state.phase === 'draft' ? preparation.draft : preparation.equipment, language);
  const score = player === undefined ? [] : [say(texts.score.yours({ ip: scoreOf(seen, player) }), language)];
  return [roundTitle(seen, language), ...score].join(' · ');
}

/** Returns the cards on offer or the gadgets to assign, and the player's agents and gadgets. */
function preparationOf(state: State, player: Player, reader: Reader): Parts {
  const { language } = reader;
  const { offer, agents, gadgets, given } = state.sides[player];
  const agentCard = (region: string, id: number): Thing => {
    const about = say(talentsInBrief(featuresOf(state, id)), language);
    const named = card(region, nameOf(state, id), shortName(state, id, reader.names), about);
    return { ...named, kind: 'agent', icon: portraitOf(state, id).icon };
  };
  const pile = (id: string, label: Text) =>
    ({ id: `${id}-${player}`, kind: 'pile', owner: player, label: say(label, language) }) as const;
  const [offered, chosen] = [pile('offer', preparation.agentsOnOffer), pile('chosen', preparation.chosen)];
  return {
    regions: [...(offer ? [offered] : []), chosen],
    things: [
      ...(offer?.agents ?? []).map((id) => agentCard(offered.id, id)),
      ...(offer?.gadgets ?? []).map((name) => gadgetCard(offered.id, name, language)),
      ...agents.map((id) => ({ ...agentCard(chosen.id, id), owner: player })),
      ...gadgets.map((name, at) => {
        const carrier = given[at];
        const gadget = { ...gadgetCard(chosen.id, name, language), owner: player };
        return typeof carrier === 'number' ? { ...gadget, note: shortName(state, carrier, reader.names) } : gadget;
      }),
    ],
  };
}

function gadgetCard(region: string, name: string, language: Language): Thing {
  const about = say(gadgetNamed(name)?.about ?? '', language);
  const named = card(region, gadgetThing(name), gadgetTitle(name, language), about);
  return { ...named, kind: 'gadget', icon: gadgetIcon(name) };
}

function card(region: string, id: string, name: string, about: string) {
  const sentence = [name, about].filter(Boolean).join(': ');
  return { id, region, spot: '', name, numbers: [], states: [], about: sentence };
}

/** Returns the map with everything on it, the teams of players, and the gadgets of the agent who acts. */
function casino(state: State, players: readonly Player[], reader: Reader): Parts {
  const { language } = reader;
  const { columns, rows } = sizeOf(state);
  const { rows: terrain } = state.board;
  const teams = players.map((player) => ({ player, agents: state.people.filter(({ faction }) => faction === player) }));
  const acting = teams.flatMap(({ agents }) => agents).find(({ id }) => id === state.active);
  const gadgets = (acting?.items ?? []).map(({ gadget }, at) => ({ gadget, spot: String(at + 1) }));
  const hand = `hand-${acting?.faction}`;
  const objective =
    reader.open || state.ending ? [] : players.map((player) => objectiveTitle(state, player, language, reader.names));
  return {
    regions: [
      ...objective.map((label) => ({ id: 'objective', kind: 'note', label }) as const),
      {
        ...{ id: 'casino', kind: 'grid', label: say(fields.FREE.title, language) },
        columns: Array.from({ length: columns }, (_, x) => columnName(x)),
        rows: Array.from({ length: rows }, (_, y) => String(y + 1)),
        terrain: terrain.map((row) => row.padEnd(columns, '#')),
      },
      ...teams.map(({ player }) => teamRegion(player, reader)),
      ...(gadgets.length > 0
        ? [{ ...handRegion(state, acting!, reader), columns: gadgets.map(({ spot }) => spot) }]
        : []),
    ],
    things: [
      ...peopleOnBoard(state).map((person) => personThing(state, person, reader)),
      ...objectThings(state, players, language),
      ...teams.flatMap(({ agents }) => agents.map((agent) => agentThing(state, agent, reader))),
      ...gadgets.map(({ gadget, spot }) => ({
        ...gadgetCard(hand, gadget, language),
        spot,
        owner: acting?.faction as Player,
      })),
    ],
  };
}

function objectThings(state: State, players: readonly Player[], language: Language): Thing[] {
  const { board, sides, cat, janitor } = state;
  const thing = (
    id: string,
    kind: string,
    at: Point,
    noun: Text,
    icon: string,
    states: readonly (keyof typeof STATES)[] = [],
    numbers: Thing['numbers'] = [],
  ): Thing => {
    const [name, spot] = [capital(say(noun, language)), makePoint(at)];
    const more = [...numbers.map(({ words }) => words), ...states.map((each) => say(STATES[each]![2], language))];
    const about = [`${name} (${spot})`, more.join(', ')].filter(Boolean).join(': ');
    return { id, kind, region: 'casino', spot, name, icon, states, numbers, about };
  };
  const figure = (id: string, at: Point | null, noun: Text, icon: string) =>
    at ? [thing(id, 'figure', at, noun, icon)] : [];
  return [
    ...figure('figure-janitor', janitor, texts.legend.janitor, THINGS.janitor),
    ...figure('figure-cat', cat, texts.legend.cat, THINGS.cat),
    ...board.safes.map(({ at, number }) => {
      const states = players.some((player) => sides[player].opened.includes(number)) ? (['opened'] as const) : [];
      const safe = thing(safePlace(number), 'safe', at, texts.places.safe({ number }), icons.SAFE!, states);
      return { ...safe, mark: safeMark(number) };
    }),
    ...board.tables.map(({ at, chips, inverted: isInverted, destroyed: isWrecked }): Thing => {
      const states = [...(isInverted ? (['prism'] as const) : []), ...(isWrecked ? (['wrecked'] as const) : [])];
      const words = say(texts.descriptions.chips({ chips }), language);
      const [id, noun] = [`table-${makePoint(at)}`, fields.ROULETTE_TABLE.title];
      return thing(id, 'table', at, noun, icons.ROULETTE_TABLE!, states, [{ role: 'chips', value: chips, words }]);
    }),
    ...board.cocktails.map(({ at, cocktail: { poisonedBy } }) => {
      const states = poisonedBy.length > 0 ? (['poisoned'] as const) : [];
      const id = `cocktail-${makePoint(at)}`;
      return thing(id, 'cocktail', at, texts.legend.cocktail, THINGS.cocktail, states);
    }),
    ...board.lying.map(({ at, item: { gadget } }) => {
      const id = `lying-${gadget}-${makePoint(at)}`;
      return thing(id, 'gadget', at, gadgetTitle(gadget, language), gadgetIcon(gadget));
    }),
    ...board.fog.map(({ at }) => thing(`fog-${makePoint(at)}`, 'fog', at, texts.legend.fog, THINGS.fog)),
  ];
}

function teamRegion(player: Player, reader: Reader): Region {
  return { id: `team-${player}`, kind: 'bar', owner: player, label: playerName(reader, player) };
}

function handRegion(state: State, { id, faction }: Person, { names }: Reader) {
  return { id: `hand-${faction}`, kind: 'hand', owner: faction as Player, label: shortName(state, id, names) } as const;
}

/** Returns an agent beside the map, with everything that their player knows. */
function agentThing(state: State, person: Person, reader: Reader): Thing {
  const { id, hp, bp, ap, chips, faction } = person;
  const { language } = reader;
  const name = shortName(state, id, reader.names);
  const isActive = id === state.active;
  const points = isActive
    ? ([
        ['steps', bp],
        ['actions', ap],
        ['chips', chips],
      ] as const)
    : [];
  return {
    ...{ id: `agent-${id}`, kind: 'agent', region: `team-${faction}`, spot: '', owner: faction as Player },
    ...{ name, icon: portraitOf(state, id).icon },
    numbers: [
      { role: 'life', value: hp, max: FULL_HEALTH, words: say(texts.descriptions.hp({ hp }), language) },
      ...points.map(([role, value]) => ({ role, value, words: String(value) })),
    ],
    states: statesOf(state, person),
    about: say(
      state.ending ? labelled(playerName(reader, faction as Player), name) : agentText(state, person, reader.names),
      language,
    ),
  };
}

function statesOf({ active }: State, person: Person): string[] {
  return [
    ...(person.id === active ? ['turn'] : []),
    ...(person.cocktail ? ['cocktail'] : []),
    ...(isClammy(person) ? ['wet'] : []),
  ];
}

/** Returns a person on the map, with the side that the reader knows. */
function personThing(state: State, person: PersonOnBoard, reader: Reader): Thing {
  const { id, at, faction } = person;
  const isOwn = faction === reader.viewer;
  const mark = marksOf(state).get(id) ?? '??';
  const about = isOwn ? agentText(state, person, reader.names) : strangerText(state, person, reader);
  const note = ownNoteAbout(reader, person);
  return {
    ...{
      id: nameOf(state, id),
      kind: 'person',
      region: 'casino',
      spot: makePoint(at),
      mark: isOwn ? mark.toUpperCase() : mark,
    },
    ...(isPlayer(faction) && { owner: faction }),
    ...{ name: shortName(state, id, reader.names), icon: portraitOf(state, id).icon, numbers: [] },
    states: [...statesOf(state, person), ...(faction === 'NPC' ? ['guest'] : []), ...(note ? [`noted-${note}`] : [])],
    about: say(about, reader.language),
  };
}
