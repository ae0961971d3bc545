import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LANGUAGES, type Language } from '@longtable/kit';
import { type APIUser, type REST, type RESTPostOAuth2AccessTokenResult, Routes } from 'discord.js';
import { z } from 'zod';
import { Lru } from '../../../storage/lru.ts';
import { HOUR_MS, MINUTE_MS } from '../../host/duration.ts';
import { cleanName } from '../../host/table/names.ts';
import { languageOf } from '../../render/text.ts';
import type { TokenRequest } from './client-messages.ts';

/** User of the Activity, confirmed by Discord, and the instance and channel in which they are. */
const identity = z.strictObject({
  user: z.string(),
  name: z.string(),
  instance: z.string(),
  channel: z.string(),
  guild: z.string().nullable(),
  language: z.enum(LANGUAGES),
});

export type Identity = z.infer<typeof identity>;

const location = z.object({ channel_id: z.string(), guild_id: z.string().nullish() });
const participant = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const runningInstance = z.object({ location, users: z.array(participant) });
type Instance = z.infer<typeof runningInstance>;

/** Time for which a session and a ticket are valid. A page without a valid session authorizes again. */
const SESSION_MS = 6 * HOUR_MS;
const TICKET_MS = 10_000;

/** Delays before an instance is read again, because Discord lists a new user a moment late. */
const RETRIES_MS = [300, 700, 1500];

/** Maximum number of instances that are remembered. */
const MAX_INSTANCES = 1000;

/** Maximum number of wrong codes from an address in an instance in a minute. */
const MAX_WRONG_CODES = 3;
const BUSY: Denied = { status: 503, reason: 'busy' };

/** Parts of the bot that confirm who a user is. */
interface IdentityParts {
  readonly rest: REST;
  /** Asks Discord for instances that are not known. */
  readonly strangers: REST;
  readonly application: string;
  /** The application's OAuth2 secret. It also signs sessions, so that every process accepts them. */
  readonly secret: string;
  now(): number;
}

/** Returned instead of an identity: the HTTP status and the reason. */
export interface Denied {
  readonly status: 401 | 403 | 503;
  readonly reason: string;
}

/** Confirms users with Discord and issues sessions and tickets. */
export class Identities {
  readonly #parts: IdentityParts;
  readonly #key: string;
  /** Instances that the bot has launched, or that Discord has confirmed. */
  readonly #instances = new Lru<true>(MAX_INSTANCES);
  /** Times of the last wrong codes, by address and instance. */
  readonly #wrongCodes = new Lru<readonly number[]>(MAX_INSTANCES);

  constructor(parts: IdentityParts) {
    this.#parts = parts;
    // Without a secret, Discord admits no one, and no session may be signed.
    this.#key = parts.secret === '' ? randomBytes(32).toString('hex') : `activity ${parts.secret}`;
  }

  addInstance(id: string): void {
    this.#instances.set(id, true);
  }

  /** Whether an instance is known to be real. */
  knows(id: string): boolean {
    return this.#instances.get(id) === true;
  }

  /** Asks Discord for an instance. Denies one that is not running. */
  async confirm(id: string): Promise<Denied | undefined> {
    const instance = await this.#readInstance(id, this.#parts.strangers);
    return instance === 'ended' ? { status: 403, reason: 'instance' } : instance ? undefined : BUSY;
  }

