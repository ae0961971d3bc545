import type { IncomingMessage } from 'node:http';
import { refuse } from '../error.ts';
import type { Upload } from '../world/attachments.ts';
import { readParts } from './multipart.ts';

const LARGEST = 10 * 1024 * 1024;

/** What a request carried: its JSON, and its files in their order. */
interface Carried {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** Reads a request to its end, within Discord's size limit. */
export async function readBody(request: IncomingMessage): Promise<Carried> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return { body: undefined, files: [] };
  const type = request.headers['content-type'] ?? '';
  return type.startsWith('multipart/form-data')
    ? readMultipart(bytes, type)
    : { body: parse(bytes.toString()), files: [] };
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request: the refusal still has to get through.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST) throw refuse.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.brokenJson();
  }
}

function readMultipart(bytes: Buffer, type: string): Carried {
  const parts = readParts(bytes, type);
  const json = parts?.find(({ name }) => name === 'payload_json');
  if (!parts || json?.filename !== undefined) throw refuse.brokenForm();
  const body = json ? parse(json.bytes.toString()) : {};
  const described = descriptions(body);
  const files: Upload[] = [];
  for (const { name, filename, type, bytes } of parts) {
    const number = /^files\[(\d+)\]$/.exec(name)?.[1];
    if (number === undefined || filename === undefined) continue;
    const about = described.get(number);
    files.push({
      filename: about?.filename ?? filename,
      type: type || 'application/octet-stream',
      bytes,
      ...(about?.description && { description: about.description }),
    });
  }
  return { body, files };
}

interface About {
  readonly id?: unknown;
  readonly filename?: string;
  readonly description?: string;
}

/** What the JSON says about the files, by number. A callback keeps its message under `data`, a post of a forum under `message`. */
function descriptions(body: unknown): Map<string, About> {
  type Holder = { readonly attachments?: unknown };
  const outer = body as (Holder & { readonly data?: Holder; readonly message?: Holder }) | null;
  const about = (outer?.data ?? outer?.message ?? outer)?.attachments;
  return new Map((Array.isArray(about) ? (about as About[]) : []).map((one) => [String(one?.id), one]));
}
