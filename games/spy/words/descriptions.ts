import { type Gender, type Language, say, type Text, type Translation } from '@longtable/kit';
import type { CharacterSpec } from '../files/characters.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { type PropertyName, properties } from '../rules/properties.ts';
import type { State } from '../state.ts';
import { texts } from './texts.ts';

/** German descriptions of the built-in characters, by the English ones. */
const GERMAN: Readonly<Record<string, string>> = {
  'Retired code breaker who still reads other people’s letters upside down.':
    'Codeknackerin im Ruhestand, die fremde Briefe noch immer kopfüber liest.',
  'Dock worker turned courier. Nothing short of a crane moves him.':
    'Erst Hafenarbeiter, dann Kurier. Nur ein Kran bringt ihn von der Stelle.',
  'Sings in three casinos and is wanted in four countries.': 'Singt in drei Casinos und wird in vier Ländern gesucht.',
  'Pickpocket with the calmest hands west of the river.': 'Taschendieb mit den ruhigsten Händen westlich des Flusses.',
  'Chemist. Tastes everything first and regrets nothing.': 'Chemikerin. Kostet alles zuerst und bereut nichts.',
  'Loses umbrellas, bets and tails, in that order.': 'Verliert Schirme, Wetten und Verfolger, in dieser Reihenfolge.',
  'Ski champion who takes every staircase four steps at a time.':
    'Skimeisterin, die jede Treppe vier Stufen auf einmal nimmt.',
  'Butler to six ministers. Nobody ever saw him leave a room.':
    'Butler bei sechs Ministern. Niemand sah ihn je einen Raum verlassen.',
  'Locksmith’s daughter. Doors open when they hear her coming.':
    'Tochter eines Schlossers. Türen gehen auf, wenn sie sie kommen hören.',
  'Demolition expert with a season ticket for the opera.': 'Sprengmeister mit Abonnement für die Oper.',
  'Diver who never quite dries between two assignments.':
    'Taucht beruflich und wird zwischen zwei Aufträgen nie ganz trocken.',
  'Band leader whose trombone case is heavier than it should be.':
    'Kapellmeister, dessen Posaunenkoffer schwerer ist, als er sein sollte.',
  'Portrait painter who remembers every face for ever.': 'Porträtmalerin, die kein Gesicht je vergisst.',
  'Croupier on his evening off. The wheel likes him.': 'Croupier an seinem freien Abend. Das Rad mag ihn.',
  'Nanny to a royal house, decorated twice for bravery.':
    'Kindermädchen eines Königshauses, zweimal für Tapferkeit ausgezeichnet.',
  'Fell into the fountain on the way in. Again.': 'Ist auf dem Weg herein in den Brunnen gefallen. Schon wieder.',
  'Acrobat who can do two things at once and usually does three.':
    'Artistisch begabt: kann zwei Dinge zugleich und macht meistens drei.',
  'Runs the best bar in town and the second best listening post.':
    'Führt die beste Bar der Stadt und den zweitbesten Horchposten.',
  'Undertaker. Patient, polite, and always on time.': 'Bestatter. Geduldig, höflich und immer pünktlich.',
  'Wreck diver turned insurance detective with a short fuse.':
    'Erst Wracktaucherin, dann Versicherungsdetektivin mit kurzer Lunte.',
  'Grand prix driver who walks as if he had lost his car.': 'Rennfahrer, der geht, als hätte er sein Auto verloren.',
  'Chess master who plays the people and not the pieces.':
    'Schachmeisterin, die die Leute spielt und nicht die Figuren.',
  'Accountant. If he is a spy, he hides it very, very well.':
    'Buchhalter. Wenn er ein Spion ist, verbirgt er es sehr, sehr gut.',
  'Perfume maker who can smell a lie across the ballroom.':
    'Parfümeurin, die eine Lüge quer durch den Ballsaal riecht.',
  'Watchmaker with steady fingers and a secret third pocket.':
    'Uhrmacher mit ruhigen Fingern und einer geheimen dritten Tasche.',
  'Novelist gathering material. Too much material.': 'Romanautorin auf Stoffsuche. Es ist schon zu viel Stoff.',
  'Museum guard by day, and by night as well.': 'Museumswächterin bei Tag und bei Nacht ebenfalls.',
  'Weightlifter with a weakness for sweet drinks.': 'Gewichtheber mit einer Schwäche für süße Getränke.',
  'Sleeping-car attendant who has never once slept.': 'Schlafwagenschaffner, der noch nie geschlafen hat.',
  'Opera diva with eleven suitcases and twelve keys.': 'Operndiva mit elf Koffern und zwölf Schlüsseln.',
  'Dining-car chef. Nobody asks what is in the soup.': 'Koch im Speisewagen. Niemand fragt, was in der Suppe ist.',
  'Bird watcher whose binoculars never point at birds.': 'Vogelkundlerin, deren Fernglas nie auf Vögel zeigt.',
  'Stoker who is quicker than the train.': 'Heizer, der schneller ist als der Zug.',
  'Diplomat with a smile for every border.': 'Diplomatin mit einem Lächeln für jede Grenze.',
  'Conjurer. Your watch is already in his pocket.': 'Zauberkünstler. Deine Uhr ist schon in seiner Tasche.',
  'Sled-dog driver on her first holiday.': 'Hundeschlittenführerin in ihrem ersten Urlaub.',
  'General without an army, travelling with its band.': 'General ohne Armee, unterwegs mit ihrer Kapelle.',
  'Reporter who writes faster than people talk.': 'Reporterin, die schneller schreibt, als andere reden.',
  'Missed this train twice and caught it anyway.': 'Hat diesen Zug zweimal verpasst und trotzdem erwischt.',
  'Governess to the worst-behaved prince in Europe.': 'Gouvernante des schlimmsten Prinzen Europas.',
  'Card sharp who lets others win the small ones.': 'Falschspieler, der andere die kleinen Spiele gewinnen lässt.',
  'Engine driver off duty, still covered in steam.': 'Lokführerin außer Dienst, noch immer voller Dampf.',
  'Optician with glasses for every occasion.': 'Optiker mit einer Brille für jede Gelegenheit.',
  'Mountaineer who sleeps in the luggage net.': 'Bergsteigerin, die im Gepäcknetz schläft.',
  'Mime. Says nothing, hears everything.': 'Pantomime. Sagt nichts, hört alles.',
  'Fortune teller who packs light: she knows the weather.': 'Wahrsagerin mit leichtem Gepäck: Sie kennt das Wetter.',
  'Fisherman. Please do not ask about his bag.': 'Angler. Bitte nicht nach seiner Tasche fragen.',
  'Blacksmith on the way to a very large order.': 'Schmiedin auf dem Weg zu einem sehr großen Auftrag.',
  'Chemist’s apprentice. The eyebrows will grow back.': 'Chemielehrling. Die Augenbrauen wachsen wieder nach.',
  'Postmistress who knows every address by heart.': 'Postmeisterin, die jede Adresse auswendig kennt.',
  '007. Licensed to kill and rarely seen without a drink.':
    '007. Hat die Lizenz zum Töten und selten kein Glas in der Hand.',
  'Field agent who moved to a desk and misses nothing from it.':
    'Feldagentin, die an den Schreibtisch wechselte und von dort alles mitbekommt.',
  'Giant with steel teeth. Walks away from everything.': 'Hüne mit Stahlzähnen. Geht aus allem unversehrt hervor.',
  'Fisherman from the Cayman Islands who knows every reef.': 'Fischer von den Cayman-Inseln, der jedes Riff kennt.',
  'Quartermaster. Wants his gadgets back in one piece.': 'Quartiermeister. Möchte seine Gadgets in einem Stück zurück.',
  'Psychologist who learned from her father to trust nobody.':
    'Psychologin, die von ihrem Vater gelernt hat, niemandem zu trauen.',
  'Head of the Japanese secret service, with a private train.': 'Chef des japanischen Geheimdienstes mit eigenem Zug.',
  'Pearl diver and agent from a fishing village.': 'Perlentaucherin und Agentin aus einem Fischerdorf.',
  'Treasury accountant who counts every chip at the table.':
    'Buchhalterin des Schatzamts, die jeden Chip am Tisch zählt.',
  'Chinese colonel who fights with hands, feet and handcuffs.':
    'Chinesische Oberst, die mit Händen, Füßen und Handschellen kämpft.',
  'Banker of terrorists. Weeps blood and bluffs well.': 'Bankier der Terroristen. Weint Blut und blufft gut.',
  'The man with the golden gun. One bullet is enough.': 'Der Mann mit dem goldenen Colt. Eine Kugel reicht ihm.',
  'Friend from the CIA who arrives just in time, mostly.':
    'Freund von der CIA, der meist gerade noch rechtzeitig kommt.',
  'Chief of staff. Knows where everyone is supposed to be.': 'Stabschef. Weiß, wo alle sein sollten.',
  'Shell diver who steps out of the sea at the right moment.':
    'Muscheltaucherin, die im richtigen Augenblick aus dem Meer steigt.',
  'Pilot with a flying circus of her own.': 'Pilotin mit einem eigenen Flugzirkus.',
  'Loves only gold, and cheats at cards for less.': 'Liebt nur Gold und mogelt beim Kartenspiel auch für weniger.',
  'Silent butler. Mind the hat.': 'Schweigsamer Butler. Vorsicht, Hut.',
  'Number 1. Strokes a white cat and gives orders.': 'Nummer 1. Streichelt eine weiße Katze und erteilt Befehle.',
  'Colonel with a blade in her shoe.': 'Oberst mit einer Klinge im Schuh.',
  'Travels as a gentleman and orders the wrong wine.': 'Reist als Gentleman und bestellt den falschen Wein.',
  'Fighter pilot who enjoys her work too much.': 'Kampfpilotin, die ihre Arbeit zu sehr genießt.',
  '006, thought dead, and offended about it.': '006, für tot gehalten und darüber gekränkt.',
  'Programmer who guesses every password.': 'Programmiererin, die jedes Passwort errät.',
  'NSA agent with a knife and a quick answer.': 'NSA-Agentin mit Messer und schneller Antwort.',
  'Small servant with large ambitions and a tray of drinks.':
    'Kleiner Diener mit großen Plänen und einem Tablett voller Gläser.',
};

