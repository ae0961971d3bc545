import { randomBytes } from 'node:crypto';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

/** Makes Discord's requests, those with files in one piece: as streams of their parts they take twice as long. */
export const makeRequest: RESTOptions['makeRequest'] = async (url, init) => {
  const { body, headers } = init;
  if (!(body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const boundary = `longtable-${randomBytes(16).toString('hex')}`;
  return DefaultRestOptions.makeRequest(url, {
    ...init,
    headers: { ...(headers as Record<string, string>), 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: await inOnePiece(body, boundary),
  });
};

async function inOnePiece(form: FormData, boundary: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for (const [name, value] of form) {
    const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof value === 'string') pieces.push(Buffer.from(`${start}\r\n\r\n${value}\r\n`));
    else {
      const type = value.type || 'application/octet-stream';
      pieces.push(Buffer.from(`${start}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`));
      pieces.push(await value.bytes(), LINE_END);
    }
  }
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

const LINE_END = Buffer.from('\r\n');

/** A name as it stands in quotes. */
function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
