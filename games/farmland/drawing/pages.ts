import {
  column,
  cut,
  eachLanguage,
  isYou,
  type Language,
  otherName,
  type Page,
  type Reader,
  rulesFrom,
  type Seat,
  say,
  type Text,
} from '@longtable/kit';
import { fieldName } from '../fields.ts';
import { PRESET_NAMES, PRESETS, type Preset } from '../presets.ts';
import { statistics } from '../result.ts';
import { rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { isKnown, shortName, wholeName } from '../words/names.ts';
import { texts } from '../words/texts.ts';
import { valuesOf } from '../words/units.ts';

const LEGEND: readonly (readonly [sign: string, meaning: Text])[] = [
  ['x', texts.legend.firstUnit],
  ['y', texts.legend.secondUnit],
  ['X Y', texts.legend.kings],
  ['*', texts.legend.ready],
  ['#', texts.legend.blocking],
  ['<', texts.legend.acting],
  ['+', texts.legend.target],
  ['?', texts.legend.faceDown],
  ['x26', texts.legend.hundreds],
  ['5/3', texts.legend.values],
  ['+2', texts.legend.united],
];

/** Legend of a board in the document's style. */
const DOCUMENT_LEGEND = LEGEND.filter(([sign]) => !['#', '?', 'x26', '<', '+'].includes(sign)).concat([
  ['b', texts.legend.blocking],
]);

/**
 * Returns the lookup pages: legend, units by full name, and the reader's own discards. Readers who may see everything
 * get the discards of both teams and statistics.
 */
export function pages(state: State, reader: Reader): readonly Page[] {
  const { language } = reader;
  const side: Seat = reader.viewer === 1 ? 1 : 0;
  return [
    legendPage(state, language),
    ...[side, rivalOf(side)].map((seat) => unitsPage(state, seat, reader)),
    ...[side, rivalOf(side)]
      .filter((seat) => isYou(reader, seat) || reader.open)
      .map((seat) => discardsPage(state, seat, reader)),
    ...(reader.open ? [statsPage(state, language)] : []),
  ];
}

function legendPage({ style }: State, language: Language): Page {
  return {
    title: say(texts.pages.legend, language),
    get lines() {
      return (style ? DOCUMENT_LEGEND : LEGEND).map(([sign, meaning]) => `${sign.padEnd(3)} ${say(meaning, language)}`);
    },
  };
}

const MAX_TITLE_LENGTH = 40;
const MAX_TEXT_LENGTH = 1700;

function unitsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title = texts.pages.units({ owner: otherName(reader, seat) });
  return textPage(title, language, texts.pages.noUnits, () =>
    unitFields(state, seat).map((field) => {
      const unit = unitOn(state, field)!;
      const known = isKnown(unit, reader);
      const words = known
        ? `${valuesOf(unit.card)} ${wholeName(unit.card, language)}`
        : say(texts.pages.faceDown, language);
      return `${fieldName(field)}: ${words}`;
    }),
  );
}

function discardsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title = texts.pages.discards({ owner: otherName(reader, seat) });
  return textPage(title, language, texts.pages.noDiscards, () =>
    teamOf(state, seat).discarded.map((card) => `${valuesOf(card)} ${wholeName(card, language)}`),
  );
}

/** Returns a page of lines, or of the text `none` if there are no lines. */
function textPage(title: Text, language: Language, none: Text, lines: () => string[]): Page {
  return {
    title: cut(say(title, language), MAX_TITLE_LENGTH),
    lines: [],
    get text() {
      return bounded(lines()) || say(none, language);
    },
  };
}

function statsPage(state: State, language: Language): Page {
  const lines = statistics(state).map(({ label, value }) => `${say(label, language)}: ${value}`);
  return { title: say(texts.pages.stats, language), lines };
}

/** Escapes lines of plain text and shortens them so that all of them fit a page. */
function bounded(lines: readonly string[]): string {
  const each = Math.floor(MAX_TEXT_LENGTH / Math.max(1, lines.length)) - 1;
  return lines
    .map((line) =>
      cut(line, each)
        .replace(/[\\*_~|>#[\]<@]/g, (sign) => `\\${sign}`)
        .replaceAll('://', ':\u200b//'),
    )
    .join('\n');
}

/** Width of a name in a deck list: 36 columns minus count, values and spaces. */
const NAME_COLUMNS = 36 - 2 - 1 - '1000/1000'.length;

function deckList({ label, units }: Preset, language: Language): string {
  const lines = units.map(([count, qualifier, role, atk, def]) => {
    const card = { qualifier, role, atk, def };
    return `${count} ${column(shortName(card, language), NAME_COLUMNS)} ${valuesOf(card)}`;
  });
  return `### ${say(label, language)}\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

function deckPage(presets: readonly Preset[], after?: Text): Text {
  return eachLanguage((language) =>
    [...presets.map((preset) => deckList(preset, language)), ...(after ? [say(after, language)] : [])].join('\n'),
  );
}

const DECKS_PER_PAGE = 4;
const [classic, ...others] = PRESET_NAMES.map((name) => PRESETS[name]);

export const rulebook = rulesFrom(texts.rulebook.rules, texts.rulebook.typing, [
  texts.rulebook.unions,
  { title: texts.rulebook.classicDeck, text: deckPage([classic!]) },
  { title: texts.rulebook.otherDecks, text: deckPage(others.slice(0, DECKS_PER_PAGE)) },
  { title: texts.rulebook.moreDecks, text: deckPage(others.slice(DECKS_PER_PAGE), texts.rulebook.ownDecks) },
]);
