import { about, list, nameOf, type Reader } from '../../../games/kit/reader.ts';
import { say, type Text } from '../../../games/kit/text.ts';
import { resultOf, type Seated } from '../../host/table/table.ts';

const DRAW: Text = { en: 'A draw by agreement.', de: 'Remis nach Vereinbarung.' };
const SILENT: Text = {
  en: 'Nobody moved for long, so the table was cleared away.',
  de: 'Lange hat niemand gezogen, darum wurde der Tisch abgeräumt.',
};
const CLOSED: Text = {
  en: 'Somebody who manages the server ended this game.',
  de: 'Jemand, der den Server verwaltet, hat dieses Spiel beendet.',
};
const NOT_BEGUN: Text = { en: 'The game did not begin.', de: 'Das Spiel hat nicht begonnen.' };

/** How a game ended, as a reader is told: in the game's own sentence, or as its players or their clocks decided. */
export function endingOf(seated: Seated, reader: Reader): string {
  const { table, game } = seated;
  const { ending } = table;
  switch (ending?.by) {
    case undefined:
      return '';
    case 'game':
      return game.face.ending(table.state, reader);
    case 'draw':
      return say(DRAW, reader.language);
    case 'silence':
      return say(SILENT, reader.language);
    case 'manager':
      return say(CLOSED, reader.language);
    case 'nobody':
      return say(NOT_BEGUN, reader.language);
    case 'resigning': {
      const gone = about(reader, ending.seat, { en: 'You gave up.', de: 'Du hast aufgegeben.' }, (name) => ({
        en: `${name} gave up.`,
        de: `${name} hat aufgegeben.`,
      }));
      return [gone, winning(seated, reader)].filter(Boolean).join(' ');
    }
    case 'time': {
      const late = about(
        reader,
        ending.seat,
        { en: 'Your time ran out.', de: 'Deine Zeit ist abgelaufen.' },
        (name) => ({
          en: `Time ran out for ${name}.`,
          de: `Die Zeit von ${name} ist abgelaufen.`,
        }),
      );
      return [late, winning(seated, reader)].filter(Boolean).join(' ');
    }
  }
}

function winning(seated: Seated, reader: Reader): string {
  const winners = resultOf(seated)?.winners ?? [];
  const [first, ...others] = winners;
  if (first === undefined) return '';
  if (others.length > 0) {
    const names = list(
      winners.map((seat) => nameOf(reader, seat)),
      reader.language,
    );
    return say({ en: `${names} win.`, de: `${names} gewinnen.` }, reader.language);
  }
  return about(reader, first, { en: 'You win.', de: 'Du gewinnst.' }, (name) => ({
    en: `${name} wins.`,
    de: `${name} gewinnt.`,
  }));
}
