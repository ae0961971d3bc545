import {
  inEachLanguage,
  type Language,
  type OptionalText,
  type Reader,
  storyLines,
  type Text,
  type Viewer,
} from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import { type Field, idFormat, key } from '../../custom-ids/fields.ts';
import { type ButtonSpec, boardButtonsAt, type LoadedTable, linesAt } from '../../host/feature.ts';
import { newestTurn } from '../../host/table/events.ts';
import { namesAt, openSpectatorAt, readerAt } from '../../host/table/names.ts';
import { hasBegun, ownersAt, personsAt, replacedAt } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import type { Reply } from '../../interactions/reply.ts';
import { type DisplaySettings, drawTableView } from '../../render/display.ts';
import type { Drawn } from '../../render/message.ts';
import { menu, page, plain, type Rows } from '../../render/page.ts';
import { accentOf, CLOSED, clockLine, status, titleOf } from '../../render/status.ts';
import { storySection } from '../../render/summary.ts';
import { texts as common } from '../../render/words/texts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

/** A seat, `spectator` or `all`. */
const viewer: Field<'viewer', Perspective> = {
  name: 'viewer',
  pattern: 'all|spectator|0|[1-9]\\d?',
  write: String,
  read: (written) => (written === 'all' || written === 'spectator' ? written : Number(written)),
};

const watchId = idFormat`watch|${key('table')}|${viewer}`;
const seatsId = idFormat`seats|${key('table')}`;

/** Perspective of a spectator: public, that of one seat, or `all`, which hides nothing. */
type Perspective = Viewer | 'all';

/** Shows a table in the requested perspective, or in the public one if that is not allowed. */
export async function watch(reply: Reply, found: LoadedTable, perspective: Perspective): Promise<void> {
  const settings = await reply.display;
  const { language } = settings;
  const seen = allowedPerspective(found.table, perspective, reply.user.id);
  const reader = seen === 'all' ? openSpectatorAt(found, language) : readerAt(found, seen, language);
  const isWatching = found.table.status === 'playing' && !hasSeat(found.table, reply.user.id);
  const notes = [isWatching && texts.watching];
  const drawn = drawBoardFor(found, reader, settings, watchRows(found, seen, reply.user.id, language), notes);
  await reply.bot.pictures.send(drawn, (shown) => reply.show(shown));
}

/** Whether the user has a seat, owns a program in one, or can take one back from a computer. */
function hasSeat(table: Table, person: string): boolean {
  return [...personsAt(table), ...ownersAt(table), ...replacedAt(table)].includes(person);
}

/**
 * Returns the perspectives that a user may choose. After the end, everyone may choose any seat. During the game, only
 * users without a seat may choose a seat or `all`, and only if the table is open to spectators.
 */
function perspectivesOf(table: Table, person: string): Perspective[] {
  if (!hasBegun(table)) return ['spectator'];
  const seats = [...table.seats.keys()];
  if (table.status === 'over') return ['spectator', ...seats];
  return table.terms.openToSpectators && !hasSeat(table, person) ? ['spectator', 'all', ...seats] : ['spectator'];
}

function allowedPerspective(table: Table, perspective: Perspective, person: string): Perspective {
  return perspectivesOf(table, person).includes(perspective) ? perspective : 'spectator';
}

function watchRows(loaded: LoadedTable, perspective: Perspective, person: string, language: Language): Rows {
  const { table } = loaded;
  const again: ButtonSpec = plain(watchId.make({ table: table.id, viewer: perspective }), common.buttons.refresh);
  const late = hasSeat(table, person) ? [] : boardButtonsAt(loaded, 'spectators');
  const refresh = table.status === 'over' ? [] : [[again, ...late]];
  const perspectives = perspectivesOf(table, person);
  if (perspectives.length === 1) return refresh;
  const options = perspectives.map((each) => ({
    label: perspectiveText(loaded, each, language),
    value: watchId.make({ table: table.id, viewer: each }),
    default: each === perspective,
  }));
  return [menu(seatsId.make({ table: table.id }), undefined, options), ...refresh];
}

function perspectiveText({ table }: LoadedTable, perspective: Perspective, language: Language): Text {
  if (perspective === 'all') return texts.viewEverything;
  return perspective === 'spectator'
    ? texts.asSpectator
    : texts.as({ name: namesAt(table, language)[perspective] ?? '' });
}

/** Draws a table for one viewer in a private message, with notes below the board. */
export function drawBoardFor(
  loaded: LoadedTable,
  reader: Reader,
  settings: DisplaySettings,
  rows: Rows,
  notes: readonly OptionalText[] = [],
): Drawn {
  const { table, game } = loaded;
  const { language } = settings;
  const title = titleOf(loaded, language, reader.viewer);
  const end = [
    ...notes,
    clockLine(loaded, language),
    ...linesAt(loaded, 'clock', reader),
    ...status(loaded, CLOSED, language, reader.viewer),
  ];
  if (!hasBegun(table)) return page({ title, end: [game.summary, ...end], rows }, language);
  const shown = drawTableView(game, table, reader, settings);
  const story = { lines: storyLines(game, newestTurn(table.events), reader) };
  return storySection({ title, ...shown, end, rows, accent: accentOf(loaded) }, story, language);
}

/** Tables as spectators see them: in public, from a seat, or with everything, as far as the table allows. */
export const watching: Feature = {
  id: 'watching',
  watch: (reply, loaded) => watch(reply, loaded, 'spectator'),
  buttons: {
    /** Shows the table in the perspective of the button. */
    watch: button(watchId, {
      access: 'spectator',
      press: ({ reply, id: { viewer }, target }) => watch(reply, target, viewer),
    }),

    /** Shows a table in the perspective selected from the menu. */
    seats: button(seatsId, {
      access: 'spectator',
      press({ reply, target }) {
        const chosen = reply.interaction.isStringSelectMenu()
          ? watchId.parse(reply.interaction.values[0] ?? '')
          : undefined;
        return chosen ? watch(reply, target, chosen.viewer) : reply.say(common.replies.menuOutdated);
      },
    }),
  },
};
