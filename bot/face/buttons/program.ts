import type { Text } from '../../../games/kit/text.ts';
import { addProgram } from '../../host/acts/invite.ts';
import { replaceProgram, resignProgram, takeOverProgram } from '../../host/acts/program.ts';
import { type Refused, refusal } from '../../host/house/refusal.ts';
import type { Seated } from '../../host/table/table.ts';
import { showProgram, tellSecret } from '../answers/program.ts';
import { refuse } from '../desk/answer.ts';
import type { Button } from '../desk/button.ts';
import { actorOf } from '../desk/person.ts';
import { showSettled } from '../desk/settled.ts';
import { WORDS } from '../drawing/words.ts';

/** Does something about the seat of somebody's program. */
export const button: Button<'program'> = {
  kind: 'program',
  async press(pressed, bot, { table, act }) {
    const { person, name } = actorOf(pressed);
    const done = async (changed: Promise<Seated | Refused>, words: Text) => {
      const seated = await changed;
      if ('refused' in seated) return refuse(pressed, seated);
      await showSettled(bot, pressed, seated, words);
    };
    if (!bot.programs && (act === 'seat' || act === 'secret')) return refuse(pressed, refusal('programsClosed'));
    switch (act) {
      case 'show':
        return showProgram(bot, pressed, table);
      case 'seat': {
        const seated = await addProgram(bot.house, table, { id: person, name });
        if ('refused' in seated) return refuse(pressed, seated);
        await bot.boards.settle(seated);
        return tellSecret(bot, pressed, table);
      }
      case 'secret':
        return tellSecret(bot, pressed, table);
      case 'self':
        return done(takeOverProgram(bot.house, table, person, name), WORDS.programTaken);
      case 'computer':
        return done(replaceProgram(bot.house, table, person), WORDS.programReplaced);
      case 'resign':
        return done(resignProgram(bot.house, table, person), WORDS.programResigned);
    }
  },
};
