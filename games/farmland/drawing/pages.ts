import type { Page, Seat } from '../../kit/game.ts';
import { cut, isYou, ownedBy, type Reader } from '../../kit/reader.ts';
import { type Language, say, type Text } from '../../kit/text.ts';
import { fieldName } from '../fields.ts';
import { rivalOf, type State, teamOf, unitFields, unitOn } from '../state.ts';
import { tally } from '../tally.ts';
import { isKnown, valuesOf, wholeName } from '../words/names.ts';

const SIGNS: readonly (readonly [sign: string, meaning: Text])[] = [
  ['x y', { en: 'units of one and the other', de: 'Einheiten der einen und anderen' }],
  ['X Y', { en: 'their Kings', de: 'ihre Könige' }],
  ['*', { en: 'may still move', de: 'darf noch ziehen' }],
  ['b', { en: 'blocks', de: 'blockiert' }],
  ['<', { en: 'acts now', de: 'handelt gerade' }],
  ['+', { en: 'a field to choose', de: 'ein Feld zur Wahl' }],
  ['( )', { en: 'lies face down', de: 'liegt verdeckt' }],
  ['5/3', { en: 'attack 5, defence 3', de: 'Angriff 5, Verteidigung 3' }],
  ['LP', { en: 'life points', de: 'Lebenspunkte' }],
  ['+2', { en: 'after a name: two have joined', de: 'nach einem Namen: zwei dazu' }],
];

/** What can be looked up: the signs, the units with their whole names, one's own discards; and numbers in the end. */
export function pages(state: State, reader: Reader): readonly Page[] {
  const { language } = reader;
  const side: Seat = reader.viewer === 1 ? 1 : 0;
  return [
    signsPage(language),
    ...[side, rivalOf(side)].map((seat) => unitsPage(state, seat, reader)),
    ...[side, rivalOf(side)]
      .filter((seat) => isYou(reader, seat) || reader.open)
      .map((seat) => discardsPage(state, seat, reader)),
    ...(reader.open ? [numbers(state, language)] : []),
  ];
}

function signsPage(language: Language): Page {
  return {
    title: say({ en: 'Signs', de: 'Zeichen' }, language),
    get lines() {
      return SIGNS.map(([sign, meaning]) => `${sign.padEnd(3)} ${say(meaning, language)}`);
    },
  };
}

const TITLE_MAX = 40;
const TEXT_MAX = 1700;

function unitsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title: Text = isYou(reader, seat)
    ? { en: 'Your units', de: 'Deine Einheiten' }
    : { en: `${ownedBy(reader, seat)} units`, de: `${ownedBy(reader, seat)} Einheiten` };
  const none: Text = { en: 'None on the board.', de: 'Keine auf dem Brett.' };
  return textPage(title, language, none, () =>
    unitFields(state, seat).map((field) => {
      const unit = unitOn(state, field)!;
      const known = isKnown(unit, reader);
      const words = known
        ? `${valuesOf(unit.card)} ${wholeName(unit.card, language)}`
        : say({ en: 'hidden', de: 'verdeckt' }, language);
      return `${fieldName(field)}: ${words}`;
    }),
  );
}

function discardsPage(state: State, seat: Seat, reader: Reader): Page {
  const { language } = reader;
  const title: Text = isYou(reader, seat)
    ? { en: 'Your discards', de: 'Deine Abwürfe' }
    : { en: `${ownedBy(reader, seat)} discards`, de: `${ownedBy(reader, seat)} Abwürfe` };
  const none: Text = { en: 'None yet.', de: 'Noch keine.' };
  return textPage(title, language, none, () =>
    teamOf(state, seat).discarded.map((card) => `${valuesOf(card)} ${wholeName(card, language)}`),
  );
}

/** A page of such lines, or of what is said where there are none. */
function textPage(title: Text, language: Language, none: Text, lines: () => string[]): Page {
  return {
    title: cut(say(title, language), TITLE_MAX),
    lines: [],
    get text() {
      return bounded(lines()) || say(none, language);
    },
  };
}

function numbers(state: State, language: Language): Page {
  const lines = tally(state).map(({ label, value }) => `${say(label, language)}: ${value}`);
  return { title: say({ en: 'Numbers', de: 'Zahlen' }, language), lines };
}

/** Lines of plain text, as many as fit a page. */
function bounded(lines: readonly string[]): string {
  const each = Math.floor(TEXT_MAX / Math.max(1, lines.length)) - 1;
  return lines
    .map((line) =>
      cut(line, each)
        .replace(/[\\*_~|>#[\]<@]/g, (sign) => `\\${sign}`)
        .replaceAll('://', ':\u200b//'),
    )
    .join('\n');
}
