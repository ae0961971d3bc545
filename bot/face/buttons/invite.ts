import { invite } from '../../host/acts/invite.ts';
import { refusal } from '../../host/house/refusal.ts';
import { refuse, whisper } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { shownName } from '../desk/person.ts';
import { showSettled } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** Asks somebody else to play at a table that waits. */
export const button: Button<'invite'> = {
  kind: 'invite',
  async press(pressed, bot, { table }) {
    const guest = pressed.isUserSelectMenu() ? pressed.users.first() : undefined;
    if (!guest || !pressed.isUserSelectMenu()) return whisper(pressed, WORDS.notUnderstood);
    if (guest.bot || guest.id === pressed.user.id) return refuse(pressed, refusal('needsOpponent'));
    const member = pressed.members.get(guest.id);
    const nickname = member && ('displayName' in member ? member.displayName : member.nick);
    const name = shownName(guest, nickname);
    const seated = await invite(bot.house, table, pressed.user.id, { id: guest.id, name });
    if ('refused' in seated) return refuse(pressed, seated);
    await showSettled(bot, pressed, seated, WORDS.answered);
  },
};
