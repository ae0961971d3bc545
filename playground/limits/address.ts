import { broke, text } from './form.ts';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/** A web address with one of these schemes: a link must not run anything. */
export function address(longest: number, schemes: readonly string[]) {
  return text(1, longest).superRefine((value, context) => {
    const scheme = SCHEME.exec(value)?.[1]?.toLowerCase();
    if (scheme === undefined || !URL.canParse(value)) {
      broke(context, 'URL_TYPE_INVALID_URL', 'Not a well formed URL.');
    } else if (!schemes.includes(scheme)) {
      const known = schemes.map((one) => `'${one}'`).join(', ');
      const message = `Scheme "${scheme}" is not supported. Scheme must be one of (${known}).`;
      broke(context, 'URL_TYPE_INVALID_SCHEME', message);
    }
  });
}

/** Where a link may lead. */
export const WEB: readonly string[] = ['http', 'https'];

/** Where a picture may come from: the web, or the files of the same message. */
export const MEDIA: readonly string[] = [...WEB, 'attachment'];
