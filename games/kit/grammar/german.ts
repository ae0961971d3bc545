import { type Case, formatter, type Gender, masculine, type Noun } from './noun.ts';

export const { number, list, either, count } = formatter('de');

/** The noun for a computer that plays. */
export const computer: Noun = { ...masculine('Computer'), cases: { genitive: 'Computers' } };

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
export function form({ noun, cases, name }: Noun, wanted: Case = 'nominative'): string {
  if (name) return player(noun, wanted);
  return wanted === 'nominative' ? noun : (cases?.[wanted] ?? noun);
}

/** „der Saatbauer“, „den Saatbauern“. */
export function the(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => DEFINITE[wanted][gender]);
}

/** The computer with its article, as in a sentence. */
export const theComputer = the(computer);

/** „ein Saatbauer“, „einen Saatbauern“. */
export function a(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => `ein${INDEFINITE[wanted][gender]}`);
}

/** „dein Saatbauer“, „deinen Saatbauern“. */
export function your(noun: Noun, wanted: Case = 'nominative'): string {
  return withArticle(noun, wanted, (gender) => `dein${INDEFINITE[wanted][gender]}`);
}

/** „Bo“, „den Computer“. */
export function player(name: string, wanted: Case): string {
  return isComputer(name) ? the(computer, wanted) : name;
}

/** „Bos Hand“, „Ines’ Hand“, „Hand des Computers“. */
export function possessive(name: string, thing: string): string {
  return isComputer(name)
    ? `${thing} ${the(computer, 'genitive')}`
    : `${name}${/[sxzß]$/i.test(name) ? '’' : 's'} ${thing}`;
}

function isComputer(name: string): boolean {
  return name === theComputer;
}

function withArticle(noun: Noun, wanted: Case, article: (gender: Gender) => string): string {
  const word = form(noun, wanted);
  return noun.name || !noun.gender ? word : `${article(noun.gender)} ${word}`;
}

/** „Bos Saatbauer“, „der Saatbauer des Computers“, or „dein Saatbauer“ without an owner. */
export function owned(noun: Noun, owner: string | undefined, wanted: Case = 'nominative'): string {
  if (owner === undefined) return your(noun, wanted);
  return possessive(owner, isComputer(owner) ? the(noun, wanted) : form(noun, wanted));
}
