import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { Answer, answerFirst } from '../../interactions/answer.ts';
import { check } from '../../limits/form.ts';
import { MessageFlag } from '../../limits/messages.ts';
import { type Route, route } from '../router.ts';

const callback = z.looseObject({ type: z.int(), data: z.unknown().optional() });

/** The first answer to an interaction. */
export function callbackRoutes(discord: Discord): Route[] {
  return [
    route(
      'POST',
      '/interactions/:interaction/:token/callback',
      ({ params, query, body, files }) => {
        const interaction = discord.interactions.toAnswer(params.interaction, params.token);
        const { type, data } = check(callback, body);
        const message = answerFirst(discord, interaction, type, data, files);
        if (query.get('with_response') !== 'true') return {};
        const flags = message?.flags ?? 0;
        const shown = message && type !== Answer.deferUpdate;
        return {
          body: {
            interaction: {
              id: interaction.id,
              type: interaction.kind,
              ...(message && {
                response_message_id: message.id,
                response_message_loading: (flags & MessageFlag.loading) !== 0,
                response_message_ephemeral: (flags & MessageFlag.ephemeral) !== 0,
              }),
            },
            resource: { type, ...(shown && { message }) },
          },
        };
      },
      { open: true },
    ),
  ];
}
