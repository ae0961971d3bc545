import { feminine, formatter, type Noun } from './noun.ts';

export const { number, list, either, count } = formatter('es');

/** The noun for a computer that plays. */
export const computer = feminine('máquina');

/** «el guerrero», «la reina», «el águila». */
export function the(noun: Noun): string {
  return takesNoArticle(noun) ? noun.noun : `${isLa(noun) ? 'la' : 'el'} ${noun.noun}`;
}

/** The computer with its article, as in a sentence. */
export const theComputer = the(computer);

/** «un guerrero», «una reina», «un águila». */
export function a(noun: Noun): string {
  return takesNoArticle(noun) ? noun.noun : `${isLa(noun) ? 'una' : 'un'} ${noun.noun}`;
}

/** «tu guerrero». */
export function your({ noun }: Noun): string {
  return `tu ${noun}`;
}

/** «del guerrero», «de la reina», «de Bo». */
export function of(noun: Noun | string): string {
  return contracted('de', 'del', noun);
}

/** «al guerrero», «a la reina», «a Bo». */
export function to(noun: Noun | string): string {
  return contracted('a', 'al', noun);
}

function contracted(preposition: string, withEl: string, noun: Noun | string): string {
  if (typeof noun === 'string' || takesNoArticle(noun)) {
    return `${preposition} ${typeof noun === 'string' ? noun : noun.noun}`;
  }
  return isLa(noun) ? `${preposition} la ${noun.noun}` : `${withEl} ${noun.noun}`;
}

function takesNoArticle({ name, gender }: Noun): boolean {
  return name === true || gender === undefined;
}

/** Feminine nouns that start with a stressed “a” take the masculine article. */
function isLa({ noun, gender }: Noun): boolean {
  return gender === 'f' && !/^(?:á|ha[cd]|agua\b|arma\b|ala\b|alma\b)/i.test(noun);
}

/** «el guerrero de Bo», or «tu guerrero» without an owner. */
export function owned(noun: Noun, owner: string | undefined): string {
  return owner === undefined ? your(noun) : `${the(noun)} ${of(owner)}`;
}
