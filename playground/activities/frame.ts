import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PageMessage } from '../protocol.ts';
import { applicationSummary, SCOPE } from '../rest/routes/oauth.ts';
import { APPLICATION_ID, type PlaygroundUser } from '../world/setup.ts';
import type { Activities } from './activities.ts';

/** Opcodes of the messages between an Activity and Discord. */
const Opcode = { Handshake: 0, Frame: 1, Close: 2 } as const;

const handshake = z.object({ v: z.unknown(), encoding: z.unknown(), client_id: z.unknown(), frame_id: z.unknown() });
const command = z.object({
  cmd: z.string(),
  args: z.looseObject({}).nullish(),
  evt: z.string().nullish(),
  nonce: z.string().nullish(),
});
type Command = z.infer<typeof command>;
const closing = z.object({ code: z.int(), message: z.string().max(1_000).nullish() });

const message = z.union([
  z.tuple([z.literal(Opcode.Handshake), handshake]),
  z.tuple([z.literal(Opcode.Frame), command]),
  z.tuple([z.literal(Opcode.Close), closing]),
]);

/** An error that an Activity receives. */
class ActivityError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const OAUTH2_ERROR = 5000;

/** What the bridge sends instead of a message that would not reach Discord. */
const LOST = 'lost';
const LOST_SENTENCE =
  'The Activity was reloaded, and Discord does not get its messages. Serve its page with Referrer-Policy: no-referrer';

/** The client's configuration, which READY has. */
const CONFIG = { cdn_host: 'cdn.discordapp.com', api_endpoint: '//discord.com/api', environment: 'production' };

const authorization = z.object({
  client_id: z.string(),
  scope: z.array(z.string()).min(1).max(30),
  response_type: z.literal('code').nullish(),
  code_challenge: z.string().max(128).nullish(),
  code_challenge_method: z.literal('S256').nullish(),
});
const authentication = z.object({ access_token: z.string().nullish() });
const log = z.object({ level: z.string().max(20), message: z.string().transform((text) => text.slice(0, 2_000)) });
const link = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_048) });
const orientationLock = z.object({ lock_state: z.int().min(1).max(3) });

/** The scope that an event needs. An empty text is any scope, that is AUTHENTICATE. */
const EVENTS: Readonly<Record<string, string | undefined>> = {
  ACTIVITY_LAYOUT_MODE_UPDATE: undefined,
  ORIENTATION_UPDATE: '',
  THERMAL_STATE_UPDATE: '',
  ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE: '',
  CURRENT_USER_UPDATE: 'identify',
  CURRENT_GUILD_MEMBER_UPDATE: 'guilds.members.read',
};

/** What the user sees of the Activity: focused, picture in picture or in a grid, upright or across. */
export interface View {
  readonly layout: 0 | 1 | 2;
  readonly orientation: 'portrait' | 'landscape';
}

/** An instance of the Activity, in which its users meet. */
export interface Instance {
  readonly id: string;
  readonly launchId: string;
  readonly channel: string;
  readonly guild: string | undefined;
}

/** An iframe with the Activity, seen from Discord's client: it answers the messages of the embedded app SDK. */
export class Frame {
  readonly id = randomUUID();
  readonly person: PlaygroundUser;
  readonly instance: Instance;
  readonly #host: Activities;
  #tell: (update: PageMessage) => void = () => {};
  #scopes: readonly string[] | undefined;
  readonly #subscriptions = new Set<string>();
  #view: View = { layout: 0, orientation: 'landscape' };
  /** The open question to the user. */
  #question: { readonly number: number; decide(isAllowed: boolean): void } | undefined;
  #questions = 0;

  constructor(host: Activities, person: PlaygroundUser, instance: Instance) {
    this.#host = host;
    this.person = person;
    this.instance = instance;
  }

  /** Connects the frame to the tab that shows it. */
  attach(tell: (update: PageMessage) => void): void {
    this.#tell = tell;
  }

