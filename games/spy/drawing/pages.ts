import {
  column,
  displayValue,
  escapeFormatting,
  type Field,
  LANGUAGES,
  type Language,
  labelled,
  type Page,
  type Reader,
  say,
  widthOf,
} from '@longtable/kit';
import type { CharacterSpec } from '../files/cast.ts';
import { CONFIG_FIELDS, type MatchConfig } from '../rules/config.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { shownState } from '../rules/knowledge/knowledge.ts';
import { featuresOf, isOnBoard, nameOf, peopleOnBoard, turnOf } from '../rules/match/people.ts';
import { properties } from '../rules/properties.ts';
import type { Player, State } from '../state.ts';
import {
  briefTalent,
  descriptionOf,
  gadgetTitle,
  NOTE_NAMES,
  NOTES,
  objectiveText,
  propertyTitle,
} from '../words/descriptions.ts';
import { scoreText } from '../words/statistics.ts';
import { texts } from '../words/texts.ts';
import { drawOverview, marksOf, OVERVIEW_COLUMNS, sizeOf } from './grid.ts';
import { linesWithFields } from './legend.ts';
import { drawOthers, itemTitle, valuesOf, WIDTH } from './panel.ts';
import { sectionOf } from './view.ts';

/** Number of configuration groups on the first page. The remaining groups are about gadgets. */
const RULE_GROUPS = 4;

/**
 * Returns the lookup pages. Most texts are computed only when a page is opened, because most callers need only the
 * titles.
 */
export function pages(state: State, reader: Reader): readonly Page[] {
  const { viewer, language } = reader;
  const seen = shownState(state, viewer, reader.open === true || state.phase === 'over');
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const isOn = player !== undefined && turnOf(state).includes(player);
  const isOpen = seen.people.length > 0;
  return [
    // Panels have a button for the first page.
    ...(isOpen ? overview(seen, reader) : []),
    ...(player === undefined || state.phase === 'over' ? [] : [whatNow(seen, player, isOn, reader)]),
    ...(player === undefined ? [] : [team(seen, player, reader)]),
    ...(isOpen ? [othersPage(seen, reader), ...whosWhoPages(seen, language)] : []),
    ...gadgetPages(seen, player, language),
    ...configuration(state, language),
    { title: say(texts.pages.legend, language), lines: [], text: say(texts.legend.allMarks, language) },
  ];
}

function whatNow(visibleState: State, player: Player, isOn: boolean, { language, names }: Reader): Page {
  return {
    title: say(texts.pages.whatNow, language),
    lines: [],
    get text() {
      const help =
        visibleState.phase === 'draft'
          ? texts.pages.draft
          : visibleState.phase === 'equipment'
            ? texts.pages.equipment
            : objectiveText(visibleState, player, names);
      return [say(help, language), ...(isOn ? [] : [say(texts.pages.wait, language)])].join('\n');
    },
  };
}

/**
 * Returns pages with the whole casino, split into parts that fit a phone. Empty if the board already shows all of it.
 */
function overview(seen: State, reader: Reader): Page[] {
  if (!sectionOf(seen, reader).arrows) return [];
  const { columns, rows } = sizeOf(seen);
  const wide = Math.ceil(columns / Math.ceil(columns / OVERVIEW_COLUMNS));
  const title = say(texts.pages.wholeCasino, reader.language);
  return Array.from({ length: Math.ceil(columns / wide) }, (_, index) => {
    const x = index * wide;
    const frame = { x, y: 0, columns: Math.min(wide, columns - x), rows };
    return {
      title: index === 0 ? title : `${title} (${index + 1})`,
      completesBoard: true,
      get lines() {
        return drawOverview(seen, reader.viewer, frame);
      },
      get text() {
        const legend = say(texts.legend.overview, reader.language);
        return joinWhileFitting([...linesWithFields(seen, reader), `-# ${legend}`]);
      },
    };
  });
}

function team(visibleState: State, player: Player, reader: Reader): Page {
  const { language } = reader;
  return {
    title: say(texts.pages.yourAgents, language),
    lines: [],
    get text() {
      const lines =
        visibleState.people.length > 0
          ? agentsOf(visibleState, player, reader)
          : picksOf(visibleState, player, language);
      return lines.join('\n').slice(0, MAX_TEXT_LENGTH);
    },
  };
}

function picksOf(visibleState: State, player: Player, language: Language): string[] {
  const { agents } = visibleState.sides[player];
  return agents.length > 0
    ? agents.map((id) => characterText(visibleState, id, language))
    : [say(texts.pages.nobody, language)];
}

function agentsOf(visibleState: State, player: Player, reader: Reader): string[] {
  const { language } = reader;
  const marks = marksOf(visibleState);
  const { combinations, opened } = visibleState.sides[player];
  const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).map(String);
  const agents = visibleState.people
    .filter(({ faction }) => faction === player)
    .map((person) => {
      const values = isOnBoard(person)
        ? valuesOf(person, language).join(', ')
        : say(texts.pages.outOfTheMatch, language);
      const items = person.items.map((item) => itemTitle(visibleState, item, reader)).join(', ') || '–';
      return `\`${marks.get(person.id)?.toUpperCase()}\` **${escapeFormatting(nameOf(visibleState, person.id))}** ${values}\n-# ${escapeFormatting(items)}`;
    });
  const secrets = say(texts.pages.safes({ known: sorted(combinations), opened: sorted(opened) }), language);
  return [...agents, secrets, say(scoreText(visibleState, player), language)];
}

