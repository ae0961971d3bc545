import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPlayground } from '../index.ts';

test('ignores a request that the bot does not complete', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => error.mockRestore());
  const { apiUrl, token, close } = await startPlayground({ limits: false });
  const { hostname, port, pathname } = new URL(`${apiUrl}/v10/channels/1/messages`);
  const socket = connect(Number(port), hostname);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bot ${token}`,
    'Content-Type: application/json',
    'Content-Length: 20',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"content":`);
  await once(socket, 'ready');
  socket.destroySoon();
  await once(socket, 'close');
  await fetch(`${apiUrl}/v10/gateway/bot`, { headers: { authorization: `Bot ${token}` } });
  await close();
  expect(error).not.toHaveBeenCalled();
});
