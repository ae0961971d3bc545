import { changePerson } from '../../host/people/person.ts';
import type { Button } from '../desk/button.ts';
import { conclude } from '../desk/settled.ts';
import { displaySet } from '../request/displays.ts';

/** Sets how boards are drawn for somebody. */
export const button: Button<'display'> = {
  kind: 'display',
  async press(pressed, bot, { how }) {
    await changePerson(bot.house, pressed.user.id, (person) => ({ ...person, display: how }));
    await conclude(pressed, displaySet(how));
  },
};
