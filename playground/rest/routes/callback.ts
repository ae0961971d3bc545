import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { answerFirst } from '../../interactions/answer.ts';
import { check } from '../../limits/form.ts';
import { openRoute, type Route } from '../router.ts';

const callback = z.looseObject({ type: z.int(), data: z.unknown().optional() });

/** The first answer to an interaction. */
export function callbackRoutes(discord: Discord): Route[] {
  return [
    openRoute('POST', '/interactions/:interaction/:token/callback', ({ params, query, body, files }) => {
      const interaction = discord.interactions.toAnswer(params.interaction, params.token);
      const { type, data } = check(callback, body);
      const message = answerFirst(discord, interaction, type, data, files);
      if (query.get('with_response') !== 'true') return {};
      const flags = message?.flags ?? 0;
      const shown = message && type !== InteractionResponseType.DeferredMessageUpdate;
      const about = message && {
        response_message_id: message.id,
        response_message_loading: (flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      };
      return {
        body: {
          interaction: { id: interaction.id, type: interaction.kind, ...about },
          resource: { type, ...(shown && { message }) },
        },
      };
    }),
  ];
}
