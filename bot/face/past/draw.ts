import { ButtonStyle, ComponentType, TimestampStyles, time } from 'discord.js';
import type { Result, Viewer } from '../../../games/kit/game.ts';
import { type Language, say } from '../../../games/kit/text.ts';
import type { GameRecord } from '../../host/past/record.ts';
import type { Replayed } from '../../host/past/replay.ts';
import { resultOf, type Seated } from '../../host/table/table.ts';
import { plainLine } from '../drawing/escape.ts';
import { drawView, type Look } from '../drawing/look.ts';
import { button, type Row, row } from '../drawing/menu.ts';
import { type Drawn, message } from '../drawing/message.ts';
import { sitterName } from '../drawing/status.ts';
import { type Id, makeId } from '../ids/ids.ts';
import { WORDS } from './words.ts';

/** A replay that is open at a move, for a viewer. */
export interface OpenReplay {
  readonly record: GameRecord;
  readonly at: Replayed;
  readonly viewer: Viewer;
  /** The table it is of; a file has none. */
  readonly seated?: Seated | undefined;
}

const SENTENCE_MAX = 80;

/** The message of a replay: the board after a move, what that move was, and the buttons to step on. */
export function drawReplay({ record, at, viewer, seated }: OpenReplay, look: Look): Drawn {
  const { language } = look;
  const { game, move } = at;
  const last = record.lines.length;
  const head = [`**${game.title}**`, ...(seated ? [players(seated, language)] : [])].join(' · ');
  const board = drawView(game.view(at.state, viewer), look);
  const story = at.events.flatMap((event) => game.tell(event, viewer)).map((line) => `> ${plainLine(line)}`);
  const result = move === last ? (seated ? resultOf(seated) : game.result(at.state)) : undefined;
  const end = [stepLine(record, move, language), result ? `**${plainLine(say(result.sentence, language))}**` : ''];
  const rows = [stepRow(record, { viewer, move, table: seated?.table.id }, language)];
  if (record.seats.length > 1) rows.push(viewerRow(record, { viewer, move, table: seated?.table.id }, language));
  if (seated) rows.push(fileRow(seated.table.id, viewer, move, language));
  return message([head, board], story, rows, end);
}

type At = Omit<Id<'replay'>, 'kind' | 'step'>;

function stepLine({ lines }: GameRecord, move: number, language: Language): string {
  const played = lines[move - 1];
  if (!played) return say(WORDS.beginning, language);
  const who = `${say(WORDS.seat, language)} ${played.seat + 1}`;
  return `${say(WORDS.move, language)} ${move}/${lines.length} · ${who}: ${plainLine(played.line)}`;
}

function stepRow({ lines }: GameRecord, at: At, language: Language): Row {
  const last = lines.length;
  const to = (step: Id<'replay'>['step'], move: number, label: string, disabled: boolean) => ({
    ...button(makeId({ kind: 'replay', step, ...at, move }), label, ButtonStyle.Secondary),
    disabled,
  });
  return row([
    to('first', 0, say(WORDS.first, language), at.move === 0),
    to('back', Math.max(0, at.move - 1), say(WORDS.back, language), at.move === 0),
    to('goto', at.move, `${at.move}/${last}`, last === 0),
    to('forward', Math.min(last, at.move + 1), say(WORDS.forward, language), at.move === last),
    to('last', last, say(WORDS.last, language), at.move === last),
  ]);
}

function viewerRow({ seats }: GameRecord, at: At, language: Language): Row {
  const viewers: Viewer[] = ['spectator', ...seats.keys()];
  return row([
    {
      type: ComponentType.StringSelect,
      custom_id: makeId({ kind: 'replay', step: 'viewer', ...at }),
      placeholder: say(WORDS.seenBy, language),
      options: viewers.map((viewer) => ({
        label: viewer === 'spectator' ? say(WORDS.everybody, language) : `${say(WORDS.seat, language)} ${viewer + 1}`,
        value: String(viewer),
        default: viewer === at.viewer,
      })),
    },
  ]);
}

function fileRow(table: string, viewer: Viewer, move: number, language: Language): Row {
  const id = makeId({ kind: 'replay', step: 'file', table, viewer, move });
  return row([button(id, say(WORDS.asFile, language), ButtonStyle.Secondary)]);
}

/** One finished table in a line. */
export function pastLine(seated: Seated, language: Language): string {
  const { table, game } = seated;
  const result = resultOf(seated);
  const parts = [
    `**${game.title}**`,
    players(seated, language),
    ...(result ? [outcome(seated, result, language)] : []),
    `${table.version} ${say(WORDS.moves, language)}`,
    time(Math.floor(table.moved / 1000), TimestampStyles.ShortDate),
  ];
  return parts.join(' · ');
}

function players({ table }: Seated, language: Language): string {
  return table.seats.map((sitter) => sitterName(sitter, language)).join(' – ');
}

function outcome({ table }: Seated, { sentence, winners }: Result, language: Language): string {
  const said = plainLine(say(sentence, language).slice(0, SENTENCE_MAX));
  if (table.ending?.by === 'game' || winners.length === 0) return said;
  return `${said} ${winners.map((seat) => sitterName(table.seats[seat], language)).join(', ')}`;
}
