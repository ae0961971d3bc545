import type { Text } from '../../../games/kit/text.ts';
import { addProgram } from '../../host/actions/invite.ts';
import { replaceProgram, resignProgram, takeOverProgram } from '../../host/programs/program.ts';
import { type Refused, refusal } from '../../host/refusal.ts';
import type { LoadedTable } from '../../host/table/table.ts';
import type { Button } from '../../interactions/button.ts';
import { actorOf } from '../../interactions/person.ts';
import { showSettled } from '../../interactions/settled.ts';
import { WORDS } from '../../render/text.ts';
import { showProgram, tellSecret } from './program.ts';

/** Does something about the seat of somebody's program. */
export const programButton: Button<'program'> = {
  async press(reply, bot, { table, act }) {
    const { person, name } = actorOf(reply.interaction);
    const done = async (changed: Promise<LoadedTable | Refused>, words: Text) => {
      const loaded = await changed;
      if ('refused' in loaded) return reply.refuse(loaded);
      await showSettled(bot, reply, loaded, words);
    };
    if (!bot.programs && (act === 'seat' || act === 'secret')) return reply.refuse(refusal('programsClosed'));
    switch (act) {
      case 'show':
        return showProgram(bot, reply, table);
      case 'seat': {
        const loaded = await addProgram(bot.context, table, { id: person, name });
        if ('refused' in loaded) return reply.refuse(loaded);
        await bot.delivery.deliver(loaded);
        return tellSecret(bot, reply, table);
      }
      case 'secret':
        return tellSecret(bot, reply, table);
      case 'self':
        return done(takeOverProgram(bot.context, table, person, name), WORDS.programTaken);
      case 'computer':
        return done(replaceProgram(bot.context, table, person), WORDS.programReplaced);
      case 'resign':
        return done(resignProgram(bot.context, table, person), WORDS.programResigned);
    }
  },
};
