import type { GivenFile } from '../../protocol.ts';

/** The largest file that Discord takes from a person. */
export const FILE_MAX = 10 * 1024 * 1024;

/** A file as it goes to the playground. */
export async function readFile(file: File): Promise<GivenFile> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  return { filename: file.name, base64: await promise };
}
