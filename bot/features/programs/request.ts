import type { Request } from '../../host/actions/open.ts';
import { readPerson } from '../../host/people/person.ts';
import type { Bot } from '../../interactions/bot.ts';
import type { Reply } from '../../interactions/reply.ts';

/** The request with the word that whoever makes it has programs, where programs are let in: one takes part, or one has before. */
export async function withPrograms(bot: Bot, { user }: Reply, request: Request): Promise<Request> {
  if (!bot.programs) return request;
  const takesPart = request.sitters.some(({ kind }) => kind === 'program');
  const programs = takesPart || (await readPerson(bot.context, user.id)).programs === true;
  return { ...request, programs };
}