  /** Handles a message of the Activity. */
  receive(given: unknown): void {
    const read = message.safeParse(given);
    if (!read.success) {
      this.#host.emit('reject', given === LOST ? LOST_SENTENCE : 'The Activity sent a message that Discord ignores');
      return;
    }
    const [opcode, payload] = read.data;
    if (opcode === Opcode.Handshake) this.#greet(payload);
    else if (opcode === Opcode.Frame) void this.#answer(payload);
    else this.#host.leave(this, payload.code === 1000 ? undefined : (payload.message ?? String(payload.code)));
  }

  /** Tells the tab that the Activity has closed. `reason` is what the user sees. */
  close(reason?: string): void {
    this.#tell({ type: 'closed', frame: this.id, ...(reason !== undefined && { reason }) });
  }

  /** Sends the user's decision on a question. */
  decide(number: number, isAllowed: boolean): void {
    if (this.#question?.number !== number) return;
    const { decide } = this.#question;
    this.#question = undefined;
    decide(isAllowed);
  }

  setView(view: Partial<View>): void {
    this.#view = { ...this.#view, ...view };
    if (view.layout !== undefined) this.#report('ACTIVITY_LAYOUT_MODE_UPDATE');
    if (view.orientation !== undefined) this.#report('ORIENTATION_UPDATE');
  }

  /** Reports that a user has joined or left. */
  reportParticipants(): void {
    this.#report('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE');
  }

  /** A handshake starts a new session, also after a reload. */
  #greet({ v, encoding, client_id }: z.infer<typeof handshake>): void {
    this.#scopes = undefined;
    this.#subscriptions.clear();
    this.#question?.decide(false);
    this.#question = undefined;
    if (client_id !== APPLICATION_ID) this.#refuse(4000, 'Invalid Client ID');
    else if (v !== 1) this.#refuse(4004, 'Invalid Version');
    else if (encoding !== 'json') this.#refuse(4005, 'Invalid Encoding');
    else this.#dispatch('READY', { v: 1, config: CONFIG });
  }

