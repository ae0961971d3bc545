import { ButtonStyle } from 'discord.js';
import { say, type Text } from '../../games/kit/text.ts';
import type { Waiting } from '../host/scheduler/digest.ts';
import { seatsOf } from '../host/table/table.ts';
import { buttonRows } from '../render/controls.ts';
import { soon } from '../render/duration.ts';
import { boardLink, namesTogether } from '../render/names.ts';
import { WORDS } from '../render/text.ts';
import type { Notification } from './notification.ts';

const LINES = 10;

/** Tells somebody in one message which tables have waited for them. Only what they read alone names the others. */
export function drawDigest(person: string, waiting: readonly Waiting[], isPrivate: boolean): Notification {
  const language = waiting[0]?.loaded.table.place.language ?? 'en';
  const head: Text = {
    en: `${waiting.length} tables are waiting for you:`,
    de: `${waiting.length} Tische warten auf dich:`,
  };
  const lines = waiting.slice(0, LINES).map(({ loaded, seat, about }) => {
    const { table, game } = loaded;
    const mine = seatsOf(table, person);
    const others = [...table.seats.keys()].filter((other) => other !== seat && !mine.includes(other));
    const until = table.clock.until[seat] ?? null;
    const parts = [
      `**${game.title}**`,
      ...(isPrivate ? [namesTogether(loaded, others, language)] : []),
      ...(about === 'replaced' ? [say(WORDS.playsForYou, language)] : []),
      ...(until === null ? [] : [`${say(WORDS.timeRunsOut, language)} ${soon(until)}`]),
      boardLink(table, language),
    ];
    return `- ${parts.join(' · ')}`;
  });
  const first = [...(isPrivate ? [] : [`<@${person}>`]), say(head, language)].join(' ');
  const more = waiting.length > LINES ? ['- …'] : [];
  return {
    content: [first, ...lines, ...more].join('\n'),
    components: buttonRows([[{ kind: 'inbox', page: 0 }, WORDS.myTables, ButtonStyle.Primary]], language),
    allowedMentions: { parse: [], users: isPrivate ? [] : [person] },
  };
}
