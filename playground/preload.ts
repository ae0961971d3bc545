/**
 * Loaded before a Node bot (`node --import`). Sends its requests for discord.com to the playground at PLAYGROUND_URL and
 * makes its Date follow the playground's clock. Timers of at least a minute run when the clock has passed them.
 */
import http, { get, type RequestOptions } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { PLAYGROUND_URL: url } = process.env;
if (url) {
  await redirectRequests(url);
  redirectHttps(url);
  followClock(url);
}

interface Dispatcher {
  dispatch(options: { origin?: string | URL }, handler: unknown): boolean;
}

/** Replaces the dispatcher that all versions of undici share, and with it `fetch`. */
async function redirectRequests(playground: string): Promise<void> {
  // Loads Node's undici, which sets its dispatcher.
  await fetch('data:,');
  const shared = globalThis as unknown as Record<symbol, Dispatcher>;
  const key = Symbol.for('undici.globalDispatcher.1');
  const own = shared[key];
  if (!own) return;
  const isDiscord = (origin: string | URL | undefined) =>
    /^https:\/\/((ptb|canary)\.)?discord(app)?\.com$/.test(origin instanceof URL ? origin.origin : (origin ?? ''));
  shared[key] = new Proxy(own, {
    get(target, name) {
      if (name === 'dispatch')
        return (options: { origin?: string | URL }, handler: unknown) =>
          target.dispatch(isDiscord(options.origin) ? { ...options, origin: playground } : options, handler);
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Replaces `https.request`, which eris and other libraries without undici use. */
function redirectHttps(playground: string): void {
  const own = https.request;
  const { hostname, port } = new URL(playground);
  const isDiscord = ({ host, hostname: name = host }: RequestOptions) =>
    /^((ptb|canary)\.)?discord(app)?\.com$/.test(name ?? '');
  https.request = ((first: RequestOptions | string | URL, ...rest: unknown[]) => {
    if (typeof first === 'string' || first instanceof URL || !isDiscord(first))
      return Reflect.apply(own, https, [first, ...rest]);
    const { agent: _, ...options } = first;
    return Reflect.apply(http.request, http, [
      { ...options, protocol: 'http:', host: hostname, hostname, port },
      ...rest,
    ]);
  }) as typeof https.request;
  syncBuiltinESMExports();
}

/** Minimum delay in ms of timers that follow the clock. Shorter ones belong to connections. */
const MIN_DELAY_MS = 60_000;
/** Maximum delay in ms of Node's timers. */
const MAX_DELAY_MS = 2 ** 31 - 1;

function followClock(playground: string): void {
  const SystemDate = Date;
  const systemNow = Date.now;
  let aheadMs = 0;
  const now = () => systemNow() + aheadMs;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    apply: () => new SystemDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  const moved = patchTimers(now);

  const connect = () => {
    const request = get(`${playground}/clock`, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        const line = text.trim().split('\n').at(-1) ?? '';
        if (!/^\d+$/.test(line)) return;
        aheadMs = Number(line);
        moved();
      });
      response.on('close', retry);
    });
    request.on('error', retry);
    request.on('socket', (socket) => socket.unref());
  };
  const systemTimeout = setTimeout;
  const retry = () => void systemTimeout(connect, 1_000).unref();
  connect();
}

/** Patches long timers. Returns a function that runs those which are due. */
function patchTimers(now: () => number): () => void {
  const { setTimeout: start, clearTimeout: cancel } = globalThis;
  const pending = new Map<NodeJS.Timeout, { at: number; run: () => void }>();
  const patched = (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    if (!(ms >= MIN_DELAY_MS && ms <= MAX_DELAY_MS)) return start(run, ms, ...values);
    const finish = () => {
      pending.delete(timer);
      run(...values);
    };
    const timer = start(finish, ms);
    pending.set(timer, { at: now() + ms, run: finish });
    return timer;
  };
  globalThis.setTimeout = Object.assign(patched, start) as typeof setTimeout;
  globalThis.clearTimeout = (timer) => {
    pending.delete(timer as NodeJS.Timeout);
    cancel(timer);
  };
  return () => {
    for (const [timer, { at, run }] of [...pending].sort(
      ([, earlierValue], [, laterValue]) => earlierValue.at - laterValue.at,
    )) {
      const isCancelled = '_destroyed' in timer && timer._destroyed === true;
      if (at > now() || isCancelled) continue;
      cancel(timer);
      run();
    }
  };
}
