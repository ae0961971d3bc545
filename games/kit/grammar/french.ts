import { formatter, masculine, type Noun } from './noun.ts';

export const { number, list, either, count } = formatter('fr');

/** The noun for a computer that plays. */
export const computer = masculine('ordinateur');

/** « le guerrier », « la reine », « l’archer ». */
export function the(noun: Noun): string {
  if (takesNoArticle(noun)) return noun.noun;
  if (startsWithVowel(noun.noun)) return `l’${noun.noun}`;
  return `${noun.gender === 'f' ? 'la' : 'le'} ${noun.noun}`;
}

/** The computer with its article, as in a sentence. */
export const theComputer = the(computer);

/** « un guerrier », « une reine ». */
export function a(noun: Noun): string {
  if (takesNoArticle(noun)) return noun.noun;
  return `${noun.gender === 'f' ? 'une' : 'un'} ${noun.noun}`;
}

/** « ton guerrier », « ta reine », « ton archère ». */
export function your({ noun, gender }: Noun): string {
  return `${gender === 'f' && !startsWithVowel(noun) ? 'ta' : 'ton'} ${noun}`;
}

/** « du guerrier », « de la reine », « de l’archer », « de Bo », « d’Ada ». */
export function of(noun: Noun | string): string {
  if (typeof noun === 'string' || takesNoArticle(noun)) {
    const name = typeof noun === 'string' ? noun : noun.noun;
    return startsWithVowel(name) ? `d’${name}` : `de ${name}`;
  }
  const word = the(noun);
  return word.startsWith('le ') ? `du ${noun.noun}` : `de ${word}`;
}

/** « au guerrier », « à la reine », « à l’archer », « à Bo ». */
export function to(noun: Noun | string): string {
  const word = typeof noun === 'string' ? noun : the(noun);
  const isMasculine = typeof noun !== 'string' && !takesNoArticle(noun) && word.startsWith('le ');
  return isMasculine ? `au ${noun.noun}` : `à ${word}`;
}

function takesNoArticle({ name, gender }: Noun): boolean {
  return name === true || gender === undefined;
}

/** Whether “le” and “de” are elided before a word. Words with an aspirated h are listed. */
function startsWithVowel(word: string): boolean {
  return (
    /^[aeiouyhœàâéèêëîïôûù]/i.test(word) && !/^(?:y[aeiou]|ha[cînru]|héros|hériss|hibou|hors|hur|huss)/i.test(word)
  );
}

/** « le guerrier de Bo », or « ton guerrier » without an owner. */
export function owned(noun: Noun, owner: string | undefined): string {
  return owner === undefined ? your(noun) : `${the(noun)} ${of(owner)}`;
}
