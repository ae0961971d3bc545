import type { AnyGame, Language, Reader, View } from '@longtable/kit';
import type { Display } from '../../storage/records/person.ts';
import type { Table } from '../../storage/records/table.ts';
import { MAX_DESCRIPTION } from '../discord-limits.ts';
import type { Context } from '../host/context.ts';
import { readPerson } from '../host/settings.ts';
import type { Sketch } from './message.ts';
import { codeBlock, languageOf, plainLine } from './text.ts';

/** Display settings of a user, with the language of their client. */
export interface DisplaySettings {
  readonly language: Language;
  readonly display: Display;
  /** Whether the user has not chosen a display. Panels then follow their table's. */
  readonly isDefault?: boolean | undefined;
  /** Without animations. */
  readonly still?: boolean | undefined;
  /** Without icons in buttons and texts. */
  readonly plain?: boolean | undefined;
}

/** Maximum length of a board, which leaves room for story and menus. */
const MAX_BOARD = 3000;

/** Loads the display settings of the user of an interaction. */
export async function loadDisplaySettings(
  context: Context,
  asked: { user: { id: string }; locale: string },
): Promise<DisplaySettings> {
  const { display, still, plain } = await readPerson(context, asked.user.id);
  const language = languageOf(asked.locale);
  return { language, display: display ?? 'plain', ...(display === undefined && { isDefault: true }), still, plain };
}

/** Whether messages to a user contain icons. Screen readers would read them out. */
export function wantsIcons({ display, plain }: DisplaySettings): boolean {
  return !plain && display !== 'sentences';
}

/** Returns the settings for the panel of a table. Users without a choice follow the table, whose display the server sets. */
export function panelSettings(settings: DisplaySettings, { location }: Table): DisplaySettings {
  return settings.isDefault ? { ...settings, display: location.display ?? 'plain' } : settings;
}

export function publicDisplaySettings({ location }: Table): DisplaySettings {
  return { language: location.language, display: location.display ?? 'plain' };
}

/** Draws a board as text, and as a picture if the settings ask for one and the game draws it. */
export function drawTableView(
  game: AnyGame,
  { id, state }: Pick<Table, 'id' | 'state'>,
  reader: Reader,
  settings: DisplaySettings,
  partial?: string,
): { board: string; sketch?: Sketch | undefined } {
  const view = game.presentation.view(state, reader, partial);
  const board = drawView(view, settings);
  if (settings.display !== 'picture') return { board };
  const picture = pictureOf(game, state, reader, partial);
  const of = `${id}|${reader.viewer}|${reader.language}`;
  return picture ? { board, sketch: { of, picture, description: descriptionOf(view) } } : { board };
}

/** Returns the picture of a board. A picture that cannot be drawn does not keep the board from being shown as text. */
function pictureOf({ presentation }: AnyGame, ...about: [state: unknown, reader: Reader, partial?: string]) {
  try {
    return presentation.picture?.(...about);
  } catch {
    return undefined;
  }
}

function descriptionOf({ sentences }: View): string {
  const whole = sentences.join(' ');
  return whole.length <= MAX_DESCRIPTION ? whole : `${whole.slice(0, MAX_DESCRIPTION)}…`;
}

/** Formats a view as a code block or sentences. */
export function drawView(view: View, { display }: DisplaySettings): string {
  if (display === 'sentences') return cut(view.sentences.map(plainLine));
  return codeBlock([cut(view.board)]);
}

/** Joins lines, and cuts them at a line end if they are too long for a board. */
function cut(lines: readonly string[]): string {
  const whole = lines.join('\n');
  if (whole.length <= MAX_BOARD) return whole;
  const kept = whole.slice(0, MAX_BOARD - 2);
  return `${kept.slice(0, Math.max(kept.lastIndexOf('\n'), 0)) || kept}\n…`;
}