  #refuse(code: number, message: string): void {
    this.#host.emit('reject', `The Activity’s handshake was refused: ${code} ${message}`);
    this.#send([Opcode.Close, { code, message }]);
  }

  async #answer(given: Command): Promise<void> {
    const { cmd, evt, nonce = null } = given;
    const answer = (kind: string | null, data: unknown) => this.#send([Opcode.Frame, { cmd, evt: kind, nonce, data }]);
    try {
      answer(null, await this.#run(given));
      // Some events are sent immediately on subscribing.
      if (cmd === 'SUBSCRIBE' && (evt === 'ORIENTATION_UPDATE' || evt === 'THERMAL_STATE_UPDATE')) this.#report(evt);
    } catch (error) {
      const isKnown = error instanceof ActivityError;
      if (!isKnown) console.error('playground: a command of an Activity failed', error);
      answer(
        'ERROR',
        isKnown ? { code: error.code, message: error.message } : { code: 1000, message: 'Unknown error' },
      );
    }
  }

  #run({ cmd, args, evt }: Command): unknown {
    switch (cmd) {
      case 'AUTHORIZE':
        return this.#authorize(parse(authorization, args));
      case 'AUTHENTICATE':
        return this.#authenticate(parse(authentication, args).access_token ?? '');
      case 'GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS':
        this.#require('');
        return this.#participants();
      case 'SUBSCRIBE':
      case 'UNSUBSCRIBE':
        return this.#subscribe(evt ?? '', cmd === 'SUBSCRIBE');
      case 'CAPTURE_LOG': {
        const { level, message } = parse(log, args);
        this.#host.emit('log', level, message, this);
        return null;
      }
      case 'OPEN_EXTERNAL_LINK': {
        const { url } = parse(link, args);
        return this.#ask({ url }).then((opened) => ({ opened }));
      }
      case 'SET_ORIENTATION_LOCK_STATE':
        parse(orientationLock, args);
        return null;
      case 'USER_SETTINGS_GET_LOCALE':
        this.#require('identify');
        return { locale: this.#host.world.languages.of(this.person.user.id) };
      default:
        throw new ActivityError(4002, `Invalid command: ${cmd}`);
    }
  }

  /** Throws unless the Activity has authenticated with a scope. */
  #require(scope: string): void {
    if (this.#scopes && (scope === '' || this.#scopes.includes(scope))) return;
    throw new ActivityError(4006, `Not authenticated or invalid scope${scope && `: ${scope}`}`);
  }

  /** Returns a code. The user is asked for consent unless they have given it before. */
  async #authorize({ client_id, scope, code_challenge }: z.infer<typeof authorization>): Promise<object> {
    const { grants } = this.#host;
    if (client_id !== APPLICATION_ID) throw new ActivityError(4007, 'Invalid Client ID');
    const unknown = scope.find((one) => !SCOPE.test(one));
    if (unknown !== undefined) throw new ActivityError(OAUTH2_ERROR, `invalid_scope: ${unknown}`);
    const isAllowed = grants.hasConsent(this.person, scope) || (await this.#ask({ scopes: scope }));
    if (!isAllowed) throw new ActivityError(OAUTH2_ERROR, 'OAuth2 Error: access_denied: The user denied the request');
    return { code: grants.issueCode(this.person, scope, code_challenge ?? undefined) };
  }

  #authenticate(token: string): object {
    const { grants, world } = this.#host;
    const pair = grants.find(token);
    if (pair?.person.user.id !== this.person.user.id) throw new ActivityError(4009, 'Invalid access token');
    this.#scopes = pair.scopes;
    const { id, username, discriminator, avatar, global_name } = this.person.user;
    return {
      access_token: token,
      user: { id, username, discriminator, public_flags: 0, avatar, global_name },
      scopes: pair.scopes,
      expires: new Date(pair.expiresAt).toISOString(),
      application: { ...applicationSummary(world.users.bot.global_name), rpc_origins: [] },
    };
  }

  #participants(): object {
    const participants = this.#host.participantsOf(this.instance).map(({ user }) => {
      const { id, username, discriminator, avatar, global_name } = user;
      const nothing = { flags: 0, bot: false, avatar_decoration_data: null, premium_type: 0 };
      return { id, username, discriminator, avatar, global_name, ...nothing };
    });
    return { participants };
  }

  #subscribe(event: string, isOn: boolean): object {
    if (!Object.hasOwn(EVENTS, event)) throw new ActivityError(4004, `Invalid event: ${event}`);
    const scope = EVENTS[event];
    if (isOn && scope !== undefined) this.#require(scope);
    if (isOn) this.#subscriptions.add(event);
    else this.#subscriptions.delete(event);
    return { evt: event };
  }

  /** Asks the user and returns their decision. Only one question can be open. */
  #ask(about: { readonly scopes: readonly string[] } | { readonly url: string }): Promise<boolean> {
    if (this.#question) throw new ActivityError(OAUTH2_ERROR, 'Already asking the user');
    const number = ++this.#questions;
    const decision = new Promise<boolean>((decide) => {
      this.#question = { number, decide };
    });
    this.#tell({ type: 'question', frame: this.id, number, ...about });
    return decision;
  }

  /** Sends the current data of an event to an Activity that has subscribed to it. */
  #report(event: string): void {
    if (!this.#subscriptions.has(event)) return;
    const { layout, orientation } = this.#view;
    const data: Readonly<Record<string, object>> = {
      ACTIVITY_LAYOUT_MODE_UPDATE: { layout_mode: layout },
      ORIENTATION_UPDATE: { screen_orientation: orientation === 'portrait' ? 0 : 1, orientation },
      THERMAL_STATE_UPDATE: { thermal_state: 0 },
      ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE: this.#participants(),
    };
    if (data[event]) this.#dispatch(event, data[event]);
  }

  #dispatch(evt: string, data: object): void {
    this.#send([Opcode.Frame, { cmd: 'DISPATCH', evt, nonce: null, data }]);
  }

  #send(data: unknown): void {
    this.#tell({ type: 'frame', frame: this.id, data });
  }
}

function parse<Output>(schema: z.ZodType<Output>, args: Command['args']): Output {
  const read = schema.safeParse(args ?? {});
  if (read.success) return read.data;
  throw new ActivityError(4000, `Invalid payload: ${read.error.issues[0]?.path.join('.')}`);
}
