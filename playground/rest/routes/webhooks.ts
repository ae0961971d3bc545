import { type APIMessage, InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Discord } from '../../discord.ts';
import { discordErrors } from '../../error.ts';
import { applyResponse, postReply } from '../../interactions/answer.ts';
import type { Interaction } from '../../interactions/interaction.ts';
import { check } from '../../limits/form.ts';
import { messageForm, revise } from '../../messages.ts';
import type { Upload } from '../../world/attachments.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Route, tokenRoute } from '../router.ts';

/** Maximum number of follow-ups to an interaction in a channel of which the bot is not a member. */
const MAX_GUEST_FOLLOW_UPS = 5;

/** Routes authorized by an interaction token after its first response: follow-ups, and the interaction's messages. */
export function webhookRoutes(discord: Discord): Route[] {
  const { interactions, world } = discord;

  const continued = (application: string, token: string): Interaction => {
    if (application !== APPLICATION_ID) throw discordErrors.unknownWebhook();
    return interactions.findAnswered(token);
  };

  const own = (interaction: Interaction, name: string): APIMessage => {
    const id = name === '@original' ? interaction.original : name;
    const posted = world.find(interaction.channel.id, id ?? '');
    if (!posted || !interaction.reachable.has(posted.message.id)) throw discordErrors.unknownMessage();
    return posted.message;
  };

  /** Reports the first use of the token after a deferral. */
  const replied = (interaction: Interaction, message: APIMessage): APIMessage => {
    if (interaction.isDeferred) interaction.report({ type: 'replied' });
    interaction.isDeferred = false;
    return message;
  };

  const change = (interaction: Interaction, before: APIMessage, body: unknown, files: readonly Upload[]) => {
    const message = revise(discord, before, messageForm(body, [], before), files);
    const first = interaction.isThinking && before.id === interaction.original;
    if (first) interaction.isThinking = false;
    return replied(interaction, world.edit(first ? { ...message, edited_timestamp: null } : message).message);
  };

  return [
    tokenRoute('POST', '/webhooks/:application/:token', ({ params, body, files }) => {
      const interaction = continued(params.application, params.token);
      // Discord treats the first follow-up after a deferral as the deferred message.
      if (interaction.isThinking) return { body: change(interaction, own(interaction, '@original'), body, files) };
      const isGuest = !world.installations.isMember(interaction.channel);
      if (isGuest && interaction.followUps >= MAX_GUEST_FOLLOW_UPS) throw discordErrors.tooManyFollowUps();
      const message = postReply(discord, interaction, messageForm(body), files);
      interaction.followUps++;
      interaction.reachable.add(message.id);
      return { body: replied(interaction, message) };
    }),
    tokenRoute('GET', '/webhooks/:application/:token/messages/:message', ({ params }) => {
      return { body: own(continued(params.application, params.token), params.message) };
    }),
    tokenRoute('PATCH', '/webhooks/:application/:token/messages/:message', ({ params, body, files }) => {
      const interaction = continued(params.application, params.token);
      return { body: change(interaction, own(interaction, params.message), body, files) };
    }),
    tokenRoute('DELETE', '/webhooks/:application/:token/messages/:message', ({ params }) => {
      const interaction = continued(params.application, params.token);
      const message = own(interaction, params.message);
      world.deleteMessage(interaction.channel.id, message.id);
      if (message.id === interaction.original) interaction.isThinking = false;
      replied(interaction, message);
      return {};
    }),
  ];
}

const callback = z.looseObject({ type: z.int(), data: z.unknown().optional() });

/** The route of the first response to an interaction. */
export function callbackRoutes(discord: Discord): Route[] {
  return [
    tokenRoute('POST', '/interactions/:interaction/:token/callback', ({ params, query, body, files }) => {
      const interaction = discord.interactions.findUnanswered(params.interaction, params.token);
      const { type, data } = check(callback, body);
      const message = applyResponse(discord, interaction, type, data, files);
      if (query.get('with_response') !== 'true') return {};
      const flags = message?.flags ?? 0;
      const shown = message && type !== InteractionResponseType.DeferredMessageUpdate;
      const about = message && {
        response_message_id: message.id,
        response_message_loading: (flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      };
      const { id, kind, instance } = interaction;
      const launched = instance !== undefined && { activity_instance: { id: instance } };
      return {
        body: {
          interaction: { id, type: kind, ...about, ...(instance && { activity_instance_id: instance }) },
          resource: { type, ...(shown && { message }), ...launched },
        },
      };
    }),
  ];
}
