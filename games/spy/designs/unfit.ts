import { eachLanguage, say, type Text } from '../../kit/text.ts';

const MOST = 3;

/** Why a file cannot be edited: the first few reasons, each with its path. */
export function unfit(reasons: readonly Text[]): { readonly problem: Text } {
  const list = eachLanguage((language) =>
    reasons
      .slice(0, MOST)
      .map((reason) => say(reason, language))
      .join('; '),
  );
  return {
    problem: { en: `This file isn’t valid: ${say(list, 'en')}.`, de: `Diese Datei ist ungültig: ${say(list, 'de')}.` },
  };
}
