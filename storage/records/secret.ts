import { z } from 'zod';
import type { RecordKind } from '../index.ts';

/** A secret of this installation in hexadecimal. The record id is its purpose. */
export const secretKind: RecordKind<string> = {
  name: 'secret',
  version: 1,
  cached: true,
  schema: z.string().regex(/^[0-9a-f]{64}$/),
};
