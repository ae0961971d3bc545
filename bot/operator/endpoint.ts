import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Status } from 'discord.js';
import type { Longtable } from '../longtable.ts';
import type { Metrics } from './metrics.ts';

/** A port of the operator's own: `/metrics` for Prometheus, `/health` for whoever restarts what is ill. */
export interface Endpoint {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the operator's port. */
export async function openEndpoint(
  { host, port }: { host: string; port: number },
  longtable: Longtable,
  metrics: Metrics,
): Promise<Endpoint> {
  const server = createServer(({ url }, response) => void answer(url ?? '', response, longtable, metrics));
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${address}:${bound}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(path: string, response: ServerResponse, longtable: Longtable, metrics: Metrics): Promise<void> {
  try {
    if (path === '/metrics') return send(response, 200, 'text/plain; version=0.0.4', await metrics.text());
    if (path !== '/health') return send(response, 404, 'text/plain', 'There is /metrics and /health.\n');
    const ill = await illness(longtable);
    send(
      response,
      ill.length === 0 ? 200 : 503,
      'application/json',
      JSON.stringify({ healthy: ill.length === 0, ill }),
    );
  } catch (error) {
    send(response, 500, 'text/plain', `${error}\n`);
  }
}

/** What keeps the bot from answering people, in words. */
async function illness({ bot }: Longtable): Promise<string[]> {
  const { client, context } = bot;
  const away = client.ws.shards.filter(({ status }) => status !== Status.Ready).map(({ id }) => id);
  const ill = away.length > 0 ? [`Not connected to Discord: shard ${away.join(', ')}`] : [];
  try {
    await context.migrationStates.get('health');
  } catch (error) {
    ill.push(`The storage does not answer: ${error instanceof Error ? error.message : error}`);
  }
  return ill;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