const GENDERS: Readonly<Record<NonNullable<CharacterSpec['gender']>, Text>> = {
  FEMALE: texts.descriptions.female,
  MALE: texts.descriptions.male,
  DIVERSE: texts.descriptions.nonBinary,
};

/** Returns a character's gender and description, each if given. */
export function descriptionOf({ description, gender }: CharacterSpec, language: Language): string {
  const text = description === undefined || language === 'en' ? description : (GERMAN[description] ?? description);
  return [...(gender ? [say(GENDERS[gender], language)] : []), ...(text ? [text] : [])].join(' · ');
}

/** Returns a gadget's title, or the name of an unknown gadget. */
export function gadgetTitle(name: string, language: Language): string {
  return say(gadgetNamed(name)?.title ?? name, language);
}

/** Returns a gadget's title within a sentence, with its article. */
export function theGadget(name: string, language: Language, role: 'subject' | 'object' = 'object'): string {
  const title = gadgetTitle(name, language);
  if (language === 'en') return gadgetNamed(name) ? `the ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
  const gender = GADGET_GENDERS[name];
  return gender ? `${THE[role][gender]} ${title}` : `„${title}“`;
}

/** German articles by grammatical role and gender. */
const THE: Readonly<Record<'subject' | 'object', Readonly<Record<Gender, string>>>> = {
  subject: { m: 'der', f: 'die', n: 'das' },
  object: { m: 'den', f: 'die', n: 'das' },
};

/** Grammatical genders of the gadgets' German titles. */
const GADGET_GENDERS: Readonly<Record<string, Gender>> = {
  ANTI_PLAGUE_MASK: 'f',
  BOWLER_BLADE: 'm',
  CHICKEN_FEED: 'n',
  DIAMOND_COLLAR: 'n',
  FOG_TIN: 'f',
  GAS_GLOSS: 'm',
  GRAPPLE: 'm',
  HAIRDRYER: 'm',
  JETPACK: 'n',
  LASER_COMPACT: 'f',
  MAGNETIC_WATCH: 'f',
  MIRROR_OF_WILDERNESS: 'm',
  MOLEDIE: 'm',
  MOTHBALL_POUCH: 'm',
  NUGGET: 'n',
  POCKET_LITTER: 'm',
  POISON_PILLS: 'f',
  ROCKET_PEN: 'm',
  TECHNICOLOUR_PRISM: 'n',
  WIRETAP_WITH_EARPLUGS: 'f',
};

export function propertyTitle(name: PropertyName, language: Language): string {
  return say(properties[name].title, language);
}

export function chips(count: number, language: Language): string {
  return language === 'de' ? countText(count, 'Chip', 'Chips') : countText(count, 'chip', 'chips');
}

/** Returns a probability in percent, per language. */
export function percent(probability: number): Translation {
  const hundredths = Math.round(100 * probability);
  return texts.descriptions.hundredths({ hundredths });
}

/** Returns a count with the singular or plural noun. */
export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the round, with the round limit, or with a note once the janitor is there. */
export function roundTitle({ round, janitor, config }: State, language: Language): string {
  const words = janitor
    ? texts.descriptions.roundWithTheJanitor({ value: round })
    : texts.descriptions.roundOf({ value: round, roundLimit: config.roundLimit });
  return say(words, language);
}