function othersPage(seen: State, reader: Reader): Page {
  return {
    title: say(texts.pages.everyoneElse, reader.language),
    get lines() {
      const lines = drawOthers(seen, reader);
      return lines.length > 0 ? lines : ['–'];
    },
    get noteTargets() {
      const others = peopleOnBoard(seen).filter(({ faction }) => faction !== reader.viewer);
      return {
        things: others.map(({ id }) => ({ id: String(id), name: nameOf(seen, id) })),
        labels: NOTE_NAMES.map((id) => ({ id, name: NOTES[id].name })),
      };
    },
  };
}

/**
 * Returns a page about the gadgets and properties of the player's team, or before the match of their picks and offer.
 * Empty if there are none.
 */
function gadgetPages(visibleState: State, player: Player | undefined, language: Language): Page[] {
  if (player === undefined) return [];
  const team = visibleState.people.filter(({ faction }) => faction === player);
  const { offer, gadgets, agents } = visibleState.sides[player];
  const names =
    team.length > 0
      ? team.flatMap(({ items }) => items.map(({ gadget }) => gadget))
      : [...gadgets, ...(offer?.gadgets ?? [])];
  const ids = team.length > 0 ? team.map(({ id }) => id) : [...agents, ...(offer?.agents ?? [])];
  const traits = [...new Set(ids.flatMap((id) => featuresOf(visibleState, id)))];
  if (names.length + traits.length === 0) return [];
  return [
    {
      title: say(texts.pages.gadgetsAndTalents, language),
      lines: [],
      get text() {
        return joinWhileFitting([
          ...names.map(
            (name) => `**${gadgetTitle(name, language)}** – ${say(gadgetNamed(name)?.about ?? '', language)}`,
          ),
          ...traits.map((name) => `**${propertyTitle(name, language)}** – ${say(properties[name].about, language)}`),
        ]);
      },
    },
  ];
}

/** Values that apply only if the configuration's clock runs. */
const CLOCK_FIELDS = ['turnPhaseLimit', 'strikeMaximum', 'pauseLimit'];
/** Time limits, which the table's clock factor multiplies. */
const SECONDS = ['turnPhaseLimit', 'pauseLimit'];

/** Returns two pages with the configuration values that apply at this table: first the rules, then the gadgets. */
function configuration({ config, clockFactor }: State, language: Language): Page[] {
  const isUsed = ({ id }: Field) =>
    id !== 'reconnectLimit' && (clockFactor !== undefined || !CLOCK_FIELDS.includes(id));
  const title = say(texts.pages.configuration, language);
  const groups = [...Map.groupBy(CONFIG_FIELDS.filter(isUsed), ({ group }) => group)];
  const lineOf = (field: Field) => {
    const entry = entryOf(config, field.id);
    const isScaled = typeof entry === 'number' && entry > 0 && SECONDS.includes(field.id);
    const value = displayValue(field, isScaled ? entry * (clockFactor ?? 1) : entry, language);
    return `${column(say(field.name, language), WIDTH - widthOf(value))}${value}`;
  };
  return [groups.slice(0, RULE_GROUPS), groups.slice(RULE_GROUPS)].map((part, index) => ({
    title: index === 0 ? title : `${title} (${index + 1})`,
    get lines() {
      return part.flatMap(([group = '', fields]) => [
        say(labelled(group, ''), language).trimEnd(),
        ...fields.map(lineOf),
      ]);
    },
  }));
}

function entryOf(config: MatchConfig, id: string): string | number | undefined {
  const value = config[id as keyof MatchConfig];
  return typeof value === 'boolean' ? String(value) : value;
}

function joinWhileFitting(lines: readonly string[]): string {
  const fitting: string[] = [];
  for (const line of lines) if ([...fitting, line].join('\n').length <= MAX_TEXT_LENGTH) fitting.push(line);
  return fitting.join('\n');
}

/** Maximum length of a page's text in characters. */
const MAX_TEXT_LENGTH = 1800;

/** Returns pages with the name, properties and description of each person, which are public. */
function whosWhoPages(seen: State, language: Language): Page[] {
  const title = say(texts.pages.whosWho, language);
  const sheets: string[] = [''];
  for (const { id } of peopleOnBoard(seen)) {
    const words = characterText(seen, id, language);
    const last = sheets.at(-1) ?? '';
    if (last.length + words.length + 1 > MAX_TEXT_LENGTH) sheets.push(words);
    else sheets[sheets.length - 1] = last === '' ? words : `${last}\n${words}`;
  }
  return sheets
    .filter((text) => text !== '')
    .map((text, index) => ({ title: index === 0 ? title : `${title} (${index + 1})`, lines: [], text }));
}

function characterText(visibleState: State, id: number, language: Language): string {
  const character = visibleState.cast[id];
  if (!character) return '';
  const words = characterTexts[language].get(character) ?? makeCharacterText(character, language);
  characterTexts[language].set(character, words);
  return words;
}

/** Cache of character texts. The number of pages depends on all of them. */
const characterTexts = Object.fromEntries(
  LANGUAGES.map((language) => [language, new WeakMap<CharacterSpec, string>()]),
) as Record<Language, WeakMap<CharacterSpec, string>>;

function makeCharacterText(character: CharacterSpec, language: Language): string {
  const traits = character.features
    .map((name) => `${propertyTitle(name, language)} (${say(briefTalent(name, character.features), language)})`)
    .join(', ');
  const portrait = descriptionOf(character, language);
  const name = `**${escapeFormatting(character.name)}**`;
  return [`${name}${traits ? `: ${traits}` : ''}`, ...(portrait ? [`-# ${escapeFormatting(portrait)}`] : [])].join(
    '\n',
  );
}
