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
        en: 'You lead Kaya Winter and Wendell Price, and nobody else knows. @@ is your active agent, Wendell. Capitals are yours; lowercase letters are everyone else, enemies and guests alike, and you can’t tell them apart.',
        de: 'Du führst Kaya Winter und Wendell Price, und das weiß sonst niemand. @@ ist am Zug: Wendell. Großbuchstaben sind deine Agenten, Kleinbuchstaben alle anderen: Gegner und Gäste, die du noch nicht unterscheiden kannst.',
      },
      task: { en: 'Walk to Ines Carvalho.', de: 'Geh zu Ines Carvalho.' },
      line: 'walk F3',
    },
    {
      about: {
        en: 'Guests know secrets. A secret is worth IP, the points of this game, and some guests also know the combination of a safe.',
        de: 'Gäste kennen Geheimnisse. Ein Geheimnis bringt IP, die Punkte dieses Spiels, und manche Gäste kennen auch die Kombination eines Tresors.',
      },
      task: { en: 'Spy on Ines Carvalho.', de: 'Spioniere Ines Carvalho aus.' },
      line: 'spy F3',
    },
    {
      about: {
        en: 'She was a guest, and now you know the combination of safe 1 ($1 on the map). Wendell has used his action, and everyone acts once per round.',
        de: 'Sie war ein Gast, und jetzt kennst du die Kombination von Tresor 1 ($1 auf der Karte). Wendell hat seine Aktion verbraucht, und alle handeln nur einmal pro Runde.',
      },
      task: { en: 'End Wendell’s turn.', de: 'Beende Wendells Zug.' },
      line: 'retire',
      answers: waits(THEIRS, THEIRS),
    },
    {
      about: {
        en: 'What one of your agents learns, your whole team knows. Now it’s Kaya’s turn, and she’s next to the safe. Every safe holds a secret and the combination of the next one, and the last holds the diamond collar. Here there’s only one.',
        de: 'Was einer deiner Agenten erfährt, weiß dein ganzes Team. Jetzt ist Kaya am Zug, und sie steht neben dem Tresor. In jedem Tresor liegen ein Geheimnis und die Kombination des nächsten, im letzten das Diamanthalsband. Hier gibt es nur einen.',
      },
      task: { en: 'Open safe 1.', de: 'Öffne Tresor 1.' },
      line: 'open G4',
    },
    {
      about: {
        en: 'Kaya has the collar. It belongs to the cat (&&), who is far away and goes where she likes.',
        de: 'Kaya hat das Halsband. Es gehört der Katze (&&), die weit weg ist und hingeht, wo sie will.',
      },
      task: { en: 'Walk towards the cat as far as you can.', de: 'Geh so weit wie möglich zur Katze.' },
      line: 'walk B5',
    },
    {
      about: {
        en: 'Thanks to Spryness she has two actions a round. One is left, but spying on an agent gets you noticed.',
        de: 'Dank Behändigkeit hat sie zwei Aktionen pro Runde. Eine ist noch übrig, aber wer einen gegnerischen Agenten ausspioniert, wird bemerkt.',
      },
      task: { en: 'End Kaya’s turn.', de: 'Beende Kayas Zug.' },
      line: 'retire',
      answers: waits(MINE, THEIRS),
    },
    {
      about: {
        en: 'Wendell has waited, and it’s Kaya’s turn again. Longtable remembers where she was going.',
        de: 'Wendell hat gewartet, und Kaya ist wieder dran. Longtable weiß noch, wohin sie wollte.',
      },
      task: { en: 'Continue to the cat.', de: 'Geh weiter zur Katze.' },
      line: 'walk B5',
    },
    {
      about: {
        en: 'Nearly there, but you’re out of steps.',
        de: 'Fast da, aber dir bleibt kein Schritt mehr.',
      },
      task: { en: 'End Kaya’s turn.', de: 'Beende Kayas Zug.' },
      line: 'retire',
      answers: waits(THEIRS),
    },
    {
      about: {
        en: 'The cat has moved to B4. Step onto her field with the collar and the match ends. You get IP for it, your chips turn into IP, and the side with the most IP wins.',
        de: 'Die Katze ist nach B4 gegangen. Geh mit dem Halsband auf ihr Feld, und die Partie endet. Du bekommst dafür IP, deine Chips werden zu IP, und die Seite mit den meisten IP gewinnt.',
      },
      task: { en: 'Choose “Walk to…” and then the cat.', de: 'Wähle „Gehen …“ und dann die Katze.' },
      line: 'walk B4',
    },
  ],
  end: {
    en: 'Guest, combination, safe, collar, cat: that’s a whole match. Before it starts you choose agents and gadgets (“Look up” explains them), and your opponent wants the collar too. Chips also count: at the end each one turns into IP.',
    de: 'Gast, Kombination, Tresor, Halsband, Katze: Das ist eine ganze Partie. Davor wählst du Agenten und Gadgets („Nachschlagen“ erklärt sie), und die Gegenseite will das Halsband auch. Auch Chips zählen: Am Ende wird jeder zu IP.',
  },
};
