import { type Language, say, type Text } from '@longtable/kit';
import { makePoint, type Point } from '@longtable/spy/rules/grid';
import { theGadget } from '@longtable/spy/words/descriptions';
import type { NormalOperation, NormalStatus } from '../wire/normal.ts';

/** Returns a sentence per operation of a recorded status, or the start of a round. */
export function captionsOf(status: NormalStatus, before: NormalStatus | undefined, language: Language): string[] {
  if (status.operations.length > 0)
    return status.operations.map((operation) => caption(operation, status, before ?? status, language));
  if (status.active !== null) return [];
  return [say({ en: `Round ${status.round} begins.`, de: `Runde ${status.round} beginnt.` }, language)];
}

function caption(operation: NormalOperation, { characters }: NormalStatus, before: NormalStatus, language: Language) {
  const who = characters.find(({ id }) => id === operation.characterId)?.name ?? '?';
  const { target, successful } = operation;
  const where = target ? makePoint(target) : '?';
  const whom = target && (nameAt(before, target) ?? safeAt(before, target, language));
  const end = successful ? '.' : say({ en: ', without success.', de: ', aber ohne Erfolg.' }, language);
  const words: Readonly<Record<string, Text>> = {
    MOVEMENT: { en: `${who} walks to ${where}.`, de: `${who} geht nach ${where}.` },
    RETIRE: { en: `${who} ends the turn.`, de: `${who} beendet den Zug.` },
    EXFILTRATION: {
      en: `${who} wakes up on the bar seat at ${where}.`,
      de: `${who} kommt auf dem Sitzplatz ${where} zu sich.`,
    },
    CAT_ACTION: { en: `The cat strolls to ${where}.`, de: `Die Katze schlendert nach ${where}.` },
    JANITOR_ACTION: { en: `The janitor goes to ${where}.`, de: `Der Hausmeister geht nach ${where}.` },
    SPY_ACTION: spyWords(who, target ? nameAt(before, target) : undefined, whom ?? where, successful),
    GAMBLE_ACTION: successful
      ? { en: `${who} wins at roulette.`, de: `${who} gewinnt beim Roulette.` }
      : { en: `${who} loses at roulette.`, de: `${who} verliert beim Roulette.` },
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
  if (person && successful) return { en: `${who} gets ${person} to talk.`, de: `${who} bringt ${person} zum Reden.` };
  if (person)
    return {
      en: `${who} spies on ${person} without success.`,
      de: `${who} spioniert ${person} aus, aber ohne Erfolg.`,
    };
  return successful
    ? { en: `${who} opens ${what}.`, de: `${who} öffnet ${what}.` }
    : { en: `${who} can’t open ${what}.`, de: `${who} bekommt ${what} nicht auf.` };
}

function propertyWords({ usedProperty, isEnemy }: NormalOperation, who: string, whom: string, end: string): Text {
  if (usedProperty === 'BANG_AND_BURN')
    return { en: `${who} wrecks the roulette table.`, de: `${who} zerstört den Roulettetisch.` };
  if (isEnemy === null) return { en: `${who} observes ${whom}${end}`, de: `${who} observiert ${whom}${end}` };
  return isEnemy
    ? { en: `${who} sees through ${whom}: an enemy.`, de: `${who} durchschaut ${whom}: gegnerisch.` }
    : { en: `${who} takes ${whom} for a guest.`, de: `${who} hält ${whom} für einen Gast.` };
}

function nameAt({ characters }: NormalStatus, { x, y }: Point): string | undefined {
  return characters.find(({ at }) => at?.x === x && at.y === y)?.name;
}

function safeAt({ fields }: NormalStatus, { x, y }: Point, language: Language): string | undefined {
  const field = fields[y]?.[x];
  return field?.state === 'SAFE' ? say({ en: `safe ${field.safe}`, de: `Tresor ${field.safe}` }, language) : undefined;
}
