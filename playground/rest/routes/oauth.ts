import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { type Discord, DiscordError, discordErrors } from '../../discord.ts';
import { guildMember } from '../../world/guild.ts';
import { APPLICATION_ID, CLIENT_SECRET, PLAYGROUND_TOKEN, type PlaygroundUser } from '../../world/setup.ts';
import { type Call, type Reply, type Route, tokenRoute } from '../router.ts';

/** The scopes that an Activity can ask for without Discord's approval. */
export const SCOPE =
  /^(identify|email|guilds(\.members\.read)?|openid|applications\.(commands|entitlements)|rpc\.activities\.write)$/;

const CODE_LIFETIME_MS = 10 * 60_000;
const TOKEN_LIFETIME_MS = 604_800_000;
const MAX_GRANTS = 1_000;

/** What a user has allowed the application. */
interface Grant {
  readonly person: PlaygroundUser;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

interface Code extends Grant {
  /** SHA-256 of the verifier that the exchange must have, in base64url. */
  readonly challenge: string | undefined;
}

interface TokenPair extends Grant {
  readonly access: string;
  readonly refresh: string;
}

function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_GRANTS && oldest !== undefined) map.delete(oldest);
}

/** The consents of the users, and the OAuth2 codes and tokens that follow from them. */
export class Grants {
  readonly #clock: Clock;
  readonly #consents = new Map<string, ReadonlySet<string>>();
  readonly #codes = new Map<string, Code>();
  /** Each pair is stored by its access token and by its refresh token. */
  readonly #tokens = new Map<string, TokenPair>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the user has allowed all of these scopes before. */
  hasConsent({ user }: PlaygroundUser, scopes: readonly string[]): boolean {
    return scopes.every((scope) => this.#consents.get(user.id)?.has(scope));
  }

  /** Stores the user's consent and returns a code for one exchange. */
  issueCode(person: PlaygroundUser, scopes: readonly string[], challenge: string | undefined): string {
    put(this.#consents, person.user.id, new Set([...(this.#consents.get(person.user.id) ?? []), ...scopes]));
    const code = randomBytes(15).toString('base64url');
    put(this.#codes, code, { person, scopes, challenge, expiresAt: this.#clock.now() + CODE_LIFETIME_MS });
    return code;
  }

  /** Returns a token for a code. Undefined if the code is unknown, used or expired, or needs another verifier. */
  exchange(code: string, verifier: string): TokenPair | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (!grant || grant.expiresAt <= this.#clock.now()) return undefined;
    const isProven = createHash('sha256').update(verifier).digest('base64url') === grant.challenge;
    return grant.challenge === undefined || isProven ? this.#issueToken(grant) : undefined;
  }

  /** Returns a new token for a refresh token. Undefined if it is unknown. */
  refresh(token: string): TokenPair | undefined {
    const pair = this.#tokens.get(token);
    if (pair?.refresh !== token) return undefined;
    this.revoke(token);
    return this.#issueToken(pair);
  }

  /** Returns what an access token allows. Undefined if it is unknown or expired. */
  find(access: string): TokenPair | undefined {
    const pair = this.#tokens.get(access);
    return pair?.access === access && pair.expiresAt > this.#clock.now() ? pair : undefined;
  }

  revoke(token: string): void {
    const pair = this.#tokens.get(token);
    if (pair) for (const each of [pair.access, pair.refresh]) this.#tokens.delete(each);
  }

  #issueToken({ person, scopes }: Grant): TokenPair {
    const [access, refresh] = [randomBytes(21).toString('base64url'), randomBytes(21).toString('base64url')];
    const pair = { person, scopes, access, refresh, expiresAt: this.#clock.now() + TOKEN_LIFETIME_MS };
    for (const token of [access, refresh]) put(this.#tokens, token, pair);
    return pair;
  }
}

/** Returns the fields of the application that users and Activities see. */
export function applicationSummary(name: string | null) {
  return { id: APPLICATION_ID, name: name ?? '', icon: null, description: '' };
}

/** An error response of the token route in the format of OAuth2. */
class OAuthError extends DiscordError {
  override toJSON(): object {
    const [error, error_description] = this.message.split(': ');
    return { error, error_description };
  }
}

const client = z.object({ client_id: z.literal(APPLICATION_ID), client_secret: z.literal(CLIENT_SECRET) });

/** Returns the form of a token request. Throws if it is not form-encoded, or if the client's id or secret is wrong. */
function clientForm({ form, authorization = '' }: Call): URLSearchParams {
  if (!form) throw new OAuthError(400, 0, 'invalid_request: The body must be application/x-www-form-urlencoded.');
  const basic = /^Basic (.+)$/.exec(authorization)?.[1];
  const [client_id, client_secret] = basic ? Buffer.from(basic, 'base64').toString().split(':') : [];
  if (!client.safeParse({ client_id, client_secret, ...Object.fromEntries(form) }).success)
    throw new OAuthError(401, 0, 'invalid_client: The client id or the client secret is wrong.');
  return form;
}

/** Refuses a token or code that may come from a page. The bot has made no mistake, so that it is not reported. */
function refuse(status: number, body: object): Reply {
  return { status, body };
}

const UNAUTHORIZED = refuse(401, { message: '401: Unauthorized', code: 0 });

/** Routes of OAuth2, and those that a user's access token authorizes. */
export function oauthRoutes({ activities: { grants }, world }: Discord): Route[] {
  const exchange = (call: Call): Reply => {
    const form = clientForm(call);
    const type = form.get('grant_type');
    if (type !== 'authorization_code' && type !== 'refresh_token')
      throw new OAuthError(
        400,
        0,
        'unsupported_grant_type: The playground knows authorization_code and refresh_token.',
      );
    const pair =
      type === 'refresh_token'
        ? grants.refresh(form.get('refresh_token') ?? '')
        : grants.exchange(form.get('code') ?? '', form.get('code_verifier') ?? '');
    if (!pair) return refuse(400, { error: 'invalid_grant', error_description: `Invalid "code" in request.` });
    const { access, refresh, scopes } = pair;
    const expires_in = TOKEN_LIFETIME_MS / 1000;
    return {
      body: { token_type: 'Bearer', access_token: access, expires_in, refresh_token: refresh, scope: scopes.join(' ') },
    };
  };
  const withToken =
    (scope: string | undefined, read: (pair: TokenPair, call: Call) => unknown) =>
    (call: Call): Reply => {
      const pair = grants.find(/^Bearer (.+)$/.exec(call.authorization ?? '')?.[1] ?? '');
      if (!pair) return UNAUTHORIZED;
      if (scope && !pair.scopes.includes(scope)) throw discordErrors.missingAccess();
      return { body: read(pair, call) };
    };
  const user = withToken('identify', ({ person }) => ({
    ...person.user,
    locale: world.languages.of(person.user.id),
    mfa_enabled: true,
  }));
  return [
    tokenRoute('POST', '/oauth2/token', exchange),
    tokenRoute('POST', '/oauth2/token/revoke', (call) => {
      grants.revoke(clientForm(call).get('token') ?? '');
      return { body: {} };
    }),
    tokenRoute('GET', '/oauth2/@me', (call) => withToken(undefined, describe)(call)),
    tokenRoute('GET', '/users/@me', (call) => {
      if (call.authorization?.startsWith('Bearer ')) return user(call);
      if (call.authorization !== `Bot ${PLAYGROUND_TOKEN}`) throw discordErrors.unauthorized();
      return { body: { ...world.users.bot, verified: true, mfa_enabled: true, locale: 'en-US', flags: 0 } };
    }),
    tokenRoute('GET', '/users/@me/guilds/:guild/member', (call: Call) =>
      withToken('guilds.members.read', ({ person }) => {
        if (!world.hasServer(call.params.guild ?? '')) throw discordErrors.unknownGuild();
        return guildMember(world, person.user.id, call.params.guild);
      })(call),
    ),
  ];

  function describe({ scopes, expiresAt, person }: TokenPair): object {
    const application = applicationSummary(world.users.bot.global_name);
    const shown = scopes.includes('identify') && { user: person.user };
    return { application, scopes, expires: new Date(expiresAt).toISOString(), ...shown };
  }
}
