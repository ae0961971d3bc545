import { type Case, formatter, type Gender, type Noun } from './noun.ts';

export const { number, list, either, count } = formatter('de');

const DEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das' },
  accusative: { m: 'den', f: 'die', n: 'das' },
  dative: { m: 'dem', f: 'der', n: 'dem' },
  genitive: { m: 'des', f: 'der', n: 'des' },
};

/** Endings of “ein”, “dein”, “kein”. */
const INDEFINITE: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
  genitive: { m: 'es', f: 'er', n: 'es' },
};

/** The noun in a case, without an article. */
export function form({ noun, cases }: Noun, wanted: Case = 'nominative'): string {
  return wanted === 'nominative' ? noun : (cases?.[wanted] ?? noun);
}

/** „der Saatbauer“, „den Saatbauern“. */
export function the(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => DEFINITE[wanted][gender]);
}

/** „ein Saatbauer“, „einen Saatbauern“. */
export function a(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => `ein${INDEFINITE[wanted][gender]}`);
}

/** „dein Saatbauer“, „deinen Saatbauern“. */
export function your(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => `dein${INDEFINITE[wanted][gender]}`);
}

/** „Bos“, „Ines’“. */
export function possessive(name: string): string {
  return /[sxzß]$/i.test(name) ? `${name}’` : `${name}s`;
}

function withArticle(noun: Noun, wanted: Case, article: (gender: Gender) => string): string {
  const word = form(noun, wanted);
  return noun.name || !noun.gender ? word : `${article(noun.gender)} ${word}`;
}

/** „Bos Saatbauer“, or „dein Saatbauer“ without an owner. */
export function owned(noun: Noun, owner: string | undefined, wanted: Case = 'nominative'): string {
  return owner === undefined ? your(noun, wanted) : `${possessive(owner)} ${form(noun, wanted)}`;
}
