import { ComponentType } from 'discord.js';
import { say, type Text } from '../../../games/kit/text.ts';
import { makeId } from '../../custom-ids/ids.ts';
import { DAY_MS, HOUR_MS } from '../../host/duration.ts';
import { objectionToAnnounce } from '../../host/tournaments/enter.ts';
import type { Held } from '../../host/tournaments/tournament.ts';
import type { Bot } from '../../interactions/bot.ts';
import { noEventsHere } from '../../interactions/permissions.ts';
import type { Reply } from '../../interactions/reply.ts';
import { row } from '../../render/menu.ts';
import { WORDS } from '../../render/text.ts';
import { createEvent } from './event.ts';

/** When a tournament can be announced to start. */
const STARTS: readonly (readonly [after: number, label: Text])[] = [
  [HOUR_MS, { en: 'In an hour', de: 'In einer Stunde' }],
  [DAY_MS, { en: 'Tomorrow at this time', de: 'Morgen um diese Zeit' }],
  [3 * DAY_MS, { en: 'In 3 days', de: 'In 3 Tagen' }],
  [7 * DAY_MS, { en: 'In a week', de: 'In einer Woche' }],
];

const WHEN: Text = {
  en: 'When will the tournament start? This is for the event only, so you still start it yourself.',
  de: 'Wann soll das Turnier beginnen? Das gilt nur für das Event, starten musst du es selbst.',
};
const DONE: Text = {
  en: 'I’ve announced the tournament as an event.',
  de: 'Das Turnier ist jetzt als Event dieses Servers angekündigt.',
};

/** Announces a tournament as an event of its server, once whoever asks has said when it will start. */
export async function announce(bot: Bot, reply: Reply, held: Held, isManager: boolean): Promise<void> {
  const { language, interaction } = reply;
  const no = objectionToAnnounce(held.tournament, reply.user.id, isManager) ?? noEventsHere(reply);
  if (no) return reply.refuse(no);
  if (!interaction.isStringSelectMenu()) return askWhen(reply, held.id);
  const [after] = STARTS.find(([one]) => String(one) === interaction.values[0]) ?? [];
  if (after === undefined) return reply.say(WORDS.notUnderstood);
  const refused = await createEvent(bot.context, bot.client.rest, held.id, bot.context.now() + after);
  if (refused) return reply.refuse(refused);
  await reply.brief({ content: say(DONE, language) });
}

async function askWhen(reply: Reply, tournament: string): Promise<void> {
  const { language } = reply;
  const custom_id = makeId({ kind: 'tournament', act: 'announce', tournament });
  const options = STARTS.map(([after, label]) => ({ value: String(after), label: say(label, language) }));
  await reply.brief({
    content: say(WHEN, language),
    components: [row([{ type: ComponentType.StringSelect, custom_id, options }])],
  });
}
