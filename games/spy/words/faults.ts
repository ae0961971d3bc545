import { eachLanguage, type Language, say, type Text } from '../../kit/text.ts';
import type { Fault } from '../rules/course/legality.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';

/** Why a line is refused: a fault of an operation, or something that is wrong before one is looked at. */
export type Reason =
  | Fault
  | 'over'
  | 'not-your-turn'
  | 'not-offered'
  | 'not-equipped'
  | 'not-yours'
  | 'no-way'
  | 'unknown';

/** Somebody forgot a gadget when they handed out all of them. */
export function leftOver(gadget: string): Text {
  return eachLanguage((language) => {
    const title = titled(gadget, language);
    return say(
      {
        en: `Nobody carries the ${title} yet. Give every gadget to one of your agents.`,
        de: `Noch trägt niemand „${title}“. Gib jedes Gadget einem deiner Agenten.`,
      },
      language,
    );
  });
}

/** Somebody gave a gadget to two agents. */
export function givenTwice(gadget: string): Text {
  return eachLanguage((language) => {
    const title = titled(gadget, language);
    return say(
      {
        en: `The ${title} is with two agents, and there is only one. Take it from one of them.`,
        de: `„${title}“ ist bei zwei Agenten, und es gibt davon nur eins. Nimm es einem von beiden.`,
      },
      language,
    );
  });
}

function titled(gadget: string, language: Language): string {
  return say(gadgetNamed(gadget)?.title ?? gadget, language);
}

/** The reasons in words, each with what to do instead. */
export const faults: Readonly<Record<Reason, Text>> = {
  over: { en: 'The match is over.', de: 'Die Partie ist vorbei.' },
  'not-your-turn': {
    en: 'It is not your turn; wait until one of your agents is on.',
    de: 'Du bist nicht dran; warte, bis einer deiner Agenten am Zug ist.',
  },
  'not-offered': {
    en: 'Pick one of the items you are offered now, like `pick gadget JETPACK`.',
    de: 'Nimm etwas, das dir gerade angeboten wird, zum Beispiel `pick gadget JETPACK`.',
  },
  'not-equipped': {
    en: 'Give every gadget to one of your agents first.',
    de: 'Gib zuerst jedes Gadget einem deiner Agenten.',
  },
  'not-yours': {
    en: 'Give one of your gadgets to one of your agents who does not have it yet.',
    de: 'Gib eins deiner Gadgets einem deiner Agenten, der es noch nicht hat.',
  },
  unknown: {
    en: 'Say what your agent does, like `walk C7`, `use JETPACK F7` or `retire`.',
    de: 'Sag, was dein Agent tut, zum Beispiel `walk C7`, `use JETPACK F7` oder `retire`.',
  },
  'no-way': {
    en: 'There is no way, or your agent is there already; take a field that the menu offers.',
    de: 'Dorthin führt kein Weg, oder dein Agent ist schon da; nimm ein Feld aus dem Menü.',
  },
  'no-bp': {
    en: 'No steps are left; act, or `retire`.',
    de: 'Keine Schritte mehr übrig; handle oder beende mit `retire`.',
  },
  'no-ap': {
    en: 'No actions are left; walk, or `retire`.',
    de: 'Keine Aktionen mehr übrig; geh oder beende mit `retire`.',
  },
  fog: {
    en: 'Nobody can act in fog; step out of it, or `retire`.',
    de: 'Im Nebel kann niemand handeln; geh hinaus oder beende mit `retire`.',
  },
  'no-gadget': {
    en: 'Your agent does not carry that gadget, or it only has to be carried.',
    de: 'Dein Agent trägt dieses Gadget nicht, oder es wirkt nur durch Tragen.',
  },
  target: {
    en: 'That does not work on this field; take one that the menu offers.',
    de: 'Das geht auf diesem Feld nicht; nimm eins, das das Menü anbietet.',
  },
  stake: {
    en: 'Stake at least 1 chip and at most what you and the table both have.',
    de: 'Setz mindestens 1 Chip und höchstens, was du und der Tisch beide habt.',
  },
};
