import type { IncomingMessage } from 'node:http';
import { discordErrors } from '../error.ts';
import type { Upload } from '../world/attachments.ts';

const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

/** The JSON and the files of a request. */
interface RequestBody {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** Reads the body of a request. Throws if it is too large. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
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
  // Keep the request open when leaving the loop, so that the error response can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw discordErrors.tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw discordErrors.invalidJson();
  }
}

function readMultipart(bytes: Buffer, type: string): RequestBody {
  const parts = readParts(bytes, type);
  const json = parts?.find(({ name }) => name === 'payload_json');
  if (!parts || json?.filename !== undefined) throw discordErrors.invalidForm();
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

interface AttachmentInfo {
  readonly id?: unknown;
  readonly filename?: string;
  readonly description?: string;
}

/** Returns the attachment metadata by index. Callbacks have their message under `data`, forum posts under `message`. */
function descriptions(body: unknown): Map<string, AttachmentInfo> {
  type Holder = { readonly attachments?: unknown };
  const outer = body as (Holder & { readonly data?: Holder; readonly message?: Holder }) | null;
  const about = (outer?.data ?? outer?.message ?? outer)?.attachments;
  return new Map((Array.isArray(about) ? (about as AttachmentInfo[]) : []).map((one) => [String(one?.id), one]));
}

/** A part of a multipart form: text, or a file with a filename. */
interface FormPart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const LAST = '--';
/** Maximum length of a part's head. */
const MAX_HEAD_BYTES = 4096;

/** Parses multipart/form-data. Undefined if it is malformed. */
export function readParts(bytes: Buffer, contentType: string): FormPart[] | undefined {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  if (!boundary) return undefined;
  const limit = Buffer.from(`${LINE_END}--${boundary[1] ?? boundary[2]}`, 'latin1');
  const parts: FormPart[] = [];
  // The first boundary has no line break before it.
  if (!limit.subarray(LINE_END.length).equals(bytes.subarray(0, limit.length - LINE_END.length))) return undefined;
  for (let at = limit.length - LINE_END.length; ; ) {
    const next = bytes.toString('latin1', at, at + LINE_END.length);
    if (next === LAST) return parts;
    const headEnd = bytes.indexOf(HEAD_END, at);
    if (next !== LINE_END || headEnd < 0 || headEnd - at > MAX_HEAD_BYTES) return undefined;
    const start = headEnd + HEAD_END.length;
    const end = bytes.indexOf(limit, start);
    const head = readHead(bytes.toString('utf8', at, headEnd));
    if (!head || end < 0) return undefined;
    // Copy the bytes, so that a small file does not keep the whole request in memory.
    parts.push({ ...head, bytes: Buffer.from(bytes.subarray(start, end)) });
    at = end + limit.length;
  }
}

function readHead(head: string): Omit<FormPart, 'bytes'> | undefined {
  const disposition = /^content-disposition: *form-data(;.*)$/im.exec(head)?.[1];
  const name = disposition && quotedParameter(disposition, 'name');
  if (name === undefined || name === '') return undefined;
  return {
    name,
    filename: quotedParameter(disposition ?? '', 'filename'),
    type: /^content-type:(.*)$/im.exec(head)?.[1]?.trim(),
  };
}

/** Returns a quoted parameter with the escapes of browsers decoded, or undefined if it is missing. */
function quotedParameter(disposition: string, what: string): string | undefined {
  const quoted = new RegExp(`; *${what}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return quoted?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
