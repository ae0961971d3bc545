import { type Language, say, type Text } from '@longtable/kit';
import { makePoint, type Point } from '@longtable/spy/rules/grid';
import { theGadget } from '@longtable/spy/words/descriptions';
import type { NormalOperation, NormalStatus } from '../wire/normal.ts';
import { texts } from '../words/texts.ts';

/**
 * Returns a sentence per operation of a recorded status. Without operations, announces the round if no character is
 * active, else returns an empty array.
 */
export function captionsOf(status: NormalStatus, before: NormalStatus | undefined, language: Language): string[] {
  if (status.operations.length > 0)
    return status.operations.map((operation) => caption(operation, status, before ?? status, language));
  if (status.active !== null) return [];
  return [say(texts.captions.roundBegins({ value: status.round }), language)];
}

function caption(operation: NormalOperation, { characters }: NormalStatus, before: NormalStatus, language: Language) {
  const who = characters.find(({ id }) => id === operation.characterId)?.name ?? '?';
  const { target, successful } = operation;
  const where = target ? makePoint(target) : '?';
  const whom = target && (nameAt(before, target) ?? safeAt(before, target, language));
  const end = successful ? '.' : say(texts.captions.withoutSuccess, language);
  const words: Readonly<Record<string, Text>> = {
    MOVEMENT: texts.captions.walksTo({ who, where }),
    RETIRE: texts.captions.endsTheTurn({ who }),
    EXFILTRATION: texts.captions.wakesUpOnTheBarSeatAt({ who, where }),
    CAT_ACTION: texts.captions.theCatStrollsTo({ where }),
    JANITOR_ACTION: texts.captions.theJanitorGoesTo({ where }),
    SPY_ACTION: spyWords(who, target ? nameAt(before, target) : undefined, whom ?? where, successful),
    GAMBLE_ACTION: successful ? texts.captions.winsAtRoulette({ who }) : texts.captions.losesAtRoulette({ who }),
    PROPERTY_ACTION: propertyWords(operation, who, whom ?? where, end),
    GADGET_ACTION: {
      en: `${who} uses ${theGadget(operation.gadget ?? '', 'en')} ${whom ? `on ${whom}` : `at ${where}`}${end}`,
      de: `${who} benutzt ${theGadget(operation.gadget ?? '', 'de')} ${whom ? `bei ${whom}` : `auf ${where}`}${end}`,
    },
  };
  return say(words[operation.type] ?? operation.type, language);
}

/** Returns the sentence of a SPY_ACTION on a person or a safe. */
function spyWords(who: string, person: string | undefined, what: string, successful: boolean): Text {
  if (person && successful) return texts.captions.getsToTalk({ who, person });
  if (person) return texts.captions.spiesOnWithoutSuccess({ who, person });
  return successful ? texts.captions.opens({ who, what }) : texts.captions.cantOpen({ who, what });
}

function propertyWords({ usedProperty, isEnemy }: NormalOperation, who: string, whom: string, end: string): Text {
  if (usedProperty === 'BANG_AND_BURN') return texts.captions.wrecksTheRouletteTable({ who });
  if (isEnemy === null) return texts.captions.observes({ who, whom, end });
  return isEnemy ? texts.captions.seesThroughAnEnemy({ who, whom }) : texts.captions.takesForAGuest({ who, whom });
}

function nameAt({ characters }: NormalStatus, { x, y }: Point): string | undefined {
  return characters.find(({ at }) => at?.x === x && at.y === y)?.name;
}

function safeAt({ fields }: NormalStatus, { x, y }: Point, language: Language): string | undefined {
  const field = fields[y]?.[x];
  return field?.state === 'SAFE' ? say(texts.captions.safe({ safe: field.safe }), language) : undefined;
}