  /** Exchanges an OAuth2 code for a session. The page does not get the access token, because it asks Discord for nothing that needs it. */
  async admit(request: TokenRequest, address: string): Promise<Denied | { session: string; language: Language }> {
    const { rest, application, secret, now } = this.#parts;
    const sender = `${address} ${request.instance_id}`;
    const wrongCodes = () => this.#wrongCodes.get(sender)?.filter((at) => at > now() - MINUTE_MS) ?? [];
    if (wrongCodes().length >= MAX_WRONG_CODES) return BUSY;
    const form = {
      client_id: application,
      client_secret: secret,
      grant_type: 'authorization_code',
      code: request.code,
    };
    const denied: Denied = { status: 401, reason: 'code' };
    const token = (await rest
      .post(Routes.oauth2TokenExchange(), {
        auth: false,
        body: new URLSearchParams(form).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        passThroughBody: true,
      })
      .catch(({ status }) => {
        if (status === 400) this.#wrongCodes.set(sender, [...wrongCodes(), now()]);
      })) as RESTPostOAuth2AccessTokenResult | undefined;
    if (!token) return denied;
    const headers = { Authorization: `Bearer ${token.access_token}` };
    const user = (await rest.get(Routes.user(), { auth: false, headers }).catch(() => undefined)) as
      | APIUser
      | undefined;
    if (!user) return denied;
    const instance = await this.#retried(request.instance_id, (running) => hasUser(running, user.id));
    if (!instance) return { status: 403, reason: 'instance' };
    const { channel_id: channel, guild_id: guild = null } = instance.location;
    const language = languageOf(user.locale);
    const name = cleanName(user.global_name ?? user.username);
    const session = { user: user.id, name, instance: request.instance_id, channel, guild, language };
    return { session: this.#sign('session', session, SESSION_MS), language };
  }

  /** Returns a ticket for one socket. Refuses a user who has left the instance. */
  async ticketFor(known: Identity): Promise<Denied | { ticket: string }> {
    const instance = await this.#readInstance(known.instance);
    if (!hasUser(instance, known.user)) return { status: 403, reason: 'instance' };
    return { ticket: this.#sign('ticket', known, TICKET_MS) };
  }

  /** Whether a user is still in the instance of their page. True if Discord does not answer. */
  async isPresent({ user, instance }: Identity): Promise<boolean> {
    return (await this.usersIn(instance))?.includes(user) ?? true;
  }

  /** Returns who is in an instance. Undefined if Discord does not answer. */
  async usersIn(id: string): Promise<readonly string[] | undefined> {
    const instance = await this.#readInstance(id);
    return instance === 'ended' ? [] : instance?.users;
  }

  /** Reads an instance until `is` is true, a few times. Undefined if it stays false. */
  async #retried(id: string, is: (running: Instance) => boolean): Promise<Instance | undefined> {
    for (const delay of [...RETRIES_MS, undefined]) {
      const instance = await this.#readInstance(id);
      if (typeof instance === 'object' && is(instance)) return instance;
      if (delay === undefined) break;
      await sleep(delay);
    }
    return undefined;
  }

  /** Reads an instance from Discord. Undefined if Discord does not answer. */
  async #readInstance(id: string, rest = this.#parts.rest): Promise<Instance | 'ended' | undefined> {
    try {
      const running = await rest.get(Routes.applicationActivityInstance(this.#parts.application, id));
      this.addInstance(id);
      return runningInstance.safeParse(running).data;
    } catch (error) {
      if ((error as { readonly status?: unknown }).status !== 404) return undefined;
      this.#instances.delete(id);
      return 'ended';
    }
  }

  #sign(purpose: 'session' | 'ticket', of: Identity, ms: number): string {
    const body = Buffer.from(JSON.stringify({ ...of, purpose, until: this.#parts.now() + ms })).toString('base64url');
    return `${body}.${this.#signature(body)}`;
  }

  /** Returns the identity of a session or ticket. Undefined if it is forged or has expired. */
  verify(purpose: 'session' | 'ticket', text: string): Identity | undefined {
    const [body = '', signature = ''] = text.split('.');
    const [given, right] = [signature, this.#signature(body)].map((each) => Buffer.from(each)) as [Buffer, Buffer];
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    const { until, ...signed } = JSON.parse(Buffer.from(body, 'base64url').toString());
    if (signed.purpose !== purpose || until <= this.#parts.now()) return undefined;
    const { purpose: _, ...of } = signed;
    return identity.safeParse(of).data;
  }

  #signature(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}

function hasUser(instance: Instance | 'ended' | undefined, user: string): instance is Instance {
  return typeof instance === 'object' && instance.users.includes(user);
}
