import type { Text } from '../../../games/kit/text.ts';
import { joinTable } from '../../host/acts/join.ts';
import { declineInvitation, leaveTable } from '../../host/acts/leave.ts';
import { resign } from '../../host/acts/resign.ts';
import type { House } from '../../host/house/house.ts';
import type { Refused } from '../../host/house/refusal.ts';
import type { Seated } from '../../host/table/table.ts';
import { type Asked, refuse } from '../desk/answer.ts';
import type { Bot } from '../desk/bot.ts';
import { actorOf } from '../desk/person.ts';
import { showSettled } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** What a person does about their seat, and the word they get for it where no board shows it. */
function seatVerb(
  verb: (house: House, id: string, person: string, name: string) => Promise<Seated | Refused>,
  done: Text,
): (bot: Bot, asked: Asked, table: string) => Promise<void> {
  return async (bot, asked, table) => {
    const { person, name } = actorOf(asked);
    const seated = await verb(bot.house, table, person, name);
    if ('refused' in seated) return refuse(asked, seated);
    await showSettled(bot, asked, seated, done);
  };
}

/** Takes the seat that is kept for a person, or a free one. */
export const join = seatVerb(joinTable, WORDS.joined);

/** Gets up before the start. */
export const leave = seatVerb(leaveTable, WORDS.left);

/** Turns an invitation down. */
export const decline = seatVerb(declineInvitation, WORDS.declined);

/** Gives the game up after the person has confirmed it. */
export const giveUp = seatVerb(resign, WORDS.resigned);
