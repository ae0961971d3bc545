import {
  cut,
  isYou,
  type Language,
  nameOf,
  type Page,
  possessiveName,
  type Reader,
  type Seat,
  say,
  type Text,
} from '@longtable/kit';
import { fieldName } from '../fields.ts';
import { tally } from '../result.ts';
import { rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { isKnown, valuesOf, wholeName } from '../words/names.ts';

const LEGEND: readonly (readonly [sign: string, meaning: Text])[] = [
  ['x', { en: 'unit of the starting player', de: 'Einheit der beginnenden Seite' }],
  ['y', { en: 'unit of the second player', de: 'Einheit der zweiten Seite' }],
  ['X Y', { en: 'Kings', de: 'Könige' }],
  ['*', { en: 'can still move', de: 'kann sich noch bewegen' }],
  ['b', { en: 'blocking', de: 'blockiert' }],
  ['<', { en: 'acting now', de: 'handelt gerade' }],
  ['+', { en: 'field you can choose', de: 'Feld, das du wählen kannst' }],
  ['( )', { en: 'face down', de: 'verdeckt' }],
  ['5/3', { en: 'attack 5, defence 3', de: 'Angriff 5, Verteidigung 3' }],
  ['LP', { en: 'life points', de: 'Lebenspunkte' }],
  ['+2', { en: 'after a name: 2 more units in it', de: 'nach dem Namen: 2 weitere darin' }],
];

/** Returns the lookup pages: legend, units by full name, the reader's own discards, and statistics after the end. */
export function pages(state: State, reader: Reader): readonly Page[] {
  const { language } = reader;
  const side: Seat = reader.viewer === 1 ? 1 : 0;
  return [
    legendPage(language),
    ...[side, rivalOf(side)].map((seat) => unitsPage(state, seat, reader)),
    ...[side, rivalOf(side)]
      .filter((seat) => isYou(reader, seat) || reader.open)
      .map((seat) => discardsPage(state, seat, reader)),
    ...(reader.open ? [statsPage(state, language)] : []),
  ];
}

function legendPage(language: Language): Page {
  return {
    title: say({ en: 'Legend', de: 'Legende' }, language),
    get lines() {
      return LEGEND.map(([sign, meaning]) => `${sign.padEnd(3)} ${say(meaning, language)}`);
    },
  };
}

const MAX_TITLE_LENGTH = 40;
const MAX_TEXT_LENGTH = 1700;

function unitsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title: Text = isYou(reader, seat)
    ? { en: 'Your units', de: 'Deine Einheiten' }
    : { en: `${possessiveName(reader, seat)} units`, de: `${possessiveName(reader, seat)} Einheiten` };
  const none: Text = { en: 'None on the board.', de: 'Keine auf dem Brett.' };
  return textPage(title, language, none, () =>
    unitFields(state, seat).map((field) => {
      const unit = unitOn(state, field)!;
      const known = isKnown(unit, reader);
      const words = known
        ? `${valuesOf(unit.card)} ${wholeName(unit.card, language)}`
        : say({ en: 'face down', de: 'verdeckt' }, language);
      return `${fieldName(field)}: ${words}`;
    }),
  );
}

function discardsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title: Text = isYou(reader, seat)
    ? { en: 'Your discards', de: 'Deine abgeworfenen Karten' }
    : { en: `${possessiveName(reader, seat)} discards`, de: `Abgeworfen von ${nameOf(reader, seat)}` };
  const none: Text = { en: 'None yet.', de: 'Noch keine.' };
  return textPage(title, language, none, () =>
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
  const lines = tally(state).map(({ label, value }) => `${say(label, language)}: ${value}`);
  return { title: say({ en: 'Stats', de: 'Statistik' }, language), lines };
}

/** Shortens lines of plain text so that all of them fit a page. */
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
