import type { Action, PageMessage } from '../../protocol.ts';

/** A connection to the playground that reconnects automatically. */
interface PageConnection {
  send(action: Action): void;
  /** Reconnects, for example as another user. */
  restart(): void;
}

interface ConnectionListener {
  /** Name of the user. Without one the playground chooses. */
  person(): string | undefined;
  onMessage(update: PageMessage): void;
  onDisconnect(): void;
}

const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 5_000;

/** Connects to the playground and reconnects with increasing delays. */
export function connect(listener: ConnectionListener): PageConnection {
  let wait = MIN_RETRY_MS;
  let socket = dial();

  function dial(): WebSocket {
    const address = new URL('/people', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const person = listener.person();
    if (person) address.searchParams.set('as', person);
    const opened = new WebSocket(address);
    opened.addEventListener('message', ({ data }) => {
      if (opened !== socket) return;
      wait = MIN_RETRY_MS;
      listener.onMessage(JSON.parse(String(data)) as PageMessage);
    });
    opened.addEventListener('close', () => {
      if (opened !== socket) return;
      listener.onDisconnect();
      setTimeout(() => {
        if (opened === socket) socket = dial();
      }, wait);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    });
    return opened;
  }

  return {
    send(action) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(action));
    },
    restart() {
      const old = socket;
      socket = dial();
      old.close();
    },
  };
}
