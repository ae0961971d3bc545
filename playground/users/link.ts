import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Tabs } from '../people/tabs.ts';
import type { Action, PageMessage } from '../protocol.ts';
import type { PlaygroundUser } from '../world/setup.ts';

/** A user's connection to the playground, over a WebSocket or in the same process. */
export interface Link {
  /** Connects. `lost` is called when the connection closes; the link then reconnects automatically. */
  open(receive: (update: PageMessage) => void, lost: () => void): void;
  send(action: Action): void;
  /** Waits until all messages that were sent to this user have arrived. */
  flush(): Promise<void>;
  close(): void;
}

const RECONNECT_MS = 100;

/** Returns a link to a playground in this process. Messages arrive immediately. */
export function directLink(tabs: Tabs, person: PlaygroundUser): Link {
  let tab: ReturnType<Tabs['open']> | undefined;
  return {
    open(receive) {
      // A copy, because tests must not change the world through messages.
      tab = tabs.open(person, (update) => receive(JSON.parse(JSON.stringify(update)) as PageMessage));
    },
    send: (action) => tab?.receive(JSON.stringify(action)),
    flush: async () => {},
    close: () => tab?.close(),
  };
}

/** Returns a link to a playground at an address. */
export function socketLink(address: string): Link {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const link: Link = {
    open(receive, lost) {
      const opened = new WebSocket(address, { perMessageDeflate: false });
      socket = opened;
      opened.on('message', (data) => receive(JSON.parse(String(data)) as PageMessage));
      opened.on('error', () => opened.terminate());
      opened.on('close', () => {
        lost();
        if (!isClosed) setTimeout(() => isClosed || link.open(receive, lost), RECONNECT_MS);
      });
    },
    send: (action) => socket?.send(JSON.stringify(action)),
    async flush() {
      const open = socket;
      if (open?.readyState !== WebSocket.OPEN) return;
      const heard = new AbortController();
      const until = (event: string) => once(open, event, { signal: heard.signal });
      open.ping();
      await Promise.race([until('pong'), until('close')]);
      heard.abort();
    },
    close() {
      isClosed = true;
      socket?.close();
    },
  };
  return link;
}
