import { inEachLanguage, say } from '@longtable/kit';
import type { Table } from '../../../storage/records/table.ts';
import type { Ping } from '../../boards/ping-content.ts';
import { idFormat, key } from '../../custom-ids/fields.ts';
import { changeTable } from '../../host/commit/commit.ts';
import type { Context, DeadlineOutcome, SideEffect } from '../../host/context.ts';
import { DAY_MS } from '../../host/duration.ts';
import type { LoadedTable } from '../../host/feature.ts';
import { readServer } from '../../host/settings.ts';
import { endTable } from '../../host/table/endings.ts';
import { addNotices, newNotice } from '../../host/table/notices.ts';
import { requireSeat, seatsWhere } from '../../host/table/table.ts';
import { button } from '../../interactions/button.ts';
import type { Feature } from '../../interactions/feature.ts';
import { soon } from '../../render/duration.ts';
import { phrase, primary } from '../../render/page.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const texts = inEachLanguage({ en, de, fr, es });

declare module '../../host/limits.ts' {
  interface Limits {
    /** Milliseconds without a move after which players are asked whether to keep a table. */
    readonly inactivity: number;
  }
}

/** Keeps an inactive table open. */
const keepId = idFormat`keep|${key('table')}`;

/** Time that players of an inactive table have to answer before it is closed. */
const GRACE_MS = 7 * DAY_MS;

/** Returns the time at which the players of a table are asked, or at which it is closed if they were asked. Undefined if no game is running. */
export function inactivityDueAt({ status, times: { inactivity } }: Table): number | undefined {
  if ((status !== 'playing' && status !== 'paused') || !inactivity) return undefined;
  return inactivity.sinceAt + inactivity.afterMs + (inactivity.asked ? GRACE_MS : 0);
}

function withTimer(table: Table, afterMs: number, now: number): Table {
  return { ...table, times: { ...table.times, inactivity: { afterMs, sinceAt: now, asked: false } } };
}

/** Starts the timer with the game, and restarts it after a move, at most once a day, so that not every move writes a new deadline. */
export const inactivityEffects: SideEffect = (context, before, { table }) => {
  const { inactivity } = table.times;
  if (table.status !== 'playing' && table.status !== 'paused') return undefined;
  const now = context.now();
  const hasMoved = before !== undefined && before.times.movedAt !== table.times.movedAt;
  const isOld = inactivity && (inactivity.asked || now - inactivity.sinceAt >= DAY_MS);
  if (inactivity && !(hasMoved && isOld)) return undefined;
  return {
    async collect() {
      const afterMs = inactivity?.afterMs ?? (await limitOf(context, table.location.guild));
      return { amend: (changed) => withTimer(changed, afterMs, now) };
    },
  };
};

async function limitOf(context: Context, guild: string | null): Promise<number> {
  return (await readServer(context, guild)).inactivity ?? context.limits.inactivity;
}

/** Asks the players of an inactive table whether to keep it. Closes it if they were already asked or no person plays. */
async function atDeadline({ now }: Context, { table }: LoadedTable): Promise<DeadlineOutcome> {
  const { inactivity } = table.times;
  const due = inactivityDueAt(table);
  if (!inactivity || due === undefined || due > now()) return { checks: [due] };
  const people = seatsWhere(table, ({ kind }) => kind === 'person');
  if (inactivity.asked || people.length === 0) return { table: endTable(table, { by: 'inactivity' }, now()) };
  const times = { ...table.times, inactivity: { ...inactivity, asked: true } };
  return { table: addNotices({ ...table, times }, newNotice(table, 'inactivity', people)) };
}

/** Restarts the timer at a player's request. */
async function keepTable(context: Context, id: string, person: string): Promise<LoadedTable> {
  return changeTable(context, id, ({ table }) => {
    requireSeat(table, person);
    return { table: withTimer(table, table.times.inactivity?.afterMs ?? context.limits.inactivity, context.now()) };
  });
}

function drawQuestion({ table, game: { title } }: LoadedTable, mentions: string): Ping {
  const words = texts.question({ title, closesAt: soon(inactivityDueAt(table) ?? 0) });
  return {
    lines: [phrase`${mentions} ${words}`],
    buttons: [primary(keepId.make({ table: table.id }), texts.keepTable)],
  };
}

/** Closes tables without moves, after a question to their players. */
export const inactivity: Feature = {
  id: 'inactivity',
  limits: { inactivity: 60 * DAY_MS },
  settings: {
    settings: [
      {
        id: 'inactivity',
        after: 'tablesEach',
        label: texts.setting.label,
        question: texts.setting.question,
        isForNewTables: true,
        command: {
          name: 'inactivity',
          about: texts.setting.command,
          option: { name: 'days', about: texts.setting.option },
        },
        kind: 'number',
        field: 'inactivity',
        values: [3, 7, 14, 30, 60, 90, 180, 365],
        min: 1,
        max: 365,
        isDays: true,
        initial: ({ inactivity }) => inactivity,
      },
    ],
  },
  changed: [inactivityEffects],
  deadlines: (table) => [inactivityDueAt(table) ?? []].flat(),
  atDeadline,
  notices: {
    inactivity: { isPending: ({ table }) => table.times.inactivity?.asked === true, draw: drawQuestion },
  },
  buttons: {
    keep: button(keepId, {
      access: 'playerOrOwner',
      async press({ reply, id: { table } }) {
        const loaded = await keepTable(reply.bot.context, table, reply.user.id);
        const content = say(texts.staysOpen, loaded.table.location.language);
        await Promise.all([reply.update({ content, components: [] }), reply.bot.delivery.deliver(loaded)]);
      },
    }),
  },
};
