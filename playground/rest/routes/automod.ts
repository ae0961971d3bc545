import {
  type APIAutoModerationRule,
  type APIMessage,
  AuditLogEvent,
  AutoModerationActionType,
  AutoModerationRuleEventType,
  AutoModerationRuleTriggerType,
  GatewayIntentBits,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import { z } from 'zod';
import { type Discord, discordErrors } from '../../discord.ts';
import { check, flag, int, list, reportViolation, snowflake, text, validationError } from '../../limits/form.ts';
import { composeUnchecked, timestamp } from '../../messages.ts';
import { guildOf, isChat, isTextChannel, type WorldChannel } from '../../world/channel.ts';
import type { ServerState } from '../../world/members.ts';
import { APPLICATION_ID } from '../../world/setup.ts';
import { type Call, type Route, route } from '../router.ts';
import { requireServer } from './members.ts';

const { Keyword, MentionSpam } = AutoModerationRuleTriggerType;
const { BlockMessage, SendAlertMessage, Timeout } = AutoModerationActionType;

/** Maximum number of rules of a server by type. */
const MAX_RULES: Readonly<Record<number, number>> = { 1: 6, 3: 1, 4: 1, 5: 1, 6: 1 };

const action = z.looseObject({
  type: int(1, 4),
  metadata: z
    .looseObject({
      channel_id: snowflake.nullish(),
      duration_seconds: int(0, 2_419_200).nullish(),
      custom_message: text(0, 150).nullish(),
    })
    .nullish(),
});

const changeForm = z.looseObject({
  name: text(1, 100),
  event_type: int(1, 2),
  trigger_metadata: z
    .looseObject({
      keyword_filter: list(text(1, 60), 0, 1000).nullish(),
      regex_patterns: list(text(1, 260), 0, 10).nullish(),
      allow_list: list(text(1, 60), 0, 1000).nullish(),
      presets: z.array(int(1, 3)).nullish(),
      mention_total_limit: int(0, 50).nullish(),
      mention_raid_protection_enabled: flag,
    })
    .nullish(),
  actions: list(action, 1, 5),
  enabled: flag,
  exempt_roles: list(snowflake, 0, 20).nullish(),
  exempt_channels: list(snowflake, 0, 50).nullish(),
});

const ruleForm = changeForm.extend({ trigger_type: z.literal([1, 3, 4, 5, 6]) }).superRefine((rule, context) => {
  if (rule.trigger_type !== Keyword) return;
  const { keyword_filter: words, regex_patterns: patterns } = rule.trigger_metadata ?? {};
  if (words?.length || patterns?.length) return;
  reportViolation(context, 'BASE_TYPE_REQUIRED', 'This field is required', ['trigger_metadata', 'keyword_filter']);
});

const BASE = '/guilds/:guild/auto-moderation/rules';
const ONE = `${BASE}/:rule` as const;

interface RuleChange {
  readonly reason: string | undefined;
  readonly before?: APIAutoModerationRule;
  readonly after?: APIAutoModerationRule;
}

/** Routes of automatic moderation. */
export function autoModerationRoutes({ ids, world }: Discord): Route[] {
  const { ManageGuild } = PermissionFlagsBits;
  const requireRule = ({ params }: Call<'guild' | 'rule'>) => {
    const state = requireServer(world, params.guild, ManageGuild);
    const rule = state.rules.get(params.rule);
    if (!rule) throw discordErrors.unknownRule();
    return { state, rule };
  };
  const tell = (state: ServerState, change: 'Create' | 'Update' | 'Delete', about: RuleChange) => {
    const rule = (about.after ?? about.before)!;
    const event = `AUTO_MODERATION_RULE_${change.toUpperCase() as Uppercase<typeof change>}` as const;
    state.send(event, rule, GatewayIntentBits.AutoModerationConfiguration);
    state.audit(ids.next(), { action: AuditLogEvent[`AutoModerationRule${change}`], target: rule.id, ...about });
  };
  return [
    route('GET', BASE, ({ params }) => ({
      body: [...requireServer(world, params.guild, ManageGuild).rules.values()],
    })),
    route('GET', ONE, (call) => ({ body: requireRule(call).rule })),
    route('POST', BASE, ({ params, body, reason }) => {
      const state = requireServer(world, params.guild, ManageGuild);
      const form = check(ruleForm, body);
      const same = [...state.rules.values()].filter((rule) => rule.trigger_type === form.trigger_type);
      if (same.length >= (MAX_RULES[form.trigger_type] ?? 1)) {
        const message = 'Maximum number of rules of this type reached';
        throw validationError([{ path: [], code: 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED', message }]);
      }
      const rule = {
        ...form,
        id: ids.next(),
        guild_id: state.id,
        creator_id: APPLICATION_ID,
        trigger_metadata: form.trigger_metadata ?? {},
        actions: form.actions.map(({ type, metadata }) => ({ type, metadata: metadata ?? {} })),
        enabled: form.enabled ?? false,
        exempt_roles: form.exempt_roles ?? [],
        exempt_channels: form.exempt_channels ?? [],
      } as APIAutoModerationRule;
      state.rules.set(rule.id, rule);
      tell(state, 'Create', { reason, after: rule });
      return { body: rule };
    }),
    route('PATCH', ONE, (call) => {
      const { state, rule } = requireRule(call);
      const change = check(changeForm.partial(), call.body);
      const after = { ...rule, ...change } as APIAutoModerationRule;
      state.rules.set(rule.id, after);
      tell(state, 'Update', { reason: call.reason, before: rule, after });
      return { body: after };
    }),
    route('DELETE', ONE, (call) => {
      const { state, rule } = requireRule(call);
      state.rules.delete(rule.id);
      tell(state, 'Delete', { reason: call.reason, before: rule });
      return {};
    }),
  ];
}

/** Returns the keyword and the matching text, or undefined if a rule does not match. */
function matchOf(rule: APIAutoModerationRule, { content, mentions, mention_roles }: APIMessage) {
  const { keyword_filter: words = [], regex_patterns: patterns = [], allow_list: allowed = [] } = rule.trigger_metadata;
  if (rule.trigger_type === MentionSpam) {
    const count = mentions.length + mention_roles.length;
    return count > (rule.trigger_metadata.mention_total_limit ?? 0) ? { keyword: null, text: content } : undefined;
  }
  if (rule.trigger_type !== Keyword) return undefined;
  const patternOf = (word: string) => {
    const text = word.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${word.startsWith('*') ? '' : '(?<![\\p{L}\\p{N}])'}${text}${word.endsWith('*') ? '' : '(?![\\p{L}\\p{N}])'}`;
  };
  if (allowed.some((word) => new RegExp(patternOf(word), 'iu').test(content))) return undefined;
  const all = [
    ...words.map((keyword) => ({ keyword, pattern: patternOf(keyword) })),
    ...patterns.map((keyword) => ({ keyword, pattern: keyword })),
  ];
  for (const { keyword, pattern } of all) {
    const text = matching(pattern, content);
    if (text !== undefined) return { keyword, text };
  }
  return undefined;
}

/** Returns the text that matches a pattern. A pattern that JavaScript cannot read matches nothing. */
function matching(pattern: string, content: string): string | undefined {
  try {
    return new RegExp(pattern, 'iu').exec(content)?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Applies the server's rules to a new message: alerts, timeouts, and the refusal to post it. Authors who manage the
 * server are exempt. Throws Discord's error if the message is blocked.
 */
export function checkBlocked(discord: Discord, message: APIMessage, channel: WorldChannel): void {
  if (isChat(channel)) return;
  const { clock, world } = discord;
  const state = world.state(guildOf(channel).guild_id);
  const user = message.author.id;
  const { Administrator, ManageGuild } = PermissionFlagsBits;
  if (world.permissionsOf(user, channel) & (Administrator | ManageGuild)) return;
  let isBlocked = false;
  for (const rule of state.rules.values()) {
    const isExempt =
      rule.exempt_channels.includes(channel.id) ||
      rule.exempt_roles.some((role) => state.membership(user)?.roles.includes(role));
    if (!rule.enabled || isExempt || rule.event_type !== AutoModerationRuleEventType.MessageSend) continue;
    const match = matchOf(rule, message);
    if (!match) continue;
    for (const { type, metadata } of rule.actions) {
      isBlocked ||= type === BlockMessage;
      if (type === Timeout && user !== APPLICATION_ID) {
        const until = timestamp(clock.now() + (metadata?.duration_seconds ?? 0) * 1000);
        state.changeMember(user, { communication_disabled_until: until });
      }
      const alert = world.channels.get(metadata?.channel_id ?? '');
      if (type === SendAlertMessage && alert && isTextChannel(alert)) {
        const form = {
          embeds: [{ description: message.content, fields: [{ name: 'Rule', value: rule.name }] }],
          allowed_mentions: { parse: [] },
        };
        world.post(composeUnchecked(discord, { form, channel: alert, author: message.author, extra: { type: 24 } }));
      }
      const execution = {
        action: { type, metadata },
        rule_id: rule.id,
        rule_trigger_type: rule.trigger_type,
        user_id: user,
        channel_id: channel.id,
        content: message.content,
        matched_keyword: match.keyword,
        matched_content: match.text,
      };
      state.send('AUTO_MODERATION_ACTION_EXECUTION', execution, GatewayIntentBits.AutoModerationExecution);
    }
  }
  if (isBlocked) throw discordErrors.blockedMessage();
}
