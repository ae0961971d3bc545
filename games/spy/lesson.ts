import type { Lesson, LessonLine } from '../kit/lesson.ts';
import { readDrawing } from './files/scenarios/drawing.ts';
import type { Options } from './options.ts';
import { defaultConfig } from './rules/config.ts';

/** A back room with one safe, two agents a side and two guests who talk. */
const options: Options = {
  scenario_file: JSON.stringify(
    readDrawing(['#########', '#..^..@.#', '#.......#', '#.=_..$.#', '#.......#', '#########']),
  ),
  match_file: JSON.stringify({
    ...defaultConfig,
    spySuccessChance: 1,
    npcCombinationChance: 1,
    maxNumberOfNPCs: 2,
    turnPhaseLimit: -1,
    pauseLimit: -1,
  }),
};

const PICKS = [
  ['agent Kaya Winter', 'agent Wendell Price', 'gadget GRAPPLE', 'gadget POISON_PILLS'],
  ['gadget TECHNICOLOUR_PRISM', 'gadget FOG_TIN', 'gadget BOWLER_BLADE', 'gadget ROCKET_PEN'],
].flat();
const THEIR_PICKS = [
  ['agent Tilda Rasmussen', 'agent Finn Halloran', 'gadget POCKET_LITTER', 'gadget GAS_GLOSS'],
  ['gadget WIRETAP_WITH_EARPLUGS', 'gadget HAIRDRYER', 'gadget CHICKEN_FEED', 'gadget NUGGET'],
].flat();

const [MINE, THEIRS] = [0, 1];
const picked = (seat: number, picks: readonly string[]) => picks.map((pick) => ({ seat, line: `pick ${pick}` }));
const waits = (...seats: readonly number[]): LessonLine[] => seats.map((seat) => ({ seat, line: 'retire' }));

/** Guest, code, safe, collar, cat. */
export const lesson: Lesson<Options> = {
  options,
  seed: 648,
  opening: [
    ...picked(MINE, PICKS),
    ...picked(THEIRS, THEIR_PICKS),
    { seat: MINE, line: 'share' },
    { seat: THEIRS, line: 'share' },
    { seat: MINE, line: 'ready' },
    { seat: THEIRS, line: 'ready' },
  ],
  steps: [
    {
      about: {
        en: 'You lead Kaya Winter and Wendell Price; nobody else knows. @@ is on: Wendell. Capitals are yours, small letters all the others: enemies and guests, and you cannot tell them apart.',
        de: 'Du führst Kaya Winter und Wendell Price; das weiß sonst niemand. @@ ist am Zug: Wendell. Große Buchstaben sind deine, kleine alle anderen: Gegner und Gäste, und du kannst sie nicht unterscheiden.',
      },
      task: { en: 'Walk next to Ines Carvalho.', de: 'Geh neben Ines Carvalho.' },
      line: 'walk F3',
    },
    {
      about: {
        en: 'Guests know secrets. A secret is worth IP, the points of this game, and sometimes it is the code of a safe.',
        de: 'Gäste kennen Geheimnisse. Ein Geheimnis ist IP wert, die Punkte dieses Spiels, und manchmal ist es der Code eines Tresors.',
      },
      task: { en: 'Spy on Ines Carvalho.', de: 'Spioniere Ines Carvalho aus.' },
      line: 'spy F3',
    },
    {
      about: {
        en: 'She was a guest, and now you know the code of safe 1, $1. Wendell has used his action; everybody acts once a round.',
        de: 'Sie war ein Gast, und jetzt kennst du den Code von Tresor 1, $1. Wendell hat seine Aktion verbraucht; jede Person handelt einmal je Runde.',
      },
      task: { en: 'End Wendell’s turn.', de: 'Beende Wendells Zug.' },
      line: 'retire',
      answers: waits(THEIRS, THEIRS),
    },
    {
      about: {
        en: 'What one of yours learns, all know. Kaya is on and stands beside the safe. In each lie a secret and the code of the next, in the last the diamond collar; here there is only one.',
        de: 'Was einer von deinen erfährt, wissen alle. Kaya ist dran und steht neben dem Tresor. In jedem liegen ein Geheimnis und der Code des nächsten, im letzten das Diamanthalsband; hier gibt es nur einen.',
      },
      task: { en: 'Open safe 1.', de: 'Öffne Tresor 1.' },
      line: 'open G4',
    },
    {
      about: {
        en: 'The collar is hers. It belongs to the cat, &&, who is far away and walks where she likes.',
        de: 'Sie hat das Halsband. Es gehört der Katze, &&, die weit weg ist und geht, wohin sie will.',
      },
      task: { en: 'Walk to the cat, as far as it goes.', de: 'Geh zur Katze, so weit es geht.' },
      line: 'walk B5',
    },
    {
      about: {
        en: 'She has two actions a round, thanks to her spryness. One is left, but whoever spies on an agent is noticed.',
        de: 'Sie hat dank ihrer Behändigkeit zwei Aktionen je Runde. Eine ist übrig, aber wer einen Agenten ausspioniert, wird bemerkt.',
      },
      task: { en: 'End Kaya’s turn.', de: 'Beende Kayas Zug.' },
      line: 'retire',
      answers: waits(MINE, THEIRS),
    },
    {
      about: {
        en: 'Wendell waited, and it is Kaya’s turn again. Longtable knows where she was going.',
        de: 'Wendell hat gewartet, und Kaya ist wieder dran. Longtable weiß noch, wohin sie wollte.',
      },
      task: { en: 'Go on to the cat.', de: 'Geh weiter zur Katze.' },
      line: 'walk B5',
    },
    {
      about: {
        en: 'Nearly there, and no steps are left.',
        de: 'Fast da, und kein Schritt ist mehr übrig.',
      },
      task: { en: 'End Kaya’s turn.', de: 'Beende Kayas Zug.' },
      line: 'retire',
      answers: waits(THEIRS),
    },
    {
      about: {
        en: 'The cat has moved to B4. Step onto her with the collar and the match ends: whoever brings it gets IP for it, and the most IP win.',
        de: 'Die Katze ist nach B4 gegangen. Tritt mit dem Halsband auf ihr Feld, und die Partie endet: Wer es bringt, bekommt dafür IP, und die meisten IP gewinnen.',
      },
      task: { en: 'Choose “Walk to…” and then the cat.', de: 'Wähle „Gehe zu …“ und dann die Katze.' },
      line: 'walk B4',
    },
  ],
  end: {
    en: 'Guest, code, safe, collar, cat: that is a match. Before one you choose agents and gadgets, “Look up” tells what they can do, and the others want the collar too.',
    de: 'Gast, Code, Tresor, Halsband, Katze: Das ist eine Partie. Davor wählst du Agenten und Gadgets, „Nachschlagen“ sagt, was sie können, und die anderen wollen das Halsband auch.',
  },
};
