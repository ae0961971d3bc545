import { expect, test } from 'vitest';
import { readParts } from './api.ts';

/** Returns the encoded form and its content type, as browsers and bots send them. */
async function sent(form: FormData): Promise<[Buffer, string]> {
  const response = new Response(form);
  return [Buffer.from(await response.arrayBuffer()), response.headers.get('content-type') ?? ''];
}

test('decodes an encoded form byte by byte', async () => {
  const form = new FormData();
  const bytes = Uint8Array.from({ length: 5000 }, (_, at) => (at * at) % 256);
  const lookalike = '\r\n--boundary\r\n\r\n--\r\n--';
  form.append('payload_json', '{"content":"Grüße\\r\\n"}');
  form.append('files[0]', new Blob([bytes], { type: 'image/png' }), 'a "b" ü.png');
  form.append('files[1]', new Blob([]), 'empty');
  form.append('odd "name"\n', lookalike);
  const parts = readParts(...(await sent(form)));
  expect(parts?.map(({ name, filename, type }) => [name, filename, type])).toEqual([
    ['payload_json', undefined, undefined],
    ['files[0]', 'a "b" ü.png', 'image/png'],
    ['files[1]', 'empty', 'application/octet-stream'],
    ['odd "name"\r\n', undefined, undefined],
  ]);
  expect(parts?.map((part) => part.bytes)).toEqual([
    Buffer.from('{"content":"Grüße\\r\\n"}'),
    Buffer.from(bytes),
    Buffer.alloc(0),
    Buffer.from(lookalike),
  ]);
});

test('rejects a truncated form', async () => {
  const form = new FormData();
  form.append('files[0]', new Blob(['abc'], { type: 'image/png' }), 'a.png');
  form.append('payload_json', '{}');
  const [bytes, type] = await sent(form);
  const whole = bytes.lastIndexOf('--') + 2;
  for (let length = 0; length < whole; length++) expect(readParts(bytes.subarray(0, length), type)).toBeUndefined();
  expect(readParts(bytes.subarray(0, whole), type)).toHaveLength(2);
});

const HEAD = 'Content-Disposition: form-data; name="a"';

test.each([
  ['no boundary', 'multipart/form-data', `--x\r\n${HEAD}\r\n\r\nb\r\n--x--`, undefined],
  ['one in quotes', 'multipart/form-data; boundary="x y"', `--x y\r\n${HEAD}\r\n\r\nb\r\n--x y--\r\n`, 1],
  ['another boundary', 'multipart/form-data; boundary=y', `--x\r\n${HEAD}\r\n\r\nb\r\n--x--`, undefined],
  ['a longer boundary', 'multipart/form-data; boundary=x', `--xy\r\n${HEAD}\r\n\r\nb\r\n--xy--`, undefined],
  ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n', 0],
  ['a part without a name', 'multipart/form-data; boundary=x', '--x\r\nContent-Type: a/b\r\n\r\nb\r\n--x--', undefined],
  ['a part without a head', 'multipart/form-data; boundary=x', '--x\r\n\r\nb\r\n--x--', undefined],
  [
    'a head without end',
    'multipart/form-data; boundary=x',
    `--x\r\n${HEAD};${' '.repeat(5000)}\r\n\r\nb\r\n--x--`,
    undefined,
  ],
  ['other line endings', 'multipart/form-data; boundary=x', `--x\n${HEAD}\n\nb\n--x--`, undefined],
])('parses %s', (_, type, body, count) => {
  expect(readParts(Buffer.from(body), type)?.length).toBe(count);
});
