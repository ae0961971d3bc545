import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { APPLICATION_ID, type PlaygroundUser } from '../world/setup.ts';

/** The scopes that an Activity can ask for without Discord's approval. */
export const SCOPE =
  /^(identify|email|guilds(\.members\.read)?|openid|applications\.(commands|entitlements)|rpc\.activities\.write)$/;

const CODE_LIFETIME_MS = 10 * 60_000;
export const TOKEN_LIFETIME_MS = 604_800_000;
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

export interface TokenPair extends Grant {
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
