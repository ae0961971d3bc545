import type { Lesson, LessonLine } from '../kit/lesson.ts';
import { readDrawing } from './files/scenarios/drawing.ts';
import type { SpyOptions } from './options.ts';
import { defaultConfig } from './rules/config.ts';

/** A back room with one safe, two agents a side and two guests who talk. */
const options: SpyOptions = {
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
export const lesson: Lesson<SpyOptions> = {
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
        en: 'The others have acted, and you saw what they let you see. Now Kaya is on. She could use her gadgets; today she looks harmless.',
        de: 'Die anderen haben gehandelt, und du hast gesehen, was zu sehen war. Jetzt ist Kaya dran. Sie hätte ihre Gadgets; heute tut sie harmlos.',
      },
      task: { en: 'End Kaya’s turn.', de: 'Beende Kayas Zug.' },
      line: 'retire',
    },
    {
      about: {
        en: 'A new round, and Wendell is on again. A safe opens to whoever stands beside it and knows its code.',
        de: 'Eine neue Runde, und Wendell ist wieder dran. Ein Tresor öffnet sich, wenn jemand daneben steht und seinen Code kennt.',
      },
      task: { en: 'Walk to safe 1.', de: 'Geh zu Tresor 1.' },
      line: 'walk G4',
    },
    {
      about: {
        en: 'Each safe holds a secret and the code of the next. In the last one lies the diamond collar, and here there is only one.',
        de: 'In jedem Tresor liegen ein Geheimnis und der Code des nächsten. Im letzten liegt das Diamanthalsband, und hier gibt es nur einen.',
      },
      task: { en: 'Open safe 1.', de: 'Öffne Tresor 1.' },
      line: 'open G4',
    },
    {
      about: {
        en: 'The collar is yours. It belongs to the cat, &&, who walks where she likes.',
        de: 'Das Halsband ist dein. Es gehört der Katze, &&, die geht, wohin sie will.',
      },
      task: { en: 'End Wendell’s turn.', de: 'Beende Wendells Zug.' },
      line: 'retire',
      answers: waits(THEIRS, MINE, THEIRS, MINE),
    },
    {
      about: {
        en: 'Kaya waited meanwhile, and the cat has come closer.',
        de: 'Kaya hat solange gewartet, und die Katze ist näher gekommen.',
      },
      task: { en: 'Walk next to the cat on C3.', de: 'Geh neben die Katze auf C3.' },
      line: 'walk C3',
    },
    {
      about: {
        en: 'When she has her collar the match ends, and whoever brought it gets IP for it. The most IP win.',
        de: 'Hat sie ihr Halsband, endet die Partie, und wer es gebracht hat, bekommt dafür IP. Die meisten IP gewinnen.',
      },
      task: { en: 'Give the cat on C3 the diamond collar.', de: 'Gib der Katze auf C3 das Diamanthalsband.' },
      line: 'use DIAMOND_COLLAR C3',
    },
  ],
  end: {
    en: 'Guest, code, safe, collar, cat: that is a match. Before one you choose agents and gadgets, “Look up” tells what they can do, and the others want the collar too.',
    de: 'Gast, Code, Tresor, Halsband, Katze: das ist eine Partie. Davor wählst du Agenten und Gadgets, „Nachschlagen“ sagt, was sie können, und die anderen wollen das Halsband auch.',
  },
};
