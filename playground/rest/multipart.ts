/** A part of a form: a text, or a file, which has a name of its own. */
export interface Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const LAST = '--';
/** A longer head is not looked at. */
const HEAD_MAX = 4096;

/** Reads the parts of a form (multipart/form-data); nothing comes of what is none. */
export function readParts(bytes: Buffer, contentType: string): Part[] | undefined {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  if (!boundary) return undefined;
  const limit = Buffer.from(`${LINE_END}--${boundary[1] ?? boundary[2]}`, 'latin1');
  const parts: Part[] = [];
  // The first limit has no line before it.
  if (!limit.subarray(LINE_END.length).equals(bytes.subarray(0, limit.length - LINE_END.length))) return undefined;
  for (let at = limit.length - LINE_END.length; ; ) {
    const next = bytes.toString('latin1', at, at + LINE_END.length);
    if (next === LAST) return parts;
    const headEnd = bytes.indexOf(HEAD_END, at);
    if (next !== LINE_END || headEnd < 0 || headEnd - at > HEAD_MAX) return undefined;
    const start = headEnd + HEAD_END.length;
    const end = bytes.indexOf(limit, start);
    const head = readHead(bytes.toString('utf8', at, headEnd));
    if (!head || end < 0) return undefined;
    // A copy: a small file would keep a large request in memory.
    parts.push({ ...head, bytes: Buffer.from(bytes.subarray(start, end)) });
    at = end + limit.length;
  }
}

function readHead(head: string): Omit<Part, 'bytes'> | undefined {
  const disposition = /^content-disposition: *form-data(;.*)$/im.exec(head)?.[1];
  const name = disposition && quoted(disposition, 'name');
  if (name === undefined || name === '') return undefined;
  return {
    name,
    filename: quoted(disposition ?? '', 'filename'),
    type: /^content-type:(.*)$/im.exec(head)?.[1]?.trim(),
  };
}

/** What is said in quotes, where quotes and ends of lines are spelled as browsers do. */
function quoted(disposition: string, what: string): string | undefined {
  const said = new RegExp(`; *${what}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return said?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}
