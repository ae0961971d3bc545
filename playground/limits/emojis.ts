import { z } from 'zod';
import { reportViolation, text } from './form.ts';

/** Maximum number of emojis of an application. */
export const MAX_EMOJIS = 2000;

const MAX_IMAGE_BYTES = 256 * 1024;
const DATA_URI = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

const name = text(2, 32).superRefine((value, context) => {
  if (/^\w*$/.test(value)) return;
  reportViolation(context, 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
});

const image = z.string().transform((value, context) => {
  const [, type = '', base64 = ''] = DATA_URI.exec(value) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) reportViolation(context, 'IMAGE_INVALID', 'Invalid image data');
  else if (bytes.length > MAX_IMAGE_BYTES)
    reportViolation(
      context,
      'BINARY_TYPE_MAX_SIZE',
      `File cannot be larger than ${(MAX_IMAGE_BYTES / 1024).toFixed(1)} kb.`,
    );
  return { type, bytes };
});

export const emojiForm = z.looseObject({ name, image });

export const emojiChange = z.looseObject({ name });
