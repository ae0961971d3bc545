import { z } from 'zod';

/** An id, as text or as a number. */
export const snowflake = z.union([z.string().regex(/^\d{1,20}$/), z.number()]).transform(String);
